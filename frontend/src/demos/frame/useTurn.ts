import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { yieldToBrowser } from '../../lib/yieldToBrowser';

/**
 * False until an expensive part of the page may be drawn in the browser. Each part is drawn in a task of its own, so that
 * the page answers keys and presses in between. Unlike `useSeen`, also out of view: Tab leads there.
 * @param load loads what the part needs first; its errors are left to the part. The same function in each render
 */
export function useTurn(load?: () => Promise<unknown>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = async () => {
      await load?.().catch(() => {});
      await yieldToBrowser();
      // React would draw all that change in one task.
      flushSync(() => setDrawn(true));
    };
    void draw();
  }, [load]);
  return isDrawn;
}
