import { useSyncExternalStore } from 'react';
import { timeCalls, watchTime } from './useToday';

/** Rerenders twice a minute, so that relative times such as "a minute ago" are late by half a minute at most. */
export const useRerenderEveryMinute = (): void => void useSyncExternalStore(watchTime, timeCalls, timeCalls);
