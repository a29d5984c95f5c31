import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProvidedModules } from '../demo';
import { type Interpreted, interpret } from './interpret';
import { type SourceError, sourceErrorOf } from './sourceError';

/** After the last key, in milliseconds. */
const typingPause = 300;

/** One run of a source. */
export interface Result extends Interpreted {
  readonly number: number;
}

let count = 0;

/** What an edited source results in. It is run when typing pauses. */
export function useResult(source: string, modules: ProvidedModules) {
  const [result, setResult] = useState<Result>();
  /** The last one that could be rendered. */
  const [lastShown, setLastShown] = useState<Result>();
  const [error, setError] = useState<SourceError>();
  /** What is shown is not the result of the source. */
  const [isOld, setOld] = useState(false);
  const isFirst = useRef(true);
  const fail = (error: unknown) => {
    setError(sourceErrorOf(error));
    setOld(true);
  };
  const run = useEffectEvent(() => {
    setError(undefined);
    setOld(false);
    try {
      setResult({ ...interpret(source, modules, setError), number: count++ });
    } catch (error) {
      fail(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another source is typed
  useEffect(() => {
    const timer = setTimeout(run, isFirst.current ? 0 : typingPause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [source, modules]);
  useStopped(result, lastShown);
  return { result, lastShown, onShown: setLastShown, onFailed: fail, error, isOld };
}

/** Stops results that are not shown any more. */
function useStopped(...shown: readonly (Result | undefined)[]): void {
  const running = useRef(new Set<Result>());
  const stopOthers = useEffectEvent((kept: typeof shown) => {
    for (const result of kept) if (result) running.current.add(result);
    for (const result of running.current) {
      if (kept.includes(result)) continue;
      result.stop();
      running.current.delete(result);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many as the caller has
  useEffect(() => stopOthers(shown), shown);
  useEffect(() => () => stopOthers([]), []);
}
