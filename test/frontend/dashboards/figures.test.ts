import fc from 'fast-check';
import {
  figuresOf,
  populationBuckets,
  rankAndShare,
  recentChanges,
  sharesOf,
  topMarkets,
} from '../../../frontend/src/features/dashboards/figures';
import type { Rental } from '../../../graphql/generated/schema';
import { rental } from '../rentals/rental.fixture';

const now = Date.UTC(2026, 10, 20, 12);
const daysAgo = (days: number) => now - days * 24 * 60 * 60_000;
const sized = (...populations: number[]) =>
  populations.map((Population, index) => rental({ id: `r${index}`, Name: `Market ${index}`, Population }));

describe('the figures on the cards', () => {
  it('count and add up', () => {
    const figures = figuresOf(sized(5, 30, 10), now);
    expect(figures).toMatchObject({ count: 3, population: 45, median: 10 });
  });

  it('have the mean of the middle two as the median of an even number', () => {
    expect(figuresOf(sized(1, 2, 3, 100), now).median).toBe(2.5);
  });

  it('are empty without rentals', () => {
    expect(figuresOf([], now)).toMatchObject({ count: 0, population: 0, median: null });
  });

  it('count what was added on each of the last seven days, the latest last', () => {
    const added = (id: string, days: number) => rental({ id, createdAt: new Date(daysAgo(days)).toISOString() });
    const rentals = [added('now', 0), added('today', 0.5), added('first day', 6.9), added('before', 7.1)];
    expect(figuresOf(rentals, now).lastWeek.addedByDay).toEqual([1, 0, 0, 0, 0, 0, 2]);
    // A clock that is ahead of this browser's.
    expect(figuresOf([added('ahead', -2)], now).lastWeek.addedByDay).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('count the last seven days by the dates of the rentals', () => {
    const aged = (id: string, created: number, changed: number, said: Partial<Rental> = {}) =>
      rental({ id, createdAt: new Date(daysAgo(created)).toISOString(), _lastChangedAt: daysAgo(changed), ...said });
    const rentals = [aged('new', 1, 1, { Population: 7 }), aged('old, changed', 90, 6.9), aged('old', 7.1, 7.1)];
    expect(figuresOf(rentals, now).lastWeek).toEqual({
      changed: 2,
      added: 1,
      addedByDay: expect.any(Array),
      addedPopulation: 7,
    });
  });

  it('add up more people than fit into a 32-bit number', () => {
    expect(figuresOf(sized(2_147_483_647, 2_147_483_647), now).population).toBe(4_294_967_294);
  });
});

describe('the top markets', () => {
  it('equal the first ones of a sorted list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (populations, count) => {
        const expected = populations.toSorted((one, other) => other - one).slice(0, count);
        expect(topMarkets(sized(...populations), count).map(({ Population }) => Population)).toEqual(expected);
      }),
    );
  });

  it('are not the last changed ones', () => {
    const rentals = [rental({ id: 'a', _lastChangedAt: 1 }), rental({ id: 'b', _lastChangedAt: 3 })];
    expect(recentChanges(rentals, 1).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the shares', () => {
  it('list the largest and combine the others', () => {
    expect(sharesOf(sized(50, 10, 30, 6, 4), 2).map(({ population, share }) => [population, share])).toEqual([
      [50, 0.5],
      [30, 0.3],
      [20, 0.2],
    ]);
  });

  it('need no others when all are named', () => {
    expect(sharesOf(sized(1, 3), 5).every(({ rental: named }) => named !== null)).toBe(true);
  });

  it('are empty without people', () => {
    expect(sharesOf(sized(0, 0), 5)).toEqual([]);
    expect(sharesOf([], 5)).toEqual([]);
  });
});

describe('the distribution', () => {
  it('has a bucket for each power of ten between the smallest and the largest', () => {
    expect(populationBuckets(sized(0, 999, 1000, 9999, 2_000_000))).toEqual([
      { from: 0, to: 1000, count: 2 },
      { from: 1000, to: 10_000, count: 2 },
      { from: 10_000, to: 100_000, count: 0 },
      { from: 100_000, to: 1_000_000, count: 0 },
      { from: 1_000_000, to: 10_000_000, count: 1 },
    ]);
  });

  it('starts where the rentals do', () => {
    expect(populationBuckets(sized(50_000)).map(({ from }) => from)).toEqual([10_000]);
    expect(populationBuckets([])).toEqual([]);
  });

  it('puts each rental into one bucket', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_147_483_647)), (populations) => {
        const buckets = populationBuckets(sized(...populations));
        for (const { from, to, count } of buckets) {
          expect(count).toBe(populations.filter((population) => population >= from && population < to).length);
        }
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(populations.length);
      }),
    );
  });
});

describe('a rental’s rank', () => {
  it('has its place and its share', () => {
    const rentals = sized(50, 30, 20);
    expect(rankAndShare(rentals[1] as (typeof rentals)[0], rentals)).toEqual({ rank: 2, share: 0.3 });
  });
});
