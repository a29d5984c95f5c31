import type { Rect, Virtualizer } from '@tanstack/react-virtual';
import { startTransition } from 'react';

/**
 * For `observeElementRect` of a virtual list. The library's own reads the size while React commits, which lays out the
 * page and draws the rows in that task. Here the size comes from the frame's layout, and React draws the rows in pieces.
 */
export function observeSizeInFrame<Scroller extends HTMLElement, Item extends Element>(
  { scrollElement }: Virtualizer<Scroller, Item>,
  onSize: (size: Rect) => void,
): (() => void) | undefined {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() => {
    const { offsetWidth: width, offsetHeight: height } = scrollElement;
    startTransition(() => onSize({ width, height }));
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
