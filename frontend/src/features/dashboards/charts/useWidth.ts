import { type RefObject, startTransition, useEffect, useState } from 'react';

/** The width of an element, in whole pixels; 0 until it has been measured. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const resizing = new ResizeObserver(([entry]) =>
      // All charts of a page are measured at once: React draws them in pieces.
      startTransition(() => setWidth(Math.floor(entry?.contentRect.width ?? 0))),
    );
    resizing.observe(element.current);
    return () => resizing.disconnect();
  }, [element]);
  return width;
}
