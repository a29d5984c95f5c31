import codes from 'country-json/src/country-by-abbreviation.json';
import populations from 'country-json/src/country-by-population.json';
import type { Rental } from '../../../../../graphql/generated/schema';
import { rentalIdOf } from '../../../../../graphql/rental-id';
import { countryFlag } from '../fields/countryFlag';
import { sampleSource } from './sampleSource';

/** Corrects codes of country-json that ISO 3166-1 does not assign (any more). */
const correctedCodes: Readonly<Record<string, string>> = {
  'East Timor': 'TL',
  'United Kingdom': 'GB',
};

/** Counted within the United Kingdom; dissolved in 2010. */
const noCountry = new Set(['England', 'Northern Ireland', 'Scotland', 'Wales', 'Netherlands Antilles']);

/** The date of the figures: the middle of their year. */
const asOf = new Date(Date.UTC(sampleSource.year, 6, 1));

/** The inhabited countries of the world as rentals, for guests. */
export async function sampleRentals(): Promise<Rental[]> {
  const codeOf = new Map(codes.map(({ country, abbreviation }) => [country, abbreviation]));
  const rentals = populations.map(async ({ country, population }) => {
    const code = correctedCodes[country] ?? codeOf.get(country);
    if (!code || !population || noCountry.has(country)) return [];
    return [await sampleRental(country, code, population)];
  });
  return (await Promise.all(rentals)).flat();
}

async function sampleRental(Name: string, Code: string, Population: number): Promise<Rental> {
  const id = await rentalIdOf(Code, Name, 0);
  return {
    __typename: 'Rental',
    id,
    Flag: countryFlag(Code),
    Name,
    Code,
    Population,
    conflictID: `sample:${id}`,
    createdAt: asOf.toISOString(),
    updatedAt: asOf.toISOString(),
    _version: 1,
    _deleted: false,
    _lastChangedAt: asOf.getTime(),
  };
}
