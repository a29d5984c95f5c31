import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type Rolldown, type UserConfig, type ViteBuilder } from 'vite';
import type * as Renderer from '../src/documents/render.tsx';
import { criticalStyle, type StyledPage, sharesStyleWith } from './critical-styles.mts';
import { documentOf, styleSheetsIn } from './document.mts';
import { documentsEnvironment } from './documents-environment.mts';
import { type BuiltFiles, pageFiles } from './page-files.mts';

const frontend = path.join(import.meta.dirname, '..');

/** Below the website's root; lib/constructs/pages-function.ts serves these documents for their pages' addresses. */
const documentsFolder = 'pages';

/**
 * Renders a document for each page and language after the website is built: the page's first view, from the same
 * components and route table. src/main.tsx hydrates it.
 */
export function documents(): Plugin {
  return {
    name: 'polder-documents',
    apply: 'build',
    config: (): UserConfig => {
      // In node_modules, so that packages that are not bundled can be resolved.
      const outDir = path.join(frontend, '..', 'node_modules', '.cache', 'polder-documents', String(process.pid));
      return {
        environments: {
          [documentsEnvironment]: {
            consumer: 'server',
            // Their licences are imported as text, which Node does not support.
            resolve: { noExternal: ['@fontsource-variable/inter', 'bootstrap', 'bootstrap-icons', 'workbox-core'] },
            build: {
              ssr: path.join(frontend, 'src', 'documents', 'render.tsx'),
              outDir,
              emptyOutDir: true,
              copyPublicDir: false,
              manifest: false,
              license: false,
              reportCompressedSize: false,
            },
          },
        },
        builder: { buildApp: (builder) => buildApp(builder, outDir) },
      };
    },
  };
}

async function buildApp({ build, environments, config }: ViteBuilder, rendererFolder: string) {
  const { client, [documentsEnvironment]: documents } = environments;
  if (!client || !documents) throw new Error('Vite has no environment to build documents in.');
  const [website] = [await build(client)].flat() as Rolldown.RolldownOutput[];
  const [rendering] = [await build(documents)].flat() as Rolldown.RolldownOutput[];
  try {
    const renderer: typeof Renderer = await import(pathToFileURL(path.join(rendererFolder, 'render.mjs')).href);
    const modulesOf = ({ loads, texts }: Page, language: string) => [
      ...loads.flatMap((load) => importedBy(load, rendering?.output ?? [])),
      ...texts.map((name) => path.join(frontend, 'src', 'locales', language, `${name}.json`)),
    ];
    await writeDocuments(path.resolve(frontend, config.build.outDir), website?.output ?? [], renderer, modulesOf);
  } finally {
    await rm(rendererFolder, { recursive: true, force: true });
  }
}

type Page = (typeof Renderer.pages)[number];

/**
 * Replaces the links to the scripts of public/ in index.html by the minified scripts: the page waits for them.
 * @returns the page
 */
async function inlineFirstScripts(website: string): Promise<string> {
  const page = path.join(website, 'index.html');
  let html = await readFile(page, 'utf8');
  for (const name of ['first-paint.js', 'held-input.js']) {
    const script = path.join(website, name);
    const code = await minified(script);
    const place = `<script src="/${name}"></script>`;
    if (!html.includes(place)) throw new Error(`index.html has no ${place}: see frontend/build/documents.mts.`);
    html = html.replace(place, () => `<script>${code}</script>`);
    await rm(script);
  }
  await writeFile(page, html);
  return html;
}

async function minified(script: string): Promise<string> {
  const { code } = await minify(script, await readFile(script, 'utf8'));
  return code.trim();
}

/** The modules that a function imports dynamically, read from its built source. */
function importedBy(load: () => unknown, built: BuiltFiles): string[] {
  const names = [...String(load).matchAll(/\bimport\(\s*["'`]\.\/(.+?)["'`]/g)].map(([, name = '']) => name);
  const ids = built.flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId && names.includes(file.fileName) ? [file.facadeModuleId] : [],
  );
  if (ids.length === 0)
    throw new Error(`What ${load} imports is no file of its own: see frontend/build/documents.mts.`);
  return ids;
}

async function writeDocuments(
  website: string,
  built: BuiltFiles,
  renderer: typeof Renderer,
  modulesOf: (page: Page, language: string) => string[],
): Promise<void> {
  const template = await inlineFirstScripts(website);
  const first = styleSheetsIn(template);
  const documents = [];
  for (const language of renderer.languages) {
    for (const page of renderer.pages) {
      const { styleSheets, ...files } = pageFiles(built, modulesOf(page, language));
      const rendered = await renderer.renderPage(page.path, language);
      const links = [...new Set([...first, ...styleSheets])];
      documents.push({ path: page.path, language, ...rendered, ...files, styleSheets: links });
    }
  }
  refuseRepeatedDescriptions(documents);
  const read = (file: string) => readFileSync(path.join(website, file), 'utf8');
  const inlinedSheets = first.filter((file) => hasFontsOnly(read(file)));
  if (inlinedSheets.length === 0) throw new Error('No style sheet has the fonts alone: see build/shared-files.mts.');
  const styles = await inlineStyles(documents, read, template);
  const endScript = await minified(path.join(import.meta.dirname, 'document-end.js'));
  for (const parts of documents) {
    const { path: address, language } = parts;
    const document = documentOf(template, {
      ...parts,
      inlinedSheets,
      style: styles.get(sharesStyleWith(address)) ?? '',
      endScript,
    });
    const names = [address.toLowerCase(), ...(address === renderer.home ? ['index'] : [])];
    for (const name of names) {
      const file = path.join(website, documentsFolder, language, `${name}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, document);
    }
  }
}

/** Every inline style has all fonts. Where a style sheet repeats them, the browser lays the whole page out anew. */
const hasFontsOnly = (styleSheet: string) => styleSheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '').trim() === '';

/** Search engines show a page's description below its title: two pages with the same one look the same there. */
function refuseRepeatedDescriptions(
  documents: readonly { readonly path: string; readonly description: string }[],
): void {
  const paths = new Map<string, string>();
  for (const { path: address, description } of documents) {
    const other = paths.get(description);
    if (other) throw new Error(`${other} and ${address} have the same description: “${description}”.`);
    paths.set(description, address);
  }
}

/** Names of the attributes that scripts write: `dataset.rightPart` is `data-right-part`. */
function dataAttributesIn(html: string): string {
  const names = [...html.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => name);
  return names.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`).join(' ');
}

/** The inline style of the documents, by the name of the group of pages that share it. */
async function inlineStyles(documents: readonly StyledPage[], read: (file: string) => string, template: string) {
  const styles = new Map<string, string>();
  for (const name of new Set(documents.map(({ path }) => sharesStyleWith(path)))) {
    const pages = documents.filter(({ path }) => sharesStyleWith(path) === name);
    styles.set(name, await criticalStyle(pages, read, [template, dataAttributesIn(template)]));
  }
  return styles;
}
