import { readOpenGroups, storeOpenGroups } from '../../../frontend/src/layouts/navigation/openGroups';

beforeEach(() => localStorage.clear());

test('who has opened none finds the dashboards and apps open', () => {
  expect(readOpenGroups()).toEqual(['dashboards', 'apps']);
});

test('what was opened and closed is remembered, also when that is nothing', () => {
  storeOpenGroups(['forms', 'data']);
  expect(readOpenGroups()).toEqual(['forms', 'data']);
  storeOpenGroups([]);
  expect(readOpenGroups()).toEqual([]);
});

test('groups that are no longer there are forgotten', () => {
  localStorage.setItem('polder.navigation', '["forms","reports",7]');
  expect(readOpenGroups()).toEqual(['forms']);
});

test.each(['{', 'null', '"forms"', '{}'])('damaged memory counts as none: %s', (kept) => {
  localStorage.setItem('polder.navigation', kept);
  expect(readOpenGroups()).toEqual(['dashboards', 'apps']);
});
