import { readFileSync } from 'node:fs';
import type { Topology } from 'topojson-specification';
import { countryTotals } from '../../../frontend/src/features/dashboards/utrecht/countryTotals';
import {
  inFrame,
  mapHeight,
  mapWidth,
  panned,
  showing,
  shownAt,
  wholeWorld,
  zoomed,
} from '../../../frontend/src/features/dashboards/utrecht/mapView';
import { directions, nextCountry } from '../../../frontend/src/features/dashboards/utrecht/nextCountry';
import { shadeOf, shadesOf, toneOf } from '../../../frontend/src/features/dashboards/utrecht/shades';
import { rental } from '../rentals/rental.fixture';

describe("a country's totals", () => {
  const rentals = [
    rental({ Code: 'NL', Population: 10 }),
    rental({ Code: 'BE', Population: 30 }),
    rental({ Code: 'NL', Population: 15 }),
  ];

  it('are those of all its rentals, the largest first', () => {
    expect(countryTotals(rentals, 'population')).toEqual([
      { code: 'BE', count: 1, population: 30 },
      { code: 'NL', count: 2, population: 25 },
    ]);
    expect(countryTotals(rentals, 'count').map(({ code }) => code)).toEqual(['NL', 'BE']);
  });
});

describe('shades', () => {
  it('have about as many values each, and round borders', () => {
    const values = [11, 47, 160, 730, 1_980, 9_400, 52_000, 310_000, 4_100_000, 1_400_000_000];
    const shades = shadesOf(values);
    expect(shades).toEqual([
      { from: 11, to: 150 },
      { from: 150, to: 2_000 },
      { from: 2_000, to: 50_000 },
      { from: 50_000, to: 4_000_000 },
      { from: 4_000_000, to: null },
    ]);
    expect(values.map((value) => shadeOf(value, shades))).toEqual([0, 0, 1, 1, 1, 2, 3, 3, 4, 4]);
  });

  it('are fewer where values are alike, and none without values', () => {
    expect(shadesOf([1, 1, 1, 1, 1, 2])).toEqual([{ from: 1, to: null }]);
    expect(shadesOf([1, 1, 2, 2, 3])).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: null },
    ]);
    expect(shadesOf([])).toEqual([]);
    // One shade alone is the strongest.
    expect(toneOf(0, shadesOf([7]))).toBe(5);
    expect([0, 1].map((shade) => toneOf(shade, shadesOf([1, 1, 2, 2])))).toEqual([4, 5]);
  });

  it('hold every value, the smallest too', () => {
    const values = [0, 4, 9, 95, 105, 1049];
    const shades = shadesOf(values);
    for (const value of values) {
      const shade = shades[shadeOf(value, shades)];
      expect(value).toBeGreaterThanOrEqual(shade?.from ?? Number.NaN);
      expect(value).toBeLessThan(shade?.to ?? Number.POSITIVE_INFINITY);
    }
  });
});

describe('the view of the map', () => {
  it('keeps the place under the pointer where it is', () => {
    const at = { x: 700, y: 100 };
    const view = zoomed(zoomed(wholeWorld, 2, at), 1.5, at);
    expect(view.scale).toBe(3);
    expect(shownAt(view, at)).toEqual(at);
  });

  it('never leaves part of the frame empty, and has an end on both sides', () => {
    expect(panned(wholeWorld, { x: 50, y: -50 })).toEqual(wholeWorld);
    expect(zoomed(wholeWorld, 0.1)).toEqual(wholeWorld);
    expect(zoomed(wholeWorld, 1000).scale).toBe(16);
    const view = panned(zoomed(wholeWorld, 4), { x: -99_999, y: 99_999 });
    expect(shownAt(view, { x: mapWidth, y: 0 })).toEqual({ x: mapWidth, y: 0 });
  });

  it('goes to a place that is out of sight, and stays for one in sight', () => {
    const near = zoomed(wholeWorld, 4, { x: 0, y: 0 });
    expect(showing(near, { x: 50, y: 50 })).toBe(near);
    const place = { x: 700, y: 300 };
    expect(shownAt(showing(near, place), place)).toEqual({ x: mapWidth / 2, y: mapHeight / 2 });
    expect(inFrame({ x: 10, y: 100 })).toEqual({ x: 10, y: 100 });
    expect(inFrame({ x: -4000, y: 9000 })).toEqual({ x: 0, y: mapHeight * 0.9 });
  });
});

describe('the arrow keys', () => {
  const at = (key: string, x: number, y: number) => ({ key, centre: { x, y } });
  const spain = at('ES', 0, 10);
  const france = at('FR', 4, 5);
  const belgium = at('BE', 5, 2);
  const portugal = at('PT', -2, 10);
  const all = [spain, france, belgium, portugal];
  const go = (from: typeof spain, key: string) => nextCountry(all, from, directions[key] ?? { x: 0, y: 0 }).key;

  it('go to the nearest country in their direction', () => {
    expect(go(spain, 'ArrowUp')).toBe('FR');
    expect(go(france, 'ArrowUp')).toBe('BE');
    expect(go(spain, 'ArrowLeft')).toBe('PT');
    expect(go(belgium, 'ArrowDown')).toBe('FR');
  });

  it('stay where there is nothing farther on', () => {
    expect(go(belgium, 'ArrowUp')).toBe('BE');
  });
});

describe('the map of the world', () => {
  // d3-geo ships ECMAScript modules only; the browser's tests draw it. Here: that its countries can be told.
  const atlas = (scale: string) =>
    JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as Topology;
  const isoCodes: string[][] = require('i18n-iso-countries/codes.json');

  it('names its countries by codes that rentals have', () => {
    const numeric = new Set(isoCodes.map(([, , number]) => number));
    const { countries } = atlas('50m').objects as unknown as {
      countries: { geometries: { id?: string; properties: { name: string } }[] };
    };
    const unknown = countries.geometries
      .filter(({ id }) => !numeric.has(id ?? ''))
      .map(({ properties }) => properties.name);
    expect(unknown.sort()).toEqual(['Indian Ocean Ter.', 'Kosovo', 'N. Cyprus', 'Siachen Glacier', 'Somaliland']);
  });
});
