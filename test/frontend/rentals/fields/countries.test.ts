import {
  codeOf,
  countriesIn,
  nameOfCountry,
  suggestCountries,
} from '../../../../frontend/src/features/rentals/fields/countries';

const codes = (typed: string, language = 'en') => suggestCountries(typed, language).map(({ code }) => code);

test('every country once, no union of countries, and no code that another replaced', () => {
  const all = countriesIn('en').map(({ code }) => code);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(240);
  expect(all).toEqual(expect.arrayContaining(['NL', 'TW', 'XK']));
  for (const other of ['EU', 'UN', 'ZZ', 'BU', 'DD', 'QQ']) expect(all).not.toContain(other);
});

test('the country with the typed code comes first, then names that begin so, then words in names', () => {
  expect(codes('in')[0]).toBe('IN');
  expect(codes('in')[1]).toBe('ID');
  expect(codes('zealand')).toEqual(['NZ']);
  expect(codes('')).toEqual([]);
  expect(codes('a').length).toBe(7);
});

test('case and accents do not matter, and names are in the page’s language', () => {
  expect(codes('CURACAO')).toEqual(['CW']);
  expect(codes('duits', 'nl')).toEqual(['DE']);
  expect(codeOf('germany', 'en')).toBe('DE');
  expect(codeOf(' nl ', 'en')).toBe('NL');
  expect(codeOf('Germ', 'en')).toBeUndefined();
  expect(codeOf("cote d'ivoire", 'en')).toBe('CI');
  expect(codes('ivoire')).toEqual(['CI']);
  expect(nameOfCountry('NL', 'nl')).toBe('Nederland');
  expect(nameOfCountry('QQ', 'en')).toBeUndefined();
});
