import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProvidedModules } from '../demo';
import { interpret } from './interpret';
import { type SourceError, sourceErrorOf } from './sourceError';

/** After the last key, in milliseconds. */
const typingPause = 300;

/** A source's component; each run makes another one. */
export type Result = ComponentType<Record<string, unknown>>;

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
      const component = interpret(source, modules, setError);
      setResult(() => component);
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
  return { result, lastShown, onShown: (shown: Result) => setLastShown(() => shown), onFailed: fail, error, isOld };
}
