import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the active cell in view, also when late content above the table moves it, until the user scrolls, points
 * elsewhere or leaves the table.
 * @param cellId the id of the active cell's element
 * @returns a function to call when a key moves the active cell
 */
export function useActiveCellInView(cellId: string): () => void {
  const isFollowed = useRef(false);

  const reveal = useCallback(() => {
    const isInUse = document.activeElement?.getAttribute('aria-activedescendant') === cellId;
    if (!isFollowed.current || !isInUse) return;
    document.getElementById(cellId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cellId]);

  useEffect(reveal, [reveal]);

  useEffect(() => {
    const resizing = new ResizeObserver(reveal);
    resizing.observe(document.body);
    return () => resizing.disconnect();
  }, [reveal]);

  useEffect(() => {
    const release = () => {
      isFollowed.current = false;
    };
    const options = { passive: true, capture: true };
    const gestures = ['wheel', 'touchmove', 'pointerdown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, release, options);
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, release, options);
    };
  }, []);

  return useCallback(() => {
    isFollowed.current = true;
  }, []);
}
