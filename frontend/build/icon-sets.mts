import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type GlyphShape, shapesOf } from './icon-glyphs.mts';

/** A name with its shapes. */
export type NamedGlyph = [name: string, shapes: GlyphShape[]];

const require = createRequire(import.meta.url);

const sets: Readonly<Record<string, () => Promise<NamedGlyph[]>>> = {
  bootstrap: () => glyphsIn(join(dirname(require.resolve('bootstrap-icons/package.json')), 'icons'), '.svg', shapesOf),
  feather: () =>
    glyphsIn(join(dirname(require.resolve('react-feather/package.json')), 'dist/icons'), '.js', shapesOfComponent),
};

/**
 * The icons of a set, by name.
 * @throws Error that names the set, if there is none
 */
export async function iconSet(name: string): Promise<NamedGlyph[]> {
  const read = sets[name];
  if (!read) throw new Error(`There is no icon set ${name}: frontend/build/icon-sets.mts has those there are.`);
  return read();
}

/**
 * `virtual:icon-set/bootstrap` and `virtual:icon-set/feather` have every icon of a set by name, in one module, for the
 * pages that show them all: two thousand files would be two thousand requests.
 */
export function iconSets(): Plugin {
  return {
    name: 'polder-icon-sets',
    resolveId: { filter: { id: /^virtual:icon-set\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon-set\// },
      async handler(id) {
        const icons = JSON.stringify(await iconSet(id.slice('\0virtual:icon-set/'.length)));
        // Browsers parse JSON faster than literals.
        return { code: `export default JSON.parse(${JSON.stringify(icons)});`, moduleType: 'js' };
      },
    },
  };
}

async function glyphsIn(
  folder: string,
  ending: string,
  shapesIn: (text: string) => GlyphShape[],
): Promise<NamedGlyph[]> {
  const names = (await readdir(folder))
    .filter((file) => extname(file) === ending)
    .map((file) => basename(file, ending));
  return Promise.all(
    names.sort().map(async (name): Promise<NamedGlyph> => {
      const shapes = shapesIn(await readFile(join(folder, `${name}${ending}`), 'utf8'));
      if (shapes.length === 0) throw new Error(`${name} draws nothing that frontend/build/icon-sets.mts knows.`);
      return [name, shapes];
    }),
  );
}

/** The shapes of a component of react-feather, which has them as calls of `createElement`. */
export function shapesOfComponent(code: string): GlyphShape[] {
  return [...code.matchAll(/createElement\("(?!svg)(\w+)", (\{[^}]*\})/g)].map(([, tag, attributes]) => [
    tag as string,
    Object.fromEntries(
      [...(attributes as string).matchAll(/(\w+): "([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  ]);
}
