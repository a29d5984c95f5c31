import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.join(__dirname, '..', '..', 'frontend', 'dist');

/** What Vite writes about each chunk (`build.manifest`): its file, the style sheets it needs, the chunks it imports. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a page makes a browser load before it is whole, gzipped, in bytes. */
export interface FirstLoad {
  readonly javaScript: number;
  readonly css: number;
  /** How many scripts that is. */
  readonly scripts: number;
}

/** What the pages with a budget load: modules of frontend/src, each with all that it imports, and the texts. */
const pages = {
  login: {
    modules: ['layouts/BlankLayout.tsx', 'features/session/LoginPage.tsx'],
    texts: ['common', 'layout', 'session', 'errors'],
  },
  /** A page of the main layout that has nothing to load: what every page there pays. */
  shell: {
    modules: ['layouts/MainLayout.tsx', 'app/mainReducers.ts'],
    texts: ['common', 'layout'],
  },
  /** As a guest sees it, with the bundled sample and every chart. */
  rotterdam: {
    modules: [
      'layouts/MainLayout.tsx',
      'app/mainReducers.ts',
      'features/dashboards/RotterdamPage.tsx',
      'features/rentals/sample/sampleRentals.ts',
    ],
    texts: ['common', 'layout', 'dashboards', 'rentals', 'errors'],
    // Without what only the page of all kinds of charts draws: that is a file of its own.
    packages: ['apexcharts/src/apexcharts.js'],
  },
} as const satisfies Record<string, { modules: string[]; texts: string[]; packages?: string[] }>;

export type BudgetedPage = keyof typeof pages;

/** Adds up the files of the built website (frontend/dist) that a page loads, in English. */
export function measureFirstLoad(page: BudgetedPage): FirstLoad {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const { modules, texts, packages = [] } = { packages: [] as readonly string[], ...pages[page] };
  const entries = [
    'index.html',
    ...modules.map((module) => `src/${module}`),
    ...texts.map((name) => `src/locales/en/${name}.json`),
    ...packages.map((name) => chunkOfPackage(chunks, name)),
  ];
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks[name];
    if (!chunk)
      throw new Error(`The built website has no chunk ${name}: was it moved? Correct test/bench/first-load.ts.`);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  const scripts = [...files].filter((file) => file.endsWith('.js')).length;
  return { javaScript: sumOf(files, '.js'), css: sumOf(files, '.css'), scripts };
}

/** Whether the website has been built. */
export const isBuilt = () => existsSync(path.join(dist, '.vite', 'manifest.json'));

function chunkOfPackage(chunks: Record<string, Chunk>, name: string): string {
  const chunk = Object.keys(chunks).find((key) => key.endsWith(`/node_modules/${name}`));
  if (!chunk) throw new Error(`The built website has no chunk of ${name}.`);
  return chunk;
}

function sumOf(files: ReadonlySet<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
}

/** Every script of the built website: its name without the hash, and its size gzipped, in bytes. */
export function scriptSizes(): { name: string; bytes: number }[] {
  const assets = path.join(dist, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      name: file.replace(/-[\w-]{8}\.js$/, ''),
      bytes: gzipSync(readFileSync(path.join(assets, file))).length,
    }));
}
