import english from 'i18n-iso-countries/langs/en.json';
import { worldRegions } from '../../../../../frontend/src/features/rentals/filter/ai-filter/worldRegions';

const codesOf = (name: string) => worldRegions.find(({ names }) => names.includes(name))?.codes ?? [];
const countries = [...Object.keys(english.countries), 'XK'];

test('regions consist of existing countries, each once', () => {
  for (const { names, codes } of worldRegions) {
    expect([names[0], codes.filter((code) => !countries.includes(code))]).toEqual([names[0], []]);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('every country is in one continent, and Antarctica in none', () => {
  const continents = ['Africa', 'the Americas', 'Asia', 'Europe', 'Oceania'].flatMap(codesOf);
  expect([...continents, 'AQ'].sort()).toEqual([...new Set(countries)].sort());
});

test('the European Union has its 27 members', () => {
  expect(codesOf('European Union')).toHaveLength(27);
});
