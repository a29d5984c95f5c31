import path from 'node:path';
import type { BuildFiles } from '../src/worker/buildFiles.ts';

/** Vite's description of a built file and its imports (`build.manifest`). */
export interface ManifestChunk {
  readonly file: string;
  /** Of a file that is not the entry of a module: shared-files.mts. */
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Files of many modules (shared-files.mts): the website starts with the first one, which has the sign-in pages' layout.
 */
const shellNames = ['start', 'layout', 'texts-en', 'texts-nl'];
/** Demo pages, and the largest dependencies that only they load: cached when they are visited. */
const demos = /^src\/demos\/|\/apexcharts\.esm\.js$|\/countries-50m\.json$/;

/** The initial files of every page. */
export function shellFiles(manifest: Manifest): string[] {
  const beginnings = shellNames.map((name) => keyOf(manifest, name));
  return filesOf(
    manifest,
    reached(manifest, beginnings, ({ imports = [] }) => imports),
  );
}

function keyOf(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (!found) throw new Error(`There is no file ${name}: see frontend/build/shared-files.mts.`);
  return found;
}

/** The language of a file of texts, of one page or of several. */
function languageOf(manifest: Manifest, key: string): string | undefined {
  return (
    /^src\/locales\/(en|nl)\//.exec(key)?.[1] ?? /^texts-(?:[\w-]+-)?(en|nl)$/.exec(manifest[key]?.name ?? '')?.[1]
  );
}

/** The files that all pages except demos load, sooner or later; texts by language. */
export function pageFiles(manifest: Manifest): BuildFiles['pages'] {
  const shell = new Set(shellFiles(manifest));
  const loads = ({ imports = [], dynamicImports = [] }: ManifestChunk) =>
    [...imports, ...dynamicImports].filter((key) => !demos.test(key));
  const all = [...reached(manifest, [keyOf(manifest, 'start')], loads)];
  const unlessInShell = (keys: string[]) => filesOf(manifest, keys).filter((name) => !shell.has(name));
  return {
    any: unlessInShell(all.filter((key) => !languageOf(manifest, key))),
    en: unlessInShell(all.filter((key) => languageOf(manifest, key) === 'en')),
    nl: unlessInShell(all.filter((key) => languageOf(manifest, key) === 'nl')),
  };
}

function reached(manifest: Manifest, from: readonly string[], next: (chunk: ManifestChunk) => readonly string[]) {
  const keys = new Set(from);
  // Iterating a set includes items added meanwhile.
  for (const key of keys) {
    const chunk = manifest[key];
    for (const other of chunk ? next(chunk) : []) keys.add(other);
  }
  return keys;
}

/** With web workers and data. Fonts are left to the browser, which loads those that a page's letters need. */
function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].flatMap((key) => {
    const { file = [], css = [], assets = [] } = manifest[key] ?? {};
    return [file, css, assets].flat();
  });
  return [...new Set(files)]
    .filter((file) => file.startsWith('assets/') && !file.endsWith('.woff2'))
    .map((file) => path.posix.basename(file));
}

/** Replaces a service worker that a browser still has in development. */
export const noWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
})()));
`;
