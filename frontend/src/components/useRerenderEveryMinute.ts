import { useSyncExternalStore } from 'react';
import { watchTime } from './useToday';

const halfMinute = () => Math.floor(Date.now() / 30_000);

/** Rerenders twice a minute, so that relative times such as "a minute ago" are late by half a minute at most. */
export const useRerenderEveryMinute = (): void => void useSyncExternalStore(watchTime, halfMinute, halfMinute);
