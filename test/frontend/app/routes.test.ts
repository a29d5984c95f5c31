import { paths } from '../../../frontend/src/lib/paths';
import { pageAt, pagesByGroup, pages as routes } from '../../../frontend/src/navigation/pages';
import { blankRoutes, mainRoutes } from '../../harness/routes';
import { specifiedBlankRoutes, specifiedMainRoutes } from './specifiedRoutes';

test('each address is one page’s', () => {
  const addresses = routes.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every address that pages link to by name has a page', () => {
  for (const path of Object.values(paths)) expect(pageAt(path)).toBeDefined();
});

test.each(['/dashboards/Rotterdam/', '/dashboards/rotterdam', '/DASHBOARDS/Rotterdam//', '/dashboards/%52otterdam'])(
  '%s is the Rotterdam dashboard, as for the router',
  (address) => {
    expect(pageAt(address)?.path).toBe('/dashboards/Rotterdam');
  },
);

test.each(['/', '/dashboards', '/dashboards/Rotterdam/extra', '//dashboards/Rotterdam'])('%s is no page', (address) => {
  expect(pageAt(address)).toBeUndefined();
});

test('pages for signing in are for guests', () => {
  for (const path of [paths.login, paths.register, paths.recover]) expect(pageAt(path)?.access).toBe('guest');
});

test('the sidebar has the pages of the main layout that belong to a group, and nothing else', () => {
  const shown = pagesByGroup(routes).flatMap(([, pages]) => pages);
  expect(shown.map(({ path }) => path)).toContain(paths.home);
  expect(shown.every(({ layout }) => layout === 'main')).toBe(true);
});

const addressesOf = (layout: 'main' | 'blank') =>
  routes.filter((route) => route.layout === layout).map(({ path }) => path);

test('every address of the specification has its page, in its layout', () => {
  expect(addressesOf('main')).toEqual(expect.arrayContaining(specifiedMainRoutes));
  expect(addressesOf('blank')).toEqual(expect.arrayContaining(specifiedBlankRoutes));
});

test('the tests that go through every page go through exactly those of the table', () => {
  expect(mainRoutes.toSorted()).toEqual(addressesOf('main').toSorted());
  expect(blankRoutes.toSorted()).toEqual(addressesOf('blank').toSorted());
});
