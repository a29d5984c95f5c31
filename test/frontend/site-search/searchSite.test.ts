import { nearbyPages } from '../../../frontend/src/demos/sample-pages/search-result/ResultPages';
import {
  excerptOf,
  pageOf,
  type Searchable,
  searchableRentals,
  searchSite,
} from '../../../frontend/src/features/site-search/public/searchSite';
import type { Rental } from '../../../graphql/generated/schema';

const thing = (title: string, text = '', place = ''): Searchable => ({
  id: title,
  kind: 'page',
  to: `/${title}`,
  title,
  place,
  text,
});
const titles = (search: string, things: Searchable[]) => searchSite(search, things).map(({ title }) => title);

test('nothing is found without a search, and everything that has all its words with one', () => {
  const things = [thing('Alerts', 'A message'), thing('Toasts', 'A message that leaves')];
  expect(titles('  ', things)).toEqual([]);
  expect(titles('message leaves', things)).toEqual(['Toasts']);
  expect(titles('MÉSSAGE', things)).toEqual(['Alerts', 'Toasts']);
});

test('a title that begins with the search is better than one that has it, and that better than a text', () => {
  const things = [thing('Colours', 'in a table'), thing('A wide table'), thing('Table rows')];
  expect(titles('table', things)).toEqual(['Table rows', 'A wide table', 'Colours']);
});

test.each([
  [1, 1, [1, 2]],
  [2, 2, [3, 4]],
  [99, 3, [5]],
  [-4, 1, [1, 2]],
  [Number.NaN, 1, [1, 2]],
  [1.9, 1, [1, 2]],
])('page %p of an address is page %p of the list', (wanted, page, items) => {
  expect(pageOf([1, 2, 3, 4, 5], wanted, 2)).toEqual({ page, pages: 3, items });
});

test('an empty list has one page', () => {
  expect(pageOf([], 3, 10)).toEqual({ page: 1, pages: 1, items: [] });
});

test('the links lead to the first page, the last and those nearby', () => {
  expect(nearbyPages(6, 20)).toEqual([1, 4, 5, 6, 7, 8, 20]);
  expect(nearbyPages(1, 2)).toEqual([1, 2]);
});

test('rentals are found each for itself, but for those that are deleted', () => {
  const rental = (id: string, _deleted: boolean) => ({ id, Name: 'Isle of Man', Code: 'IM', _deleted }) as Rental;
  const found = searchableRentals([rental('1', false), rental('2', true), rental('3', false)], 'Rotterdam');
  expect(found.map(({ id, to }) => [id, to])).toEqual([
    ['rental 1', '/dashboards/Rotterdam?q=Isle+of+Man'],
    ['rental 3', '/dashboards/Rotterdam?q=Isle+of+Man'],
  ]);
});

test('the name of the page that shows the rentals answers with that page, not with every rental', () => {
  const rentals = searchableRentals([{ id: '1', Name: 'Belgium', Code: 'BE' } as Rental], 'Rotterdam');
  expect(titles('rotterdam', [thing('Rotterdam'), ...rentals])).toEqual(['Rotterdam']);
  expect(titles('be', rentals)).toEqual(['Belgium']);
});

test('a long text is shown where the search is in it', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  expect(excerptOf('Short enough.', 'none')).toBe('Short enough.');
  expect(excerptOf(words, 'word1')).toMatch(/^word0 word1 .* …$/);
  expect(excerptOf(words, 'word150')).toMatch(/^… word\d+ .*word150 .* …$/);
  expect(excerptOf(words, 'word199')).toMatch(/^… .*word199$/);
  expect(excerptOf('x'.repeat(500), 'none').length).toBeLessThan(210);
  expect(excerptOf(`${'x'.repeat(500)}match`, 'match')).toMatch(/^… x+match$/);
  expect(excerptOf(`${words} ${'x'.repeat(300)}match${'y'.repeat(300)}`, 'match')).toMatch(/^… x+match(y+) …$/);
});

test.each([0, 1])('an excerpt of a text without spaces has no half emoji (%i characters before them)', (offset) => {
  const text = `${'x'.repeat(offset)}${'🏠'.repeat(100)}match${'🏠'.repeat(100)}`;
  expect(excerptOf(text, 'match')).not.toMatch(/\p{Surrogate}/u);
});
