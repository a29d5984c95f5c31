import { readOpenGroups, storeOpenGroups } from '../../../frontend/src/layouts/navigation/openGroups';

beforeEach(() => localStorage.clear());

test('who has opened none finds the dashboards and apps open', () => {
  expect(readOpenGroups(localStorage)).toEqual(['dashboards', 'apps']);
});

test('what was opened and closed is remembered, also when that is nothing', () => {
  storeOpenGroups(localStorage, ['forms', 'data']);
  expect(readOpenGroups(localStorage)).toEqual(['forms', 'data']);
  storeOpenGroups(localStorage, []);
  expect(readOpenGroups(localStorage)).toEqual([]);
});

test('groups that are no longer there are forgotten', () => {
  localStorage.setItem('polder.navigation', '["forms","reports",7]');
  expect(readOpenGroups(localStorage)).toEqual(['forms']);
});

test.each(['{', 'null', '"forms"', '{}'])('damaged memory counts as none: %s', (kept) => {
  localStorage.setItem('polder.navigation', kept);
  expect(readOpenGroups(localStorage)).toEqual(['dashboards', 'apps']);
});
