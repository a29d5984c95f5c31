import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Whether what is typed cannot be read.
 * @param onUnreadable called with true when it cannot, and with false when it can again, was replaced or its field removed
 */
export function useUnreadable(onUnreadable: ((isUnreadable: boolean) => void) | undefined) {
  const [isUnreadable, setUnreadable] = useState(false);
  const report = useEffectEvent((isWrong: boolean) => onUnreadable?.(isWrong));
  // Not a passive effect: Enter submits the form, which has to know by then.
  useLayoutEffect(() => {
    if (!isUnreadable) return;
    report(true);
    return () => report(false);
  }, [isUnreadable]);
  return [isUnreadable, setUnreadable] as const;
}
