import { fuzzyMatch } from '../../../frontend/src/features/palette/fuzzyMatch';

const found = (search: string, text: string) => {
  const match = fuzzyMatch(search, text);
  const letters = Array.from(text);
  return match?.places.map((place) => letters[place]).join('');
};
const best = (search: string, texts: string[]) =>
  texts
    .map((text) => ({ text, score: fuzzyMatch(search, text)?.score ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => other.score - one.score)[0]?.text;

test.each([
  ['cal', 'Calendar', 'Cal'],
  ['CALENDAR', 'Calendar', 'Calendar'],
  ['table data', 'Data table', 'Datatable'],
  ['dta', 'Data table', 'Dta'],
  ['bgr', 'Button group', 'Bgr'],
  ['ender', 'Calender', 'ender'],
  ['sao', 'São Tomé', 'São'],
  ['curaçao', 'Curacao', 'Curacao'],
  ['strasse', 'Goethestraße 3', 'straße'],
  ['goethestr', 'Goethestraße 3', 'Goethestr'],
  ['faeroe', 'Færøerne', 'Færøe'],
  ['soeur', 'Sacré-Sœur', 'Sœur'],
  ['straße', 'Strasse', 'Strasse'],
  ['cafes', 'Cafe\u0301s', 'Cafes'],
  ['', 'Anything', ''],
])('"%s" finds "%s" by "%s"', (search, text, by) => {
  expect(found(search, text)).toBe(by);
});

test.each([
  ['x', 'Calendar'],
  ['cdr', 'Calendar'],
  ['calendar notes', 'Calendar'],
  ['elbat', 'Data table'],
])('"%s" does not find "%s"', (search, text) => {
  expect(fuzzyMatch(search, text)).toBeNull();
});

test('places are those of whole characters, also of those that take two code units', () => {
  expect(fuzzyMatch('nl', '🇳🇱 NL')?.places).toEqual([3, 4]);
});

describe('the better answer is', () => {
  test('the text that begins with the search', () => {
    expect(best('table', ['Basic table', 'Table', 'Vegetables'])).toBe('Table');
  });

  test('the beginning of a word rather than the middle of one', () => {
    expect(best('art', ['Cart', 'Modern art'])).toBe('Modern art');
  });

  test('a word of its own rather than the beginning of a much longer one', () => {
    expect(best('light', ['Lighthouse mug', 'Switch to light'])).toBe('Switch to light');
    expect(best('note', ['New note', 'Notebook', 'Notes'])).toBe('Notes');
  });

  test('the word as it is rather than its letters apart', () => {
    expect(best('form', ['First of rooms', 'Inform'])).toBe('Inform');
  });

  test('the shorter one of two that answer alike', () => {
    expect(best('form', ['Form layout', 'Form'])).toBe('Form');
  });
});
