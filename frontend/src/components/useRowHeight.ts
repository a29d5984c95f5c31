import { useMediaQuery } from './useMediaQuery';
import { usePageTheme } from './usePageTheme';

/** In pixels: as high as a finger is wide. */
const touchHeight = 44;

/**
 * The height of rows that are placed by script, in pixels.
 * @param compact their height where the page is compact
 */
export function useRowHeight(comfortable: number, compact: number): number {
  const { isCompact } = usePageTheme();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const height = isCompact ? compact : comfortable;
  return isTouched ? Math.max(height, touchHeight) : height;
}
