import type { Point } from './mapView';

/** A country as the map draws it. */
export interface MapCountry {
  /** Its code, or else its name in English. */
  readonly key: string;
  /** ISO 3166-1 alpha-2; null for what the standard does not list. */
  readonly code: string | null;
  /** In English, for those without a code. */
  readonly name: string;
  /** An SVG path in the map's own units. */
  readonly outline: string;
  readonly centre: Point;
  /** The longer side of its frame, in the map's own units. */
  readonly size: number;
}

export interface World {
  readonly countries: readonly MapCountry[];
  /** The globe's edge, as an SVG path. */
  readonly outline: string;
}

/** Coarse shows all that a whole world on a screen can; fine is for looking closer, at five times the weight. */
export type Detail = 'coarse' | 'fine';

/** The map as frontend/build/world-outlines.mts has drawn it. */
export async function loadWorld(detail: Detail): Promise<World> {
  const { default: world } = await (detail === 'coarse'
    ? import('./outlines/world-coarse.json')
    : import('./outlines/world-fine.json'));
  return world;
}
