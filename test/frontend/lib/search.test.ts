import { matchesSearch, searchMatches } from '../../../frontend/src/lib/search';

test.each([
  ['', 'Anything', true],
  ['  ', 'Anything', true],
  ['zoe', 'Zoë', true],
  ['ZOË', 'zoe', true],
  ['delft oude', 'Oude Delft 118', true],
  ['lodz malmo', 'Łódź, Malmø', true],
  ['straße', 'STRASSE', true],
  ['istanbul', 'Istanbul, ıstanbul', true],
  ['aeroskobing oeuvre duro', 'Ærøskøbing, Œuvre, Đuro', true],
  ["tenants' evening", 'Tenants’ evening', true],
  ['"zo’n"', "„Zo'n” huis", true],
  ['401-415', 'Herengracht 401–415', true],
  ['delft nieuwe', 'Oude Delft 118', false],
])('“%s” in “%s”: %s', (search, text, expected) => {
  expect(matchesSearch(search, text)).toBe(expected);
});

test('each word may be in another of the texts', () => {
  expect(matchesSearch('sanne utrecht', 'Sanne de Vries', 'Utrecht')).toBe(true);
});

const marked = (search: string, text: string) =>
  searchMatches(search, text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['', 'Zoë', []],
  ['zoe', 'Zoë de Zoete', ['Zoë', 'Zoe']],
  ['é', 'e\u0301e\u0301n', ['e\u0301e\u0301']],
  ['i', 'İstanbul', ['İ']],
  ['be ek', 'Beek', ['Beek']],
  ['bee eek', 'Beek', ['Beek']],
  ['a', '🏠 a', ['a']],
  ['strasse', 'Hauptstraße 4', ['straße']],
  ['as', 'Straße', ['aß']],
  ['a', 'Læsø', ['æ']],
  ['oe', 'Œuvre Oe', ['Œ', 'Oe']],
  ["d'i", 'Côte d’Ivoire', ['d’I']],
])('“%s” marks in “%s”: %j', (search, text, expected) => {
  expect(marked(search, text)).toEqual(expected);
});
