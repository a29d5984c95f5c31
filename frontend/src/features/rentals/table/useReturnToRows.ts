import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the rows after an action on them is rendered, as its button may have disappeared.
 * @param list contains the rows; it gets the focus itself if none are left
 */
export function useReturnToRows(list: RefObject<HTMLElement | null>): () => void {
  const isReturning = useRef(false);

  useEffect(() => {
    if (!isReturning.current) return;
    isReturning.current = false;
    const rows = list.current?.querySelector<HTMLElement>('[role="grid"]');
    (rows ?? list.current)?.focus({ preventScroll: true });
  });

  return () => {
    isReturning.current = true;
  };
}
