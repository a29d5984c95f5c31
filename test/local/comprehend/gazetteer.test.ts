import countryCities from 'country-json/src/country-by-cities.json';
import { isCity, isCountry } from '../../../local/comprehend/gazetteer';
import { cities } from '../../../local/comprehend/places';

test('every listed city comes from the source that is named for it', () => {
  const known = new Set(countryCities.flatMap((country: { cities?: string[] | null }) => country.cities ?? []));
  expect(cities.filter((city) => !known.has(city))).toEqual([]);
});

test('no city is listed twice', () => {
  expect(cities.filter((city, index) => cities.indexOf(city) !== index)).toEqual([]);
});

test.each(['Belgium', 'the Netherlands', 'België', 'côte d’ivoire', 'USA', 'Europe'])(
  '%s is a country or region',
  (name) => {
    expect(isCountry(name)).toBe(true);
  },
);

test('cities are not countries, and other words are neither', () => {
  expect([isCity('Utrecht'), isCountry('Utrecht')]).toEqual([true, false]);
  expect([isCity('rent'), isCountry('rent')]).toEqual([false, false]);
});
