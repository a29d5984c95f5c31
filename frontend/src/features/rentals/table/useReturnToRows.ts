import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the keyboard back to the rows once what was done with them is drawn, as the button that did it may be gone.
 * @param list has the rows in it; it takes the keyboard itself when none are left
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
