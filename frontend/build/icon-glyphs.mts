import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** One shape of an icon: its element's name and its attributes as React spells them. */
export type GlyphShape = [tag: string, attributes: Record<string, string>];

/**
 * Makes `import house from 'bootstrap-icons/icons/house.svg?glyph'` give the shapes in that file, for
 * components/Icon.tsx to draw: a page carries the few icons that it shows, and neither an icon font nor inline markup.
 */
export function iconGlyphs(): Plugin {
  return {
    name: 'polder-icon-glyphs',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.svg?glyph')) return null;
      const shapes = shapesOf(await readFile(id.slice(0, -'?glyph'.length), 'utf8'));
      return { code: `export default ${JSON.stringify(shapes)};`, moduleType: 'js' };
    },
  };
}

/** The shapes inside an SVG file's one `<svg>` element. */
export function shapesOf(svg: string): GlyphShape[] {
  const inside = svg.replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>[\s\S]*$/g, '');
  return [...inside.matchAll(/<(path|circle|rect|ellipse|polygon|polyline|line)\b([^>]*?)\/?>/g)].map(
    ([, tag, attributes]) => [tag as string, attributesOf(attributes as string)],
  );
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [camelCase(name as string), value as string]));
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
