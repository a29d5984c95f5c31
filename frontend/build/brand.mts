import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '..', 'manifests');
const brandFile = path.join(import.meta.dirname, '..', '..', 'brand.json');

/** Puts the name of brand.json into the page's HTML and the web app manifests (frontend/manifests). */
export function brand(): Plugin {
  const { name } = JSON.parse(readFileSync(brandFile, 'utf8')) as { name: string };
  const branded = (text: string) => text.replaceAll('%BRAND%', name);
  const manifests = readdirSync(folder).map((file) => ({
    file,
    content: branded(readFileSync(path.join(folder, file), 'utf8')),
  }));
  return {
    name: 'polder-brand',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transformIndexHtml: { order: 'pre', handler: branded },
    configureServer({ middlewares }) {
      for (const { file, content } of manifests) {
        middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json').end(content);
        });
      }
    },
    generateBundle() {
      for (const { file, content } of manifests) this.emitFile({ type: 'asset', fileName: file, source: content });
    },
  };
}
