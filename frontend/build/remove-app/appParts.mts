import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What belongs to an app besides its folder, as its own files and the page table say. */
export interface AppParts {
  /** The app's folder below frontend/src/features. */
  readonly name: string;
  /** The addresses of its pages. */
  readonly paths: readonly string[];
  /** Files of texts that only its pages load, without `.json`. */
  readonly texts: readonly string[];
  /** Keys in layout.json, such as `pages.shop`. */
  readonly titleKeys: readonly string[];
  /** What the search calls its items. */
  readonly kinds: readonly string[];
  /** Its entries in the browser's storage. */
  readonly entries: readonly string[];
}

export const features = 'frontend/src/features';
const navigation = 'frontend/src/navigation';

const row = /path: '([^']+)'([\s\S]*?)texts: \[([^\]]*)\]/g;
const moduleRow = /'([^']+)': \(\) => import\('\.\.\/features\/([^/']+)\//g;
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** The app of each address of the page table's group of apps. */
export function appsByPath(root: string): Map<string, string> {
  const apps = new Set([...read(root, `${navigation}/appsPages.ts`).matchAll(row)].map(([, address]) => address));
  const modules = read(root, 'frontend/src/app/pageModules.ts').matchAll(moduleRow);
  return new Map(
    [...modules].flatMap(([, address = '', name = '']) => (apps.has(address) ? [[address, name] as const] : [])),
  );
}

/** Reads what belongs to an app. */
export function appParts(root: string, name: string): AppParts {
  const paths = [...appsByPath(root)].filter(([, app]) => app === name).map(([address]) => address);
  const rows = readdirSync(path.join(root, navigation))
    .flatMap((file) => [...read(root, `${navigation}/${file}`).matchAll(row)])
    .map(([, address = '', between = '', texts = '']) => ({
      isOwn: paths.includes(address),
      keys: [...between.matchAll(/(?:titleKey|newKey): '([^']+)'/g)].map(([, key = '']) => key),
      texts: quoted(texts),
    }));
  const [own, others] = [rows.filter(({ isOwn }) => isOwn), rows.filter(({ isOwn }) => !isOwn)];
  const ofOthers = new Set(others.flatMap(({ texts, keys }) => [...texts, ...keys]));
  const only = (words: readonly string[]) => [...new Set(words)].filter((word) => !ofOthers.has(word));
  const sources = readdirSync(path.join(root, features, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(root, `${features}/${name}/${file}`));
  const found = (pattern: RegExp) => [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word))),
  ];
  return {
    name,
    paths,
    texts: only(own.flatMap(({ texts }) => texts)),
    titleKeys: only(own.flatMap(({ keys }) => keys)),
    kinds: sources.some((text) => text.includes('SearchableApp')) ? found(/\bkind: '(\w+)',\n\s+to:/g) : [],
    entries: found(/: (?:PersistedPart|SampleList)<.+> = \{\s*name: '([\w-]+)'/g).map((entry) => `apps.${entry}`),
  };
}
