import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Generates the countries of the sample rentals: country-json's two lists, of which guests need a quarter. `npx tsx
// frontend/build/sample-countries.mts` writes the file; a test compares it with this code's output.

/** The generated countries. */
const sampleCountriesFile = path.join(import.meta.dirname, '../src/features/rentals/sample/sample-countries.json');

/** Corrects codes of country-json that ISO 3166-1 does not assign (any more). */
const correctedCodes: Readonly<Record<string, string>> = {
  'East Timor': 'TL',
  'United Kingdom': 'GB',
};

/** Counted within the United Kingdom; dissolved in 2010. */
const noCountry = new Set(['England', 'Northern Ireland', 'Scotland', 'Wales', 'Netherlands Antilles']);

const lists = createRequire(sampleCountriesFile);
const list = <Row,>(name: string): Row[] => lists(`country-json/src/country-by-${name}.json`);

/** The names of the fields, then the inhabited countries of the world: name, code and population of each. */
export function sampleCountries(): (string | number)[][] {
  const codes = list<{ country: string; abbreviation: string }>('abbreviation');
  const codeOf = new Map(codes.map(({ country, abbreviation }) => [country, abbreviation]));
  const rows = list<{ country: string; population: number | null }>('population').flatMap(({ country, population }) => {
    const code = correctedCodes[country] ?? codeOf.get(country);
    return code && population && !noCountry.has(country) ? [[country, code, population]] : [];
  });
  return [['Name', 'Code', 'Population'], ...rows];
}

if (process.argv[1] === import.meta.filename) {
  const rows = sampleCountries().map((row) => JSON.stringify(row));
  writeFileSync(sampleCountriesFile, `[\n${rows.join(',\n')}\n]\n`);
}
