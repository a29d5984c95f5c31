import { startTransition, useEffect, useRef, useState } from 'react';
import { yieldToBrowser } from '../../lib/yieldToBrowser';

/** Resolves when the part before is drawn. */
let last: Promise<void> = Promise.resolve();

/**
 * False until an expensive part of the page may be drawn in the browser. The parts are drawn one after the other, each in
 * pieces, so that the page answers keys and presses in between. Unlike `useSeen`, also out of view: Tab leads there.
 * @param load loads what the part needs first; its errors are left to the part. The same function in each render
 */
export function useTurn(load?: () => Promise<unknown>): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useRef(() => {});
  useEffect(() => {
    if (isDrawn) onDrawn.current();
  }, [isDrawn]);
  useEffect(() => {
    let isGone = false;
    const draw = async (before: Promise<void>) => {
      await before;
      await yieldToBrowser();
      if (isGone) return;
      await new Promise<void>((resolve) => {
        onDrawn.current = resolve;
        startTransition(() => setDrawn(true));
      });
    };
    void (load?.() ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        last = draw(last);
      });
    return () => {
      isGone = true;
      onDrawn.current();
    };
  }, [load]);
  return isDrawn;
}
