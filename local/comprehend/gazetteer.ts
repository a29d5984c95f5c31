import capitals from 'country-json/src/country-by-capital-city.json';
import continents from 'country-json/src/country-by-continent.json';
import countries from 'country-json/src/country-by-name.json';
import regions from 'country-json/src/country-by-region-in-world.json';
import englishNames from 'i18n-iso-countries/langs/en.json';
import dutchNames from 'i18n-iso-countries/langs/nl.json';
import { cities, cityAliases, otherCountryNames } from './places';

/** In lower case, with one kind of apostrophe and without the article. */
const keyOf = (name: string) => name.toLowerCase().replaceAll('’', "'").replace(/^the /, '');

const setOf = (...lists: readonly (readonly (string | null | undefined)[])[]) =>
  new Set(lists.flat().flatMap((name) => (name ? [keyOf(name)] : [])));

const countryNames = setOf(
  countries.map(({ country }) => country),
  continents.map(({ continent }) => continent),
  regions.map(({ location }) => location),
  Object.values(englishNames.countries).flat(),
  Object.values(dutchNames.countries).flat(),
  otherCountryNames,
);
const cityNames = setOf(
  capitals.map(({ city }) => city),
  cities,
  cityAliases,
);

/** Whether this is the name of a country or of a part of the world, in English or Dutch, however it is capitalised. */
export function isCountry(name: string): boolean {
  return countryNames.has(keyOf(name));
}

/** Whether this is the name of a capital or another large city. */
export function isCity(name: string): boolean {
  return cityNames.has(keyOf(name));
}

export function isPlace(name: string): boolean {
  return isCountry(name) || isCity(name);
}

/** Maximum number of words in a country's name. */
export const maxCountryNameWords = Math.max(...[...countryNames].map((name) => name.split(' ').length));
