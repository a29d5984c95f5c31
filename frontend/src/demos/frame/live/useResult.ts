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
  /** The last two that could be rendered, the later one first: it may still fail. The other has stopped. */
  const [shown, setShown] = useState<readonly Result[]>([]);
  const [lastShown] = shown;
  const [isWaiting, setWaiting] = useState(false);
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
  useUncaught((error) => setError(sourceErrorOf(error)));
  return {
    result,
    lastShown,
    isOld,
    onShown(result: Result) {
      // Of the one before, whose effects end now.
      setError(undefined);
      setShown(([last]) => (last ? [result, last] : [result]));
    },
    onWaiting: setWaiting,
    onFailed(result: Result, error: unknown) {
      fail(error);
      // Effects run after others beside them threw, and say that it was shown. The only one may work anew.
      setShown((shown) => (shown.length > 1 ? shown.filter((one) => one !== result) : shown));
    },
    error,
    isWaiting,
  };
}

/**
 * Errors that nobody catches, as of handlers and promises. Where they come from is not told: few others happen while a
 * source is edited.
 */
function useUncaught(onError: (error: unknown) => void): void {
  const tell = useEffectEvent(onError);
  useEffect(() => {
    // Some of the browser's own messages have no error.
    const onUncaught = ({ error }: ErrorEvent) => error && tell(error);
    const onRejected = ({ reason }: PromiseRejectionEvent) => tell(reason);
    window.addEventListener('error', onUncaught);
    window.addEventListener('unhandledrejection', onRejected);
    return () => {
      window.removeEventListener('error', onUncaught);
      window.removeEventListener('unhandledrejection', onRejected);
    };
  }, []);
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
