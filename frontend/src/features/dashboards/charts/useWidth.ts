import { type RefObject, useEffect, useState } from 'react';

/** The width of an element, in whole pixels; 0 until it has been measured. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const resizing = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    resizing.observe(element.current);
    return () => resizing.disconnect();
  }, [element]);
  return width;
}
