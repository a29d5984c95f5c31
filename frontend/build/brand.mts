import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brandColours } from './brand-colours.mts';
import { brandFile, brandLogo } from './brand-file.mts';
import { escaped } from './document.mts';

const folder = path.join(import.meta.dirname, '..', 'branded');

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Within the quotes of a manifest's text. */
const nameInJson = (name: string) => JSON.stringify(name).slice(1, -1);

/** Puts the name and the colour of brand.json, and the logo, into the page's HTML and the files of frontend/branded. */
export function brand(): Plugin {
  const { name, colour } = brandFile();
  const logo = brandLogo();
  const { action, window } = brandColours(colour);
  const branded = (text: string, shownName: string) =>
    text
      .replaceAll('%BRAND%', () => shownName)
      .replaceAll('%BRAND_COLOUR%', action)
      .replaceAll('%BRAND_WINDOW%', window)
      .replaceAll('%BRAND_LOGO%', () => logo);
  const files = readdirSync(folder).map((file) => ({
    file,
    content: branded(readFileSync(path.join(folder, file), 'utf8'), nameInJson(name)),
  }));
  return {
    name: 'polder-brand',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transformIndexHtml: { order: 'pre', handler: (html) => branded(html, escaped(name)) },
    configureServer({ middlewares }) {
      for (const { file, content } of files) {
        middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'text/plain').end(content);
        });
      }
    },
    generateBundle() {
      for (const { file, content } of files) this.emitFile({ type: 'asset', fileName: file, source: content });
    },
  };
}
