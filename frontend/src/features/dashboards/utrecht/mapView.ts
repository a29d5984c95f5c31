/** The transformation from map units to the frame: `x' = x · scale + offset`. */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A map's size in map units. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export const worldSize: MapSize = { width: 960, height: 468 };

export const wholeWorld: MapView = { scale: 1, x: 0, y: 0 };
const maxScale = 16;

/** Zooms in or out; the point `at` stays in place. */
export function zoom(
  view: MapView,
  factor: number,
  size: MapSize = worldSize,
  at: Point = { x: size.width / 2, y: size.height / 2 },
): MapView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return keepInFrame({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size);
}

export function pan(view: MapView, by: Point, size: MapSize = worldSize): MapView {
  return keepInFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

/** The margin along the frame's edges, as a fraction, that should not contain the shown place. */
const edge = 0.1;

/** Pans the view to show a place; unchanged if the place is already visible. */
export function panTo(view: MapView, place: Point, size: MapSize = worldSize): MapView {
  const { width, height } = size;
  const shown = shownAt(view, place);
  const isInSight =
    shown.x >= width * edge &&
    shown.x <= width * (1 - edge) &&
    shown.y >= height * edge &&
    shown.y <= height * (1 - edge);
  if (isInSight) return view;
  return keepInFrame(
    { scale: view.scale, x: width / 2 - place.x * view.scale, y: height / 2 - place.y * view.scale },
    size,
  );
}

/** The position of a map point in the frame. */
export const shownAt = ({ scale, x, y }: MapView, place: Point): Point => ({
  x: place.x * scale + x,
  y: place.y * scale + y,
});

/** The nearest point within the world's frame: the centre of a partly visible country may be outside it. */
export const clampToFrame = ({ x, y }: Point): Point => ({
  x: Math.min(worldSize.width, Math.max(0, x)),
  y: Math.min(worldSize.height * (1 - edge), Math.max(worldSize.height * edge, y)),
});

/** The map always fills its frame. */
function keepInFrame({ scale, x, y }: MapView, { width, height }: MapSize): MapView {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}
