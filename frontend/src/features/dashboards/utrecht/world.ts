import { geoEqualEarth, geoPath } from 'd3-geo';
import isoCodes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapHeight, mapWidth, type Point } from './mapView';

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

/** Coarse, in which small islands are missing, and fine, at five times the size. */
export type Detail = 'coarse' | 'fine';

/** Used for statistics, though not (yet) part of ISO 3166-1. */
const ownCodes: Readonly<Record<string, string>> = { Kosovo: 'XK' };

const alpha2 = new Map((isoCodes as string[][]).map(([code = '', , numeric = '']) => [numeric, code]));

// Each country has its true size beside the others, as a map that is shaded must.
const projection = geoEqualEarth().fitExtent(
  [
    [2, 2],
    [mapWidth - 2, mapHeight - 2],
  ],
  { type: 'Sphere' },
);

/** Natural Earth's countries; the public domain's, by world-atlas. */
export async function loadWorld(detail: Detail): Promise<World> {
  const atlas =
    detail === 'coarse' ? import('world-atlas/countries-110m.json') : import('world-atlas/countries-50m.json');
  return drawn((await atlas).default as unknown as Topology);
}

/** @param atlas with a collection `countries`, whose ids are ISO 3166-1 numeric codes */
export function drawn(atlas: Topology): World {
  const path = geoPath(projection).digits(1);
  const collection = feature(atlas, atlas.objects.countries as GeometryCollection<{ name: string }>);
  const countries = collection.features.flatMap((shape): MapCountry[] => {
    const outline = path(shape);
    if (!outline) return [];
    const { name } = shape.properties;
    const code = alpha2.get(String(shape.id)) ?? ownCodes[name] ?? null;
    const [[left, top], [right, bottom]] = path.bounds(shape);
    const [x, y] = path.centroid(largestPart(shape));
    return [{ key: code ?? name, code, name, outline, centre: { x, y }, size: Math.max(right - left, bottom - top) }];
  });
  // Some territories have a shape apart and the code of their country: the first, the country itself, has the name.
  return { countries: withoutRepeated(countries), outline: path({ type: 'Sphere' }) ?? '' };
}

type Shape = Parameters<ReturnType<typeof geoPath>>[0];

/** The largest polygon of a country, so that the centre of France is not in the Atlantic. */
function largestPart(shape: GeoJSON.Feature): Shape {
  if (shape.geometry.type !== 'MultiPolygon') return shape;
  const path = geoPath(projection);
  const parts = shape.geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return parts.reduce((largest, part) => (path.area(part) > path.area(largest) ? part : largest));
}

function withoutRepeated(countries: MapCountry[]): MapCountry[] {
  const byKey = new Map<string, MapCountry>();
  for (const country of countries) {
    const first = byKey.get(country.key);
    const main = first && first.size >= country.size ? first : country;
    const outline = first ? `${first.outline}${country.outline}` : country.outline;
    byKey.set(country.key, { ...main, outline });
  }
  return [...byKey.values()];
}
