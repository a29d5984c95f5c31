import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** One shape of an icon: its element's name and its attributes as React spells them. */
export type GlyphShape = [tag: string, attributes: Record<string, string>];

const request = /\.svg\?glyph(&|$)/;

/**
 * Makes `import house from 'bootstrap-icons/icons/house.svg?glyph'` give the shapes in that file, for
 * components/Icon.tsx to draw: a page carries the few icons that it shows, and neither an icon font nor inline markup.
 * In the build, every module has its icons to itself: an icon that two files share would be a third file, of 0.2 kB.
 */
export function iconGlyphs(): Plugin {
  let isBuild = false;
  return {
    name: 'polder-icon-glyphs',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer, options) {
      if (!isBuild || !importer || !source.endsWith('.svg?glyph')) return null;
      const icon = await this.resolve(source, importer, { ...options, skipSelf: true });
      return icon && `${icon.id}&for=${encodeURIComponent(importer)}&`;
    },
    async load(id) {
      if (!request.test(id)) return null;
      const shapes = shapesOf(await readFile(fileOf(id), 'utf8'));
      return { code: `export default ${JSON.stringify(shapes)};`, moduleType: 'js' };
    },
  };
}

/** The module that has an icon to itself. */
export const ownerOf = (id: string): string | undefined => {
  const owner = /\.svg\?glyph&for=([^&]+)&$/.exec(id)?.[1];
  return owner && decodeURIComponent(owner);
};

/** The SVG file that a module of an icon is made from. */
export const fileOf = (id: string): string => id.slice(0, id.indexOf('?'));

/** The shapes inside an SVG file's one `<svg>` element. */
export function shapesOf(svg: string): GlyphShape[] {
  return [...contentOf(svg).matchAll(/<(path|circle|rect|ellipse|polygon|polyline|line)\b([^>]*?)\/?>/g)].map(
    ([, tag, attributes]) => [tag as string, attributesOf(attributes as string)],
  );
}

/** What is inside an SVG file's one `<svg>` element. */
export const contentOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>[\s\S]*$/g, '').trim();

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [camelCase(name as string), value as string]));
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
