import type { PointerEvent } from 'react';

/**
 * Resizes a column while a pointer drags its edge.
 * @param onWidth called with the column's width at each step, in pixels
 */
export function dragWidth(
  event: PointerEvent<HTMLElement>,
  rightToLeft: boolean,
  onWidth: (width: number) => void,
): void {
  const handle = event.currentTarget;
  const column = handle.closest('th');
  if (event.button !== 0 || !column) return;
  // On the edge, a press must not start dragging the column itself.
  event.preventDefault();
  const { clientX: start, pointerId } = event;
  const startWidth = column.getBoundingClientRect().width;
  const forwards = rightToLeft ? -1 : 1;
  const follow = ({ clientX }: globalThis.PointerEvent) => onWidth(startWidth + forwards * (clientX - start));
  const end = () => handle.removeEventListener('pointermove', follow);
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('lostpointercapture', end, { once: true });
}
