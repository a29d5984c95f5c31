import { type ModuleGraph, pageChunks } from '../../../frontend/build/page-chunks.mts';

/** By module: what it imports, and after a `~` what it loads later. */
const modules: Record<string, string[]> = {
  '/src/main.tsx': [
    '/src/store.ts',
    '~/src/app/GlobalOverlays.tsx',
    '~/src/layouts/MainLayout.tsx',
    '~/src/layouts/BlankLayout.tsx',
    ...['Lock', 'Login'].map((name) => `~/src/features/session/${name}Page.tsx`),
    ...['Rotterdam', 'Utrecht'].map((name) => `~/src/features/dashboards/${name}Page.tsx`),
    ...['notes/Notes', 'chat/Chat', 'email/Email'].map((name) => `~/src/features/${name}Page.tsx`),
    ...['Shop', 'Order', 'Checkout'].map((name) => `~/src/features/shop/${name}Page.tsx`),
    ...['A', 'B', 'C', 'D', 'E'].map((name) => `~/src/demos/ui/${name}Page.tsx`),
    '~/src/demos/widget/WidgetsPage.tsx',
  ],
  '/src/app/GlobalOverlays.tsx': ['/src/Banner.tsx'],
  '/src/layouts/MainLayout.tsx': ['/src/Topbar.tsx', '~/src/Drawer.tsx', '~/src/features/rentals/sync/RentalSync.tsx'],
  '/src/Topbar.tsx': [
    ...['/src/Menu.tsx', '/src/Avatar.tsx', '/src/ThemeToggle.tsx'],
    ...['/node_modules/icons/bell.svg?glyph&for=Topbar&', '/node_modules/reselect/index.js'],
    '~/src/features/layout/customizer/Customizer.tsx',
  ],
  '/src/features/rentals/sync/RentalSync.tsx': ['/src/rentalParam.ts', '/src/address.ts'],
  '/src/features/layout/customizer/Customizer.tsx': ['/src/Swatch.tsx'],
  '/src/layouts/BlankLayout.tsx': ['/src/ThemeToggle.tsx'],
  '/src/features/session/LockPage.tsx': ['/src/Avatar.tsx', '/src/Heading.tsx'],
  '/src/features/session/LoginPage.tsx': ['/src/Heading.tsx', '/src/Check.tsx'],
  '/src/features/dashboards/RotterdamPage.tsx': ['/src/Figure.tsx', '/src/rentalParam.ts', '/src/Shares.tsx'],
  '/src/features/dashboards/UtrechtPage.tsx': [
    '/src/Figure.tsx',
    '/src/rentalParam.ts',
    '/src/Map.tsx',
    '/src/Ranking.tsx',
  ],
  '/src/features/notes/NotesPage.tsx': ['/src/List.tsx', '/src/Search.tsx', '/src/address.ts'],
  '/src/features/chat/ChatPage.tsx': ['/src/List.tsx'],
  '/src/features/email/EmailPage.tsx': ['/src/List.tsx'],
  ...Object.fromEntries(
    ['Shop', 'Order', 'Checkout'].map((name) => [
      `/src/features/shop/${name}Page.tsx`,
      ['/src/features/shop/Cart.tsx', '/src/components/drawings/home.tsx'],
    ]),
  ),
  ...Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E'].map((name) => [
      `/src/demos/ui/${name}Page.tsx`,
      ['/src/Demo.tsx', ...(name < 'C' ? ['/src/Few.tsx'] : [])],
    ]),
  ),
  '/src/demos/widget/WidgetsPage.tsx': ['/src/Shares.tsx', '/src/Ranking.tsx', '/src/Search.tsx'],
};

const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const names = modules[id] ?? [];
    return {
      importedIds: names.filter((name) => !name.startsWith('~')),
      dynamicallyImportedIds: names.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    };
  },
};

test.each([
  ['what the website begins with', '/src/store.ts', 'start'],
  ['what accompanies every page', '/src/Banner.tsx', 'start'],
  ['what both layouts need', '/src/ThemeToggle.tsx', 'start'],
  ['what the main layout and a page outside it need', '/src/Avatar.tsx', 'start'],
  ['the main layout', '/src/layouts/MainLayout.tsx', 'layout'],
  ['what it needs, directly or through another', '/src/Menu.tsx', 'layout'],
  ['an icon of it', '/node_modules/icons/bell.svg?glyph&for=Topbar&', 'layout'],
  ['a small part that it shows later', '/src/Swatch.tsx', 'layout'],
  ['what pages of two kinds need', '/src/Search.tsx', 'layout'],
  ['what it loads later', '/src/Drawer.tsx', null],
  ['what it always loads behind the page', '/src/rentalParam.ts', 'rental-sync'],
  ['what the sign-in pages share', '/src/Heading.tsx', 'session'],
  ['what one of them needs', '/src/Check.tsx', null],
  ['what the dashboards share', '/src/Figure.tsx', 'dashboards'],
  ['what the first one shares with the page of widgets', '/src/Shares.tsx', 'dashboards'],
  ['what another one shares with it', '/src/Ranking.tsx', 'cards'],
  ['what only one of them needs', '/src/Map.tsx', null],
  ['what the apps share', '/src/List.tsx', 'apps'],
  ['what the pages of the shop share', '/src/features/shop/Cart.tsx', 'shop'],
  ['a drawing', '/src/components/drawings/home.tsx', 'drawings'],
  ['what an app shares with the rentals', '/src/address.ts', 'layout'],
  ['what many demos share', '/src/Demo.tsx', 'demos'],
  ['what two of them share', '/src/Few.tsx', null],
  ['a package, of which the layout may need a part only', '/node_modules/reselect/index.js', null],
])('%s', (_, id, expected) => {
  expect(pageChunks('/src/main.tsx')(id, graph)).toBe(expected);
});

test('what the folders above the checkout are called does not count', () => {
  const above = '/home/mila/features/demos/polder';
  const inFolder: ModuleGraph = {
    getModuleInfo: (id) => {
      const module = graph.getModuleInfo(id.replace(above, ''));
      return (
        module && {
          importedIds: module.importedIds.map((one) => above + one),
          dynamicallyImportedIds: module.dynamicallyImportedIds.map((one) => above + one),
        }
      );
    },
  };
  const [chunkHere, chunkThere] = [pageChunks('/src/main.tsx'), pageChunks(`${above}/src/main.tsx`)];
  for (const id of Object.keys(modules))
    expect([id, chunkThere(above + id, inFolder)]).toEqual([id, chunkHere(id, graph)]);
});
