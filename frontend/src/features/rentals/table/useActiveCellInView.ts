import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the cell that a key led to in view, also when what stands above the table arrives late and moves it: until the
 * person scrolls, points elsewhere or leaves the table.
 * @param cellId the active cell's element
 * @returns to be called when a key moves the active cell
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
