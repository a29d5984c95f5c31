import { useSyncExternalStore } from 'react';
import { writeDay } from '../lib/days';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let calls = 0;

/** Calls a listener twice a minute. One timer for all, which goes by the clock: a laptop may sleep through midnight. */
export function watchTime(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    calls += 1;
    for (const one of listeners) one();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Grows each time that the listeners are called. */
export const timeCalls = (): number => calls;

const today = () => writeDay(new Date());

const thisHour = () => new Date().setMinutes(0, 0, 0);

/** When the present hour began, in milliseconds since 1970: what counts hours, or days back from now, is drawn again. */
export const useThisHour = (): number => useSyncExternalStore(watchTime, thisHour, thisHour);

/** The present day, as `2026-11-20`: what says "today" or "overdue" is drawn again when another one begins. */
export const useToday = (): string => useSyncExternalStore(watchTime, today, today);
