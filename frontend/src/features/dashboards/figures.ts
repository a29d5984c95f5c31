import type { Rental } from '../../../../graphql/generated/schema';
import { median } from '../../lib/median';
import { emptyWeek, weekOf } from './week';

/** The figures on the overview's cards. */
export interface Figures {
  count: number;
  /** The number of different country codes. */
  countries: number;
  population: number;
  /** The median population; null without rentals. */
  median: number | null;
  /** In the last seven days. */
  lastWeek: {
    changed: number;
    added: number;
    /** The added rentals of each of the seven days, the latest last. */
    addedByDay: number[];
    /** The total population of the added rentals. */
    addedPopulation: number;
  };
}

/** @param now milliseconds since 1970 */
export function figuresOf(rentals: readonly Rental[], now: number): Figures {
  const week = weekOf(now);
  const figures: Figures = {
    count: rentals.length,
    countries: new Set(rentals.map(({ Code }) => Code)).size,
    population: 0,
    median: medianOf(rentals),
    lastWeek: { changed: 0, added: 0, addedByDay: emptyWeek(), addedPopulation: 0 },
  };
  for (const rental of rentals) {
    figures.population += rental.Population;
    if (rental._lastChangedAt >= week.since) figures.lastWeek.changed++;
    if (rental.createdAt >= week.sinceText) {
      figures.lastWeek.added++;
      week.count(figures.lastWeek.addedByDay, Date.parse(rental.createdAt));
      figures.lastWeek.addedPopulation += rental.Population;
    }
  }
  return figures;
}

function medianOf(rentals: readonly Rental[]): number | null {
  if (rentals.length === 0) return null;
  const populations = new Float64Array(rentals.length);
  for (let index = 0; index < rentals.length; index++) populations[index] = (rentals[index] as Rental).Population;
  return median(populations);
}

/** The first `count` rentals by an order, largest first, without sorting all of them. */
export function topBy(rentals: readonly Rental[], count: number, by: (rental: Rental) => number): Rental[] {
  const chosen: Rental[] = [];
  for (const rental of rentals) {
    const last = chosen[count - 1];
    if (last && by(rental) <= by(last)) continue;
    const place = chosen.findIndex((one) => by(rental) > by(one));
    chosen.splice(place === -1 ? chosen.length : place, 0, rental);
    if (chosen.length > count) chosen.pop();
  }
  return chosen;
}

export const topMarkets = (rentals: readonly Rental[], count: number) =>
  topBy(rentals, count, ({ Population }) => Population);

export const recentChanges = (rentals: readonly Rental[], count: number) =>
  topBy(rentals, count, ({ _lastChangedAt }) => _lastChangedAt);

/** A share of the total population. Without a rental it is the share of all others. */
export interface Share {
  rental: Rental | null;
  population: number;
  /** 0 … 1 */
  share: number;
}

/** The shares of the largest rentals in the total, and of all others together. */
export function sharesOf(rentals: readonly Rental[], count: number): Share[] {
  const total = rentals.reduce((sum, { Population }) => sum + Population, 0);
  if (total === 0) return [];
  const named = topMarkets(rentals, count).filter(({ Population }) => Population > 0);
  const rest = named.reduce((left, { Population }) => left - Population, total);
  const shares = named.map((rental) => ({ rental, population: rental.Population, share: rental.Population / total }));
  return rest > 0 ? [...shares, { rental: null, population: rest, share: rest / total }] : shares;
}

/** The number of rentals with a population of at least `from` and less than `to`. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

const minDecade = 3;

/** Counts rentals by population: below a thousand, then one bucket for each power of ten that occurs. */
export function populationBuckets(rentals: readonly Rental[]): Bucket[] {
  const counts: number[] = [];
  for (const { Population } of rentals) {
    const decade = Math.max(minDecade - 1, String(Population).length - 1) - minDecade + 1;
    counts[decade] = (counts[decade] ?? 0) + 1;
  }
  const firstUsed = counts.findIndex((count) => count > 0);
  if (firstUsed === -1) return [];
  return Array.from({ length: counts.length - firstUsed }, (_, index) => {
    const decade = index + firstUsed;
    const from = decade === 0 ? 0 : 10 ** (decade + minDecade - 1);
    return { from, to: 10 ** (decade + minDecade), count: counts[decade] ?? 0 };
  });
}

/** A rental's rank by population, 1 for the largest, and its share of the total. */
export function rankAndShare(rental: Rental, rentals: readonly Rental[]): { rank: number; share: number } {
  let rank = 1;
  let total = 0;
  for (const { Population } of rentals) {
    total += Population;
    if (Population > rental.Population) rank++;
  }
  return { rank, share: total === 0 ? 0 : rental.Population / total };
}
