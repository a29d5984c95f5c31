import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { projectionOf, type Region } from '../src/demos/map/vector/regions.ts';
import { worldSize } from '../src/features/dashboards/utrecht/mapView.ts';
import type { Detail, MapCountry, World } from '../src/features/dashboards/utrecht/world.ts';
import { snappedPath } from './snapped-path.mts';

// Generates the map of the world: projecting Natural Earth's outlines takes a phone seconds. `npx tsx
// frontend/build/world-outlines.mts` writes the files; a test compares them with this code's output.

const source = path.join(import.meta.dirname, '../src');

/** The generated outlines, by file. */
export const outlineFiles = {
  coarse: path.join(source, 'features/dashboards/utrecht/outlines/world-coarse.json'),
  fine: path.join(source, 'features/dashboards/utrecht/outlines/world-fine.json'),
  europe: path.join(source, 'demos/map/vector/outlines/europe.json'),
  netherlands: path.join(source, 'demos/map/vector/outlines/netherlands.json'),
};

/** In the map's units, one of which is a pixel on a wide screen: outlines have no points in between. */
const steps: Record<Detail, number> = { coarse: 0.5, fine: 0.1 };

/** Used for statistics, though not (yet) part of ISO 3166-1. */
const ownCodes: Readonly<Record<string, string>> = { Kosovo: 'XK' };

const packages = createRequire(outlineFiles.coarse);
const json = (name: string) => JSON.parse(readFileSync(packages.resolve(name), 'utf8'));

// An equal-area projection, which a shaded map needs.
const projection = geoEqualEarth().fitExtent(
  [
    [2, 2],
    [worldSize.width - 2, worldSize.height - 2],
  ],
  { type: 'Sphere' },
);
const draw = geoPath(projection);

/** Natural Earth's countries (public domain), from world-atlas, as SVG paths. */
export const drawAhead = (): Record<Detail, World> & Record<Region, string[]> => ({
  ...worldOutlines(),
  europe: regionOutlines('europe'),
  netherlands: regionOutlines('netherlands'),
});

function worldOutlines(): Record<Detail, World> {
  const max = countriesOf('50m');
  const fewer = countriesOf('110m');
  const known = new Set(fewer.map(({ key }) => key));
  // The coarse atlas omits small islands, which have rentals too.
  const some = [...fewer, ...max.filter(({ key }) => !known.has(key))];
  return { coarse: snapped(some, steps.coarse), fine: snapped(max, steps.fine) };
}

function snapped(countries: readonly MapCountry[], step: number): World {
  return {
    countries: countries.map((country) => ({ ...country, outline: snappedPath(country.outline, step) })),
    outline: snappedPath(draw({ type: 'Sphere' }) ?? '', step),
  };
}

function countriesOf(scale: '50m' | '110m'): MapCountry[] {
  const codes: string[][] = json('i18n-iso-countries/codes.json');
  const alpha2 = new Map(codes.map(([code = '', , numeric = '']) => [numeric, code]));
  const countries = shapesOf(scale).flatMap((shape): MapCountry[] => {
    const outline = draw(shape);
    if (!outline) return [];
    const { name } = shape.properties;
    const code = alpha2.get(String(shape.id)) ?? ownCodes[name] ?? null;
    const [[left, top], [right, bottom]] = draw.bounds(shape);
    const [x, y] = draw.centroid(maxPart(shape));
    const size = tenths(Math.max(right - left, bottom - top));
    return [{ key: code ?? name, code, name, outline, centre: { x: tenths(x), y: tenths(y) }, size }];
  });
  // Some territories have a separate shape with their country's code: the first one, the country itself, has the name.
  return withoutRepeated(countries);
}

function shapesOf(scale: '50m' | '110m') {
  const atlas: Topology = json(`world-atlas/countries-${scale}.json`);
  return feature(atlas, atlas.objects.countries as GeometryCollection<{ name: string }>).features;
}

function regionOutlines(region: Region): string[] {
  const drawRegion = geoPath(projectionOf(region));
  return shapesOf('50m').flatMap((shape) => snappedPath(drawRegion(shape) ?? '', steps.fine) || []);
}

const tenths = (value: number) => Math.round(value * 10) / 10;

type Shape = Parameters<typeof draw>[0];

/** The largest polygon of a country, so that the centre of France is not in the Atlantic. */
function maxPart(shape: GeoJSON.Feature): Shape {
  if (shape.geometry.type !== 'MultiPolygon') return shape;
  const parts = shape.geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return parts.reduce((largest, part) => (draw.area(part) > draw.area(largest) ? part : largest));
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

if (process.argv[1] === import.meta.filename) {
  const drawn = drawAhead();
  for (const name of Object.keys(outlineFiles) as (keyof typeof outlineFiles)[]) {
    writeFileSync(outlineFiles[name], `${JSON.stringify(drawn[name])}\n`);
  }
}
