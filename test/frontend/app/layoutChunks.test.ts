import { layoutChunks, type ModuleGraph } from '../../../frontend/build/layout-chunks.mts';

/** By module: what it imports, and after a `~` what it loads later. */
const modules: Record<string, string[]> = {
  '/src/main.tsx': [
    '~/src/layouts/MainLayout.tsx',
    '~/src/layouts/BlankLayout.tsx',
    '~/src/features/session/LockPage.tsx',
  ],
  '/src/layouts/MainLayout.tsx': ['/src/Topbar.tsx', '~/src/Drawer.tsx', '~/src/features/map/MapPage.tsx'],
  '/src/Topbar.tsx': [
    '/src/Menu.tsx',
    '/src/Avatar.tsx',
    '/src/ThemeToggle.tsx',
    '/node_modules/icons/bell.svg?glyph',
    '/node_modules/reselect/index.js',
  ],
  '/src/layouts/BlankLayout.tsx': ['/src/ThemeToggle.tsx'],
  '/src/features/session/LockPage.tsx': ['/src/Avatar.tsx', '/src/Heading.tsx'],
  '/src/features/map/MapPage.tsx': ['/src/Menu.tsx', '/src/Map.tsx'],
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
  ['what the layout needs, directly or through another', '/src/Menu.tsx', 'layout'],
  ['what signing in needs as well', '/src/ThemeToggle.tsx', 'layouts'],
  ['what one page outside needs as well', '/src/Avatar.tsx', null],
  ['what only a page outside needs', '/src/Heading.tsx', null],
  ['what only a page inside needs', '/src/Map.tsx', null],
  ['what the layout loads later', '/src/Drawer.tsx', null],
  ['an icon of the layout', '/node_modules/icons/bell.svg?glyph', 'layout'],
  ['a package, of which the layout may need a part only', '/node_modules/reselect/index.js', null],
  ['the layout itself, which is asked for by its own file', '/src/layouts/MainLayout.tsx', null],
])('%s', (_, id, expected) => {
  expect(layoutChunks('/src/main.tsx')(id, graph)).toBe(expected);
});
