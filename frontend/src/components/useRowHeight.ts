import { useSyncExternalStore } from 'react';
import { usePageTheme } from './usePageTheme';

const touch = '(pointer: coarse)';

/** In pixels: as high as a finger is wide. */
const touchHeight = 44;

/**
 * The height of rows that are placed by script, in pixels.
 * @param compact their height where the page is compact
 */
export function useRowHeight(comfortable: number, compact: number): number {
  const { isCompact } = usePageTheme();
  const isTouched = useSyncExternalStore(
    watchPointer,
    () => matchMedia(touch).matches,
    () => false,
  );
  const height = isCompact ? compact : comfortable;
  return isTouched ? Math.max(height, touchHeight) : height;
}

function watchPointer(onChange: () => void): () => void {
  const query = matchMedia(touch);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
