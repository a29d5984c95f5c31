import { defaults } from 'chart.js';
import { useEffect, useState } from 'react';

/**
 * Gives Chart.js the page's font. A canvas does not redraw its text when the font arrives.
 * @returns whether the font is loaded, or failed to load
 */
export function useCanvasFont(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    defaults.font.family = getComputedStyle(document.body).fontFamily;
    const ready = () => setReady(true);
    document.fonts.load('12px "Inter Variable"').then(ready, ready);
  }, []);
  return isReady;
}
