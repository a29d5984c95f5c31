import { keepRecentPage, readRecentPages } from '../../../frontend/src/features/palette/recentPages';

beforeEach(() => localStorage.clear());

test('the page visited last comes first, and each page once', () => {
  for (const path of ['/a', '/b', '/a']) keepRecentPage(localStorage, path);
  expect(readRecentPages(localStorage)).toEqual(['/a', '/b']);
});

test('only the last few are kept', () => {
  for (let page = 1; page <= 9; page += 1) keepRecentPage(localStorage, `/${page}`);
  expect(readRecentPages(localStorage)).toEqual(['/9', '/8', '/7', '/6', '/5', '/4']);
});

test.each(['{', 'null', '{}', '7'])('%s in the storage counts as none', (damaged) => {
  localStorage.setItem('polder.recentPages', damaged);
  expect(readRecentPages(localStorage)).toEqual([]);
});

test('a browser that refuses to keep anything just forgets', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(() => keepRecentPage(refusing, '/a')).not.toThrow();
});
