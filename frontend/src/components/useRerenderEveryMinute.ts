import { useEffect, useState } from 'react';

/** Rerenders twice a minute, so that relative times such as "a minute ago" are late by half a minute at most. */
export function useRerenderEveryMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
}
