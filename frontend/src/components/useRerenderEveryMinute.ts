import { useEffect, useState } from 'react';

/** Rerenders every minute, to update relative times such as "a minute ago". */
export function useRerenderEveryMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
}
