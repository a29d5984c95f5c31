import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentOf, fileOf, ownerOf } from './icon-glyphs.mts';

/** Resolved through its package.json, because jest maps the paths of images to something else. */
const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons');

/** Modules of frontend/src whose icons are in the sprite: the sidebar has one for every page. */
const importers = ['navigation/pageIcons.ts', 'layouts/navigation/groups.ts'];

const imported = /from 'bootstrap-icons\/icons\/([\w-]+)\.svg\?glyph'/g;

/**
 * Puts the icons of the navigation into one image (`<use href="/assets/icons-….svg#house">`): as scripts they would be
 * 9 kB (zipped) that every page has to run before its first render. Must come before iconGlyphs(), which makes modules
 * of icons from other files than bootstrap-icons; in development, of all.
 * @param source the folder frontend/src
 */
export function iconSprite(source: string): Plugin {
  const owners = new Set(importers.map((file) => path.join(source, file)));
  let address = '';
  let sprite = '';
  return {
    name: 'polder-icon-sprite',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const texts = await Promise.all([...owners].map((file) => readFile(file, 'utf8')));
      sprite = await spriteOf(texts);
      address = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
    },
    load: {
      filter: { id: /\.svg\?glyph&/ },
      handler(id) {
        const file = fileOf(id);
        if (!owners.has(ownerOf(id) ?? '') || path.dirname(file) !== icons) return null;
        const glyph = [['use', { href: `/${address}#${path.basename(file, '.svg')}` }]];
        return { code: `export default ${JSON.stringify(glyph)};`, moduleType: 'js' };
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address, source: sprite });
    },
  };
}

/** One SVG file with a symbol for each icon that the modules import. */
export async function spriteOf(modules: readonly string[]): Promise<string> {
  const names = modules.flatMap((text) => [...text.matchAll(imported)].map(([, name]) => name as string));
  const symbols = await Promise.all(
    [...new Set(names)].sort().map(async (name) => {
      const svg = await readFile(path.join(icons, `${name}.svg`), 'utf8');
      return `<symbol id="${name}" viewBox="0 0 16 16">${contentOf(svg)}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
