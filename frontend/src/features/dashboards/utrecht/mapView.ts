/** Where the map's own units are shown: `x' = x · scale + offset`. */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map's size in its own units. */
export const mapWidth = 960;
export const mapHeight = 468;

export const wholeWorld: MapView = { scale: 1, x: 0, y: 0 };
const maxScale = 16;

/** Larger or smaller, with the place under `at` staying where it is. */
export function zoomed(view: MapView, factor: number, at: Point = { x: mapWidth / 2, y: mapHeight / 2 }): MapView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio });
}

export function panned(view: MapView, by: Point): MapView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** A part of the frame along its edges, where nothing that is looked at should be. */
const edge = 0.1;

/** The view with a place in sight: as it is, if it was. */
export function showing(view: MapView, place: Point): MapView {
  const shown = shownAt(view, place);
  const isInSight =
    shown.x >= mapWidth * edge &&
    shown.x <= mapWidth * (1 - edge) &&
    shown.y >= mapHeight * edge &&
    shown.y <= mapHeight * (1 - edge);
  if (isInSight) return view;
  return within({
    scale: view.scale,
    x: mapWidth / 2 - place.x * view.scale,
    y: mapHeight / 2 - place.y * view.scale,
  });
}

/** Where a place of the map is in the frame. */
export const shownAt = ({ scale, x, y }: MapView, place: Point): Point => ({
  x: place.x * scale + x,
  y: place.y * scale + y,
});

/** The nearest point of the frame: the middle of a country may be out of sight when some of the country is not. */
export const inFrame = ({ x, y }: Point): Point => ({
  x: Math.min(mapWidth, Math.max(0, x)),
  y: Math.min(mapHeight * (1 - edge), Math.max(mapHeight * edge, y)),
});

/** The map always fills its frame. */
function within({ scale, x, y }: MapView): MapView {
  return {
    scale,
    x: Math.min(0, Math.max(mapWidth * (1 - scale), x)),
    y: Math.min(0, Math.max(mapHeight * (1 - scale), y)),
  };
}
