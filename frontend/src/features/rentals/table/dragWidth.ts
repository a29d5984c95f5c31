import type { PointerEvent } from 'react';

/**
 * Follows a pointer that drags a column's edge.
 * @param onWidth told the column's width at each step, in pixels
 */
export function dragWidth(
  event: PointerEvent<HTMLElement>,
  rightToLeft: boolean,
  onWidth: (width: number) => void,
): void {
  const handle = event.currentTarget;
  const column = handle.closest('th');
  if (event.button !== 0 || !column) return;
  // The press is on the edge: it must not start dragging the column itself.
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
