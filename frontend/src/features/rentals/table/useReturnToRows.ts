import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the rows after an action on them is rendered, as its button may have disappeared.
 * @param list contains the rows; it gets the focus itself if none are left, also where they disappear some renders later
 */
export function useReturnToRows(list: RefObject<HTMLElement | null>): () => void {
  const isReturning = useRef(false);
  const focused = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const hasDisappeared = focused.current?.isConnected === false && document.activeElement === document.body;
    if (focused.current?.isConnected === false) focused.current = null;
    if (!isReturning.current && !hasDisappeared) return;
    isReturning.current = false;
    focused.current = list.current?.querySelector<HTMLElement>('[role="grid"]') ?? list.current;
    focused.current?.focus({ preventScroll: true });
  });

  return () => {
    isReturning.current = true;
  };
}
