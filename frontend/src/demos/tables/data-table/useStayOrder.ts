import { useEffect, useRef, useState } from 'react';
import type { StayQuery } from './stayOrder';
import type { StayAnswer } from './stayOrder.worker';

/** Sorts and filters in a worker. Returns the previous result until the next is ready. */
export function useStayOrder({ count, search, by, descending }: StayQuery) {
  const [answer, setAnswer] = useState<StayAnswer | null>(null);
  const worker = useRef<Worker>(null);

  useEffect(() => {
    const started = new Worker(new URL('./stayOrder.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<StayAnswer>) => setAnswer(data);
    worker.current = started;
    return () => started.terminate();
  }, []);

  useEffect(() => {
    worker.current?.postMessage({ count, search, by, descending } satisfies StayQuery);
  }, [count, search, by, descending]);

  const asked = answer?.query;
  const isCurrent =
    asked?.count === count && asked.search === search && asked.by === by && asked.descending === descending;
  return { order: answer?.order ?? null, isBusy: !isCurrent };
}
