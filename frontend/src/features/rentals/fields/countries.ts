import { fold } from '../../../lib/search';
import { isCountryCode } from './countryFlag';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the page's language. */
  readonly name: string;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const listByLanguage = new Map<string, readonly Country[]>();

/** All countries that the browser knows, by name. */
export function countriesIn(language: string): readonly Country[] {
  const known = listByLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountryCode)
    .flatMap((code) => ({ code, name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => one.name.localeCompare(other.name, language));
  listByLanguage.set(language, countries);
  return countries;
}

const maxSuggestions = 7;

/** Countries for what was typed: first the one with this code, then names that begin with it, then words in names. */
export function suggestCountries(typed: string, language: string): readonly Country[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const ranked = countriesIn(language)
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank < noMatch);
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions)
    .map(({ country }) => country);
}

const noMatch = 3;

function rankOf({ code, name }: Country, wanted: string): number {
  if (code.toLowerCase() === wanted) return 0;
  const folded = fold(name);
  if (folded.startsWith(wanted)) return 1;
  return folded.split(/[\s('-]+/).some((word) => word.startsWith(wanted)) ? 2 : noMatch;
}

/** The code of a country by its code or its whole name, whatever the case and accents; undefined where there is none. */
export function codeOf(typed: string, language: string): string | undefined {
  const wanted = fold(typed.trim());
  return countriesIn(language).find(({ code, name }) => code.toLowerCase() === wanted || fold(name) === wanted)?.code;
}

/** The name of a country by its code; undefined for a code that no country has. */
export const nameOfCountry = (code: string, language: string): string | undefined =>
  countriesIn(language).find((country) => country.code === code)?.name;
