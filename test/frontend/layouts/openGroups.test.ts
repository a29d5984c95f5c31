import { initiallyOpen, readOpenGroups, storeOpenGroups } from '../../../frontend/src/layouts/navigation/openGroups';

beforeEach(() => localStorage.clear());

test('the dashboards, the apps and the administration are open by default', () => {
  expect(readOpenGroups()).toEqual(['dashboards', 'apps', 'administration']);
  // The default itself: the navigation is not drawn again for it.
  expect(readOpenGroups()).toBe(initiallyOpen);
});

test('open groups are stored, even if there are none', () => {
  storeOpenGroups(['forms', 'data']);
  expect(readOpenGroups()).toEqual(['forms', 'data']);
  storeOpenGroups([]);
  expect(readOpenGroups()).toEqual([]);
});

test('groups that are no longer there are forgotten', () => {
  localStorage.setItem('polder.navigation', '["forms","reports",7]');
  expect(readOpenGroups()).toEqual(['forms']);
});

test.each(['{', 'null', '"forms"', '{}'])('a damaged entry gives the default: %s', (kept) => {
  localStorage.setItem('polder.navigation', kept);
  expect(readOpenGroups()).toEqual(['dashboards', 'apps', 'administration']);
});
