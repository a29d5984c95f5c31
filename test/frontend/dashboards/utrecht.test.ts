import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { snappedPath } from '../../../frontend/build/snapped-path.mts';
import { drawAhead, outlineFiles } from '../../../frontend/build/world-outlines.mts';
import { countryTotals } from '../../../frontend/src/features/dashboards/utrecht/countryTotals';
import {
  clampToFrame,
  pan,
  panTo,
  shownAt,
  wholeWorld,
  worldSize,
  zoom,
} from '../../../frontend/src/features/dashboards/utrecht/mapView';
import { directions, nextCountry } from '../../../frontend/src/features/dashboards/utrecht/nextCountry';
import { shadeOf, shadesOf, toneOf } from '../../../frontend/src/features/dashboards/utrecht/shades';
import type { Detail, World } from '../../../frontend/src/features/dashboards/utrecht/world';
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
  it('are powers of ten for values of very different sizes, at most seven, none of them empty', () => {
    const values = [11, 47, 730, 1_980, 9_400, 52_000, 310_000, 4_100_000, 38_000_000, 1_400_000_000];
    const shades = shadesOf(values);
    expect(shades).toEqual([
      { from: 11, to: 1_000 },
      { from: 1_000, to: 10_000 },
      { from: 10_000, to: 100_000 },
      { from: 100_000, to: 1_000_000 },
      { from: 1_000_000, to: 10_000_000 },
      { from: 10_000_000, to: 1_000_000_000 },
      { from: 1_000_000_000, to: null },
    ]);
    expect(values.map((value) => shadeOf(value, shades))).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 5, 6]);
  });

  it('have about equally many values each where these are of a similar size, and round limits', () => {
    const values = [11, 14, 27, 33, 47, 61, 160, 240, 730, 980];
    expect(shadesOf(values).map(({ from }) => from)).toEqual([11, 25, 45, 150, 750]);
  });

  it('are fewer for similar values, and none without values', () => {
    expect(shadesOf([1, 1, 1, 1, 1, 2])).toEqual([{ from: 1, to: null }]);
    expect(shadesOf([1, 1, 2, 2, 3])).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: null },
    ]);
    expect(shadesOf([])).toEqual([]);
    // One shade alone is the strongest.
    expect(toneOf(0, shadesOf([7]))).toBe(7);
    expect([0, 1].map((shade) => toneOf(shade, shadesOf([1, 1, 2, 2])))).toEqual([6, 7]);
  });

  it.each([
    [1_200_000, 1_300_000, 1_400_000],
    [12, 13, 14, 14, 14],
  ])('have none above the largest value, where rounding goes up', (...values) => {
    expect(shadesOf(values)).toEqual([{ from: Math.min(...values), to: null }]);
    expect(toneOf(shadeOf(Math.max(...values), shadesOf(values)), shadesOf(values))).toBe(7);
  });

  it('have none between two limits that were rounded towards each other', () => {
    expect(shadesOf([12, 14, 14, 20, 20])).toEqual([
      { from: 12, to: 20 },
      { from: 20, to: null },
    ]);
  });

  it('contain every value, including the smallest', () => {
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
  it('keeps the point under the pointer in place', () => {
    const at = { x: 700, y: 100 };
    const view = zoom(zoom(wholeWorld, 2, worldSize, at), 1.5, worldSize, at);
    expect(view.scale).toBe(3);
    expect(shownAt(view, at)).toEqual(at);
  });

  it('always fills the frame, and is limited on both sides', () => {
    expect(pan(wholeWorld, { x: 50, y: -50 })).toEqual(wholeWorld);
    expect(zoom(wholeWorld, 0.1)).toEqual(wholeWorld);
    expect(zoom(wholeWorld, 1000).scale).toBe(16);
    const view = pan(zoom(wholeWorld, 4), { x: -99_999, y: 99_999 });
    expect(shownAt(view, { x: worldSize.width, y: 0 })).toEqual({ x: worldSize.width, y: 0 });
  });

  it('moves to a place outside the frame, and does not move for a visible one', () => {
    const near = zoom(wholeWorld, 4, worldSize, { x: 0, y: 0 });
    expect(panTo(near, { x: 50, y: 50 })).toBe(near);
    const place = { x: 700, y: 300 };
    expect(shownAt(panTo(near, place), place)).toEqual({ x: worldSize.width / 2, y: worldSize.height / 2 });
    expect(clampToFrame({ x: 10, y: 100 })).toEqual({ x: 10, y: 100 });
    expect(clampToFrame({ x: -4000, y: 9000 })).toEqual({ x: 0, y: worldSize.height * 0.9 });
  });

  it('keeps to the size of a map that is not the world', () => {
    const size = { width: 100, height: 200 };
    const middle = { x: 50, y: 100 };
    expect(shownAt(zoom(wholeWorld, 2, size), middle)).toEqual(middle);
    const corner = pan(zoom(wholeWorld, 2, size), { x: -9999, y: -9999 }, size);
    expect(shownAt(corner, { x: size.width, y: size.height })).toEqual({ x: size.width, y: size.height });
    expect(shownAt(panTo(corner, middle, size), middle)).toEqual(middle);
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

  it('stay at the last country in a direction', () => {
    expect(go(belgium, 'ArrowUp')).toBe('BE');
  });
});

describe('the map of the world', () => {
  const textOf = (name: keyof typeof outlineFiles) => readFileSync(outlineFiles[name], 'utf8');
  const written = (detail: Detail): World => JSON.parse(textOf(detail));

  it('is committed as the build draws it', () => {
    // As texts: comparing thousands of objects takes a test seconds.
    for (const [name, outlines] of Object.entries(drawAhead())) {
      const isSame = textOf(name as keyof typeof outlineFiles) === `${JSON.stringify(outlines)}\n`;
      expect({ name, isSame }).toEqual({ name, isSame: true });
    }
  });

  it('has every country in the coarse version, in a small file', () => {
    const keysOf = ({ countries }: World) => countries.map(({ key }) => key).sort();
    expect(keysOf(written('coarse'))).toEqual(keysOf(written('fine')));
    expect(gzipSync(textOf('coarse')).length).toBeLessThan(25_000);
    for (const { outline } of written('coarse').countries) expect(outline).toMatch(/^M.+z$/);
  });

  it('uses the country codes of rentals', () => {
    const unknown = written('fine').countries.filter(({ code }) => code === null);
    expect(unknown.map(({ name }) => name).sort()).toEqual([
      'Indian Ocean Ter.',
      'N. Cyprus',
      'Siachen Glacier',
      'Somaliland',
    ]);
  });
});

describe('an outline on a grid', () => {
  it('drops points that the grid cannot show', () => {
    expect(snappedPath('M0,0L0.4,0.1L1.1,0L2,0L2,2L0,2Z', 1)).toBe('M0 0l2 0 0 2-2 0z');
  });

  it('retains the largest part of a shape that is smaller than the grid', () => {
    expect(snappedPath('M0.1,0.1L0.2,0.1L0.2,0.2ZM0.1,0.1L0.2,0.1L0.2,0.2L0.1,0.2Z', 1)).toBe(
      'M0.1 0.1l0.1 0 0 0.1-0.1 0z',
    );
  });

  it('turns back where the line does', () => {
    expect(snappedPath('M0,0L4,0L2,0L2,3Z', 0.5)).toBe('M0 0l4 0-2 0 0 3z');
  });
});
