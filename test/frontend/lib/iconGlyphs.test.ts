import { createRequire } from 'node:module';
import path from 'node:path';
import { fileOf, ownerOf, shapesOf } from '../../../frontend/build/icon-glyphs.mts';
import { iconSprite, spriteOf } from '../../../frontend/build/icon-sprite.mts';

test('the shapes of an icon come with their attributes as React spells them', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" class="bi bi-x" viewBox="0 0 16 16">
    <path fill-rule="evenodd" d="M1 1h2"/>
    <circle cx="8" cy="8" r="4"/>
  </svg>`;
  expect(shapesOf(svg)).toEqual([
    ['path', { fillRule: 'evenodd', d: 'M1 1h2' }],
    ['circle', { cx: '8', cy: '8', r: '4' }],
  ]);
});

test('an icon in the build is of one file and for one module', () => {
  const id = '/icons/house.svg?glyph&for=%2Fsrc%2FMenu.tsx&';
  expect([fileOf(id), ownerOf(id)]).toEqual(['/icons/house.svg', '/src/Menu.tsx']);
  expect(ownerOf('/icons/house.svg?glyph')).toBeUndefined();
});

test('a sprite has a symbol for each icon that its modules import, once, by name', async () => {
  const importing = (...names: string[]) =>
    names.map((name) => `import icon from 'bootstrap-icons/icons/${name}.svg?glyph';`).join('\n');
  const sprite = await spriteOf([importing('x-lg', 'house'), importing('house')]);
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual(['house', 'x-lg']);
  expect(sprite).toMatch(/<symbol id="x-lg" viewBox="0 0 16 16"><path d="[^"]+"\/><\/symbol>/);
});

test('the navigation refers to the sprite for icons of Bootstrap; one of your own is shapes in its module', () => {
  // Vite types a hook as a function or an object.
  const { load } = iconSprite('/src') as unknown as { load: { handler(id: string): { code: string } | null } };
  const loaded = (file: string) =>
    load.handler(`${file}?glyph&for=${encodeURIComponent(path.join('/src', 'navigation/pageIcons.ts'))}&`);
  const icons = path.dirname(createRequire(__filename).resolve('bootstrap-icons/package.json'));
  expect(loaded(`${icons}/icons/house.svg`)?.code).toMatch(/"href":"\/.*#house"/);
  expect(loaded('/src/icons/boat.svg')).toBeNull();
});
