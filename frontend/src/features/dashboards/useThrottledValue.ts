import { startTransition, useEffect, useRef, useState } from 'react';

/** In milliseconds. */
const pause = 500;

/**
 * Throttles a value that changes many times a second, as rentals do during an import, for users and charts.
 * @param resetKey when this changes (a filter, for example), the current value is returned immediately
 */
export function useThrottledValue<Value>(value: Value, resetKey: string): Value {
  const [shown, setShown] = useState({ value, resetKey });
  const shownAt = useRef(0);

  useEffect(() => {
    if (value === shown.value && resetKey === shown.resetKey) return;
    const delay = resetKey === shown.resetKey ? Math.max(0, shownAt.current + pause - Date.now()) : 0;
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      startTransition(() => setShown({ value, resetKey }));
    }, delay);
    return () => clearTimeout(timer);
  }, [value, resetKey, shown]);

  return shown.value;
}
