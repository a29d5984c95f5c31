import { readRecentPages, storeRecentPage } from '../../../frontend/src/features/palette/recentPages';

beforeEach(() => localStorage.clear());

test('the page visited last comes first, and each page once', () => {
  for (const path of ['/a', '/b', '/a']) storeRecentPage(path);
  expect(readRecentPages()).toEqual(['/a', '/b']);
});

test('only the last few are stored', () => {
  for (let page = 1; page <= 9; page += 1) storeRecentPage(`/${page}`);
  expect(readRecentPages()).toEqual(['/9', '/8', '/7', '/6', '/5', '/4']);
});

test.each(['{', 'null', '{}', '7'])('%s in the storage counts as none', (damaged) => {
  localStorage.setItem('polder.guest.recentPages', damaged);
  expect(readRecentPages()).toEqual([]);
});

test('without storage, the list is empty', () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storeRecentPage('/a')).not.toThrow();
  refusing.mockRestore();
});
