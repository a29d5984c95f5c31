import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the active cell in view, also when late content above the table moves it, until the user scrolls, points
 * elsewhere or leaves the table.
 * @param cellId the id of the active cell's element
 * @returns `follow` is to be called at each key of the table; `isFollowed` says whether the cell is kept in view
 */
export function useActiveCellInView(cellId: string): { follow: () => void; isFollowed: () => boolean } {
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

  return {
    follow: () => {
      isFollowed.current = true;
    },
    isFollowed: () => isFollowed.current,
  };
}
