import { startTransition, useEffect, useRef, useState } from 'react';

/** In milliseconds. */
const pause = 500;

/**
 * A value that changes many times a second, as rentals do while a file is imported, at a pace that eyes and charts can
 * follow.
 * @param occasion when this changes, as by a filter, the value that goes with it is shown at once
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
