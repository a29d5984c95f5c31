import type { Rental } from '../../../../../graphql/generated/schema';

/** The totals of the rentals of one country. */
export interface CountryTotal {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly count: number;
  readonly population: number;
}

/** The measures that can shade the map. */
export const measures = ['population', 'count'] as const;
export type Measure = (typeof measures)[number];

/** The totals of every country that has rentals, the largest first. */
export function countryTotals(rentals: readonly Rental[], measure: Measure): CountryTotal[] {
  const totals = new Map<string, { code: string; count: number; population: number }>();
  for (const { Code, Population } of rentals) {
    const total = totals.get(Code);
    if (total) {
      total.count++;
      total.population += Population;
    } else {
      totals.set(Code, { code: Code, count: 1, population: Population });
    }
  }
  return [...totals.values()].sort((one, other) => other[measure] - one[measure] || one.code.localeCompare(other.code));
}
