import { useEffect, useState } from 'react';

/** Draws again as time passes: "a minute ago" does not stay true. */
export function useRerenderEveryMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
}
