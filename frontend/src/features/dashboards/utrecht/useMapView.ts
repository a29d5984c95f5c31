import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type MapSize, type MapView, type Point, pan, wholeWorld, worldSize, zoom } from './mapView';

export interface MapViewControl {
  readonly view: MapView;
  setView(change: (view: MapView) => MapView): void;
  /** True just after the map was dragged: the click that follows must not select a country. */
  wasDragged(): boolean;
  readonly pointerHandlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** In page pixels. A shorter movement counts as a click. */
const dragStart = 4;

/**
 * Moves a map by dragging, pinching and the wheel. The plain wheel scrolls the page, and zooms if the map has the focus
 * or Ctrl or ⌘ is held.
 * @param size of the map that the frame shows; the same object at every call
 */
export function useMapView(frame: RefObject<HTMLElement | null>, size: MapSize = worldSize): MapViewControl {
  const [view, setView] = useState(wholeWorld);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const dragged = useRef(false);

  /** Converts a point of the page to map units. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) * size.width) / width, y: ((clientY - top) * size.height) / height };
  };
  const latestPointOf = useRef(pointOf);
  latestPointOf.current = pointOf;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      const at = latestPointOf.current(event);
      setView((current) => zoom(current, 2 ** (-event.deltaY / 300), size, at));
    };
    // React's wheel listener is passive, so it cannot prevent the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, size]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) {
      start.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
    }
    pointers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    // Until the drag starts the pointer is not captured: its release outside the map is not seen here.
    if (event.buttons === 0) pointers.current.delete(event.pointerId);
    const before = pointers.current.get(event.pointerId);
    if (!before || !start.current) return;
    const isDrag = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > dragStart;
    if (!dragged.current && !isDrag) return;
    if (!dragged.current) frame.current?.setPointerCapture(event.pointerId);
    dragged.current = true;
    const after = pointOf(event);
    pointers.current.set(event.pointerId, after);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    setView((current) =>
      other
        ? zoom(current, distance(after, other) / Math.max(1, distance(before, other)), size, middle(after, other))
        : pan(current, { x: after.x - before.x, y: after.y - before.y }, size),
    );
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    // After the click that ends the drag, if there is one: the next click may come from the keyboard, without a pointer.
    setTimeout(() => {
      dragged.current = false;
    });
  };

  return {
    view,
    setView,
    wasDragged: () => dragged.current,
    pointerHandlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
