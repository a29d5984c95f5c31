import type { RentalIndex } from './rentalIndex';

export interface CountryCount {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly count: number;
}

/**
 * The number of rentals per country, highest first.
 * @param mask by position: 1 for the rentals to count
 */
export function countCountries({ list, code }: RentalIndex, mask: Uint8Array): CountryCount[] {
  const counts = new Map<number, { code: string; count: number }>();
  for (let position = 0; position < mask.length; position++) {
    if (mask[position] !== 1) continue;
    const key = code[position] as number;
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { code: list[position]?.Code ?? '', count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
}
