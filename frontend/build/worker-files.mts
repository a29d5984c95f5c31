import path from 'node:path';
import type { BuildFiles } from '../src/worker/buildFiles.ts';

/** What Vite writes about each built file, and what that one loads (`build.manifest`). */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const start = 'index.html';
const shellModules = [
  'src/layouts/MainLayout.tsx',
  'src/layouts/BlankLayout.tsx',
  'src/app/mainReducers.ts',
  'src/app/Companion.tsx',
];
const shellTexts = /^src\/locales\/\w+\/(common|layout|errors)\.json$/;
const texts = /^src\/locales\/(en|nl)\//;
/** Pages that show what the parts can do, and the largest of what only they load: cached when they are visited. */
const demos = /^src\/demos\/|\/apexcharts\.esm\.js$|\/countries-50m\.json$/;
/** What every page begins with. */
export function shellFiles(manifest: Manifest): string[] {
  const missing = shellModules.filter((module) => !manifest[module]);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is no file of its own: see frontend/build.`);
  const beginnings = [start, ...shellModules, ...Object.keys(manifest).filter((key) => shellTexts.test(key))];
  return filesOf(
    manifest,
    reached(manifest, beginnings, ({ imports = [] }) => imports),
  );
}

/** What the pages that are no demos load, sooner or later; texts by their language. */
export function pageFiles(manifest: Manifest): BuildFiles['pages'] {
  const shell = new Set(shellFiles(manifest));
  const loads = ({ imports = [], dynamicImports = [] }: ManifestChunk) =>
    [...imports, ...dynamicImports].filter((key) => !demos.test(key));
  const all = [...reached(manifest, [start], loads)];
  const unlessInShell = (keys: string[]) => filesOf(manifest, keys).filter((name) => !shell.has(name));
  return {
    any: unlessInShell(all.filter((key) => !texts.test(key))),
    en: unlessInShell(all.filter((key) => texts.exec(key)?.[1] === 'en')),
    nl: unlessInShell(all.filter((key) => texts.exec(key)?.[1] === 'nl')),
  };
}

function reached(manifest: Manifest, from: readonly string[], next: (chunk: ManifestChunk) => readonly string[]) {
  const keys = new Set(from);
  // A set gives what is added to it while it is walked through.
  for (const key of keys) {
    const chunk = manifest[key];
    for (const other of chunk ? next(chunk) : []) keys.add(other);
  }
  return keys;
}

/** Fonts are left to the browser, which knows what letters a page has. */
function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
  return [...new Set(files)].filter((file) => file.startsWith('assets/')).map((file) => path.posix.basename(file));
}

/** What a browser that still has a worker gets in its place while developing. */
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
