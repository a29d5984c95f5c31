import type { Point } from './mapView';

/** A country as drawn on the map. */
export interface MapCountry {
  /** Its code, or its English name if it has none. */
  readonly key: string;
  /** ISO 3166-1 alpha-2; null for territories that the standard does not list. */
  readonly code: string | null;
  /** In English, for countries without a code. */
  readonly name: string;
  /** An SVG path in map units. */
  readonly outline: string;
  readonly centre: Point;
  /** The longer side of its bounding box, in map units. */
  readonly size: number;
}

export interface World {
  readonly countries: readonly MapCountry[];
  /** The globe's edge, as an SVG path. */
  readonly outline: string;
}

/** Coarse is enough for the whole world on a screen. Fine is for zooming in and is five times as large. */
export type Detail = 'coarse' | 'fine';

/** Loads the map as drawn by frontend/build/world-outlines.mts. */
export async function loadWorld(detail: Detail): Promise<World> {
  const { default: world } = await (detail === 'coarse'
    ? import('./outlines/world-coarse.json')
    : import('./outlines/world-fine.json'));
  return world;
}
