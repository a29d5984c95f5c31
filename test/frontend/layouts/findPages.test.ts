import { findPages } from '../../../frontend/src/layouts/navigation/findPages';

const page = (title: string, group: string) => ({ title, group });
const pages = [
  page('Basic table', 'Tables and charts'),
  page('Vector map', 'Tables and charts'),
  page('Table', 'Components'),
  page('Agenda', 'Apps'),
  page('Galerij', 'Pagina’s'),
];
const titles = (query: string) => findPages(query, pages).map(({ title }) => title);

test('a page is found by part of its title, and titles that begin with it come first', () => {
  expect(titles('tab')).toEqual(['Table', 'Basic table', 'Vector map']);
});

test('a page is found by its group too, and every word has to be there', () => {
  expect(titles('map charts')).toEqual(['Vector map']);
  expect(titles('map apps')).toEqual([]);
});

test('capitals and accents make no difference', () => {
  expect(titles('GALÉRIJ')).toEqual(['Galerij']);
});

test('nothing is found by nothing', () => {
  expect(titles('')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});
