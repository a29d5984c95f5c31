import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** One shape of an icon: its element's name, and its attributes in React's spelling. */
export type GlyphShape = [tag: string, attributes: Record<string, string>];

/**
 * Makes `import house from 'bootstrap-icons/icons/house.svg?glyph'` return the shapes in that file, for
 * components/Icon.tsx to render: a page contains only the icons that it shows, without an icon font or inline markup.
 * In the build, every module has its own copy of its icons: an icon shared by two files would be a third file, of 0.2
 * kB.
 */
export function iconGlyphs(): Plugin {
  let isBuild = false;
  return {
    name: 'polder-icon-glyphs',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /\.svg\?glyph$/ },
      async handler(source, importer, options) {
        if (!isBuild || !importer) return null;
        const icon = await this.resolve(source, importer, { ...options, skipSelf: true });
        return icon && `${icon.id}&for=${encodeURIComponent(importer)}&`;
      },
    },
    load: {
      filter: { id: /\.svg\?glyph(&|$)/ },
      async handler(id) {
        const shapes = shapesOf(await readFile(fileOf(id), 'utf8'));
        return { code: `export default ${JSON.stringify(shapes)};`, moduleType: 'js' };
      },
    },
  };
}

/** The module that has its own copy of an icon. */
export const ownerOf = (id: string): string | undefined => {
  const owner = /\.svg\?glyph&for=([^&]+)&$/.exec(id)?.[1];
  return owner && decodeURIComponent(owner);
};

/** The SVG file of an icon's module. */
export const fileOf = (id: string): string => id.slice(0, id.indexOf('?'));

/** The shapes inside an SVG file's `<svg>` element. */
export function shapesOf(svg: string): GlyphShape[] {
  return [...contentOf(svg).matchAll(/<(path|circle|rect|ellipse|polygon|polyline|line)\b([^>]*?)\/?>/g)].map(
    ([, tag, attributes]) => [tag as string, attributesOf(attributes as string)],
  );
}

/** The content of an SVG file's `<svg>` element. */
export const contentOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg\b[^>]*>|<\/svg>[\s\S]*$/g, '').trim();

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [camelCase(name as string), value as string]));
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
