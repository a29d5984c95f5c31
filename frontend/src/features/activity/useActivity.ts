import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppStore } from '../../app/hooks';
import { type ActivityFilter, isBackwards, isPast, queryOf } from './activityFilter';
import {
  type ActivityAction,
  type ActivityState,
  activityReducer,
  firstLimit,
  initialActivity,
} from './activityReducer';
import { followNewest } from './followNewest';
import { latestChangeOf } from './latestChange';

export interface Activity extends ActivityState {
  /** Reloads the list. */
  reload(): void;
  /** Reads older entries. */
  readOn(): void;
  showNews(): void;
}

/**
 * The changes of rentals, page by page, and new ones as they happen.
 * @param filter must be the same object while its content is the same
 */
export function useActivity(filter: ActivityFilter): Activity {
  const [state, setState] = useState(initialActivity);
  const latest = useRef(state);
  const reading = useRef<AbortController>(null);
  const [attempt, setAttempt] = useState(0);
  const store = useAppStore();

  const apply = useCallback((action: ActivityAction) => {
    latest.current = activityReducer(latest.current, action);
    setState(latest.current);
  }, []);

  /** Reads pages while the state requests them. */
  const read = useCallback(async () => {
    const signal = reading.current?.signal;
    const isOver = () => signal?.aborted !== false;
    try {
      const { listActivity } = await loadHistoryApi();
      while (!isOver() && latest.current.status === 'loading') {
        const { limit, nextToken } = latest.current;
        const page = await listActivity({ ...queryOf(filter), limit, nextToken });
        if (!isOver()) apply({ type: 'pageArrived', page });
      }
    } catch (error) {
      if (!isOver()) apply({ type: 'failed', error });
    }
  }, [filter, apply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each retry
  useEffect(() => {
    if (isBackwards(filter)) return;
    const controller = new AbortController();
    reading.current = controller;
    apply({ type: 'started' });
    const follow = async () => {
      await read();
      // A later page that failed is read again by itself; without the first, all is reloaded.
      if (controller.signal.aborted || isPast(filter) || latest.current.examined === 0) return;
      const latestOf = latestChangeOf(filter.rental);
      followNewest({
        latest: () => latestOf(store.getState()),
        subscribe: store.subscribe,
        since: latest.current.entries[0]?.at ?? 0,
        signal: controller.signal,
        readNewest: async () => {
          const { listActivity } = await loadHistoryApi();
          const page = await listActivity({ ...queryOf(filter), limit: firstLimit });
          if (!controller.signal.aborted) apply({ type: 'newestArrived', page });
          return page.items[0]?.at ?? 0;
        },
      });
    };
    void follow();
    return () => controller.abort();
  }, [filter, attempt, read, apply, store]);

  const reload = useCallback(() => setAttempt((tried) => tried + 1), []);
  const readOn = useCallback(() => {
    if (latest.current.status === 'loading') return;
    apply({ type: 'olderRequested' });
    void read();
  }, [apply, read]);
  const showNews = useCallback(() => {
    if (latest.current.hasMoreNewEntries) reload();
    else apply({ type: 'newEntriesShown' });
  }, [apply, reload]);

  return { ...state, reload, readOn, showNews };
}

/** The calls about the history; without a session there is nothing to call. */
export const loadHistoryApi = () => import('../../cloud/historyApi');
