import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'frontend', 'src');

/** The parts that keep what others give a name to. */
const general = [
  'lib/accountStorage.ts',
  'lib/accountDatabase.ts',
  'lib/adoptOlderEntries.ts',
  'features/rentals/table/personalStore.ts',
  'features/sample-data/persistSlice.ts',
];

/**
 * Nobody's: the cookie with the browser's language, which the website's server is told, and the service worker's caches of
 * public files, which test/e2e/offline.spec.ts looks into.
 */
const ofNobody = /^(lib\/i18n\.ts|worker\/[\w-]+\.ts)$/;

/** What the code of the website keeps in a browser. */
export interface StorageNames {
  /** An account's entries in localStorage, without whose they are; a name that goes on ends with a dot. */
  readonly entries: string[];
  /** An account's databases, up to what tells accounts apart. */
  readonly databases: string[];
  /** Entries of the browser itself. */
  readonly browserOwn: string[];
}

/** Finds them in the source. What it does not understand fails, so that nothing is kept unseen. */
export function readStorageNames(): StorageNames {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !general.includes(name),
  );
  const sources = new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const found = { entries: new Set<string>(), databases: new Set<string>(), browserOwn: new Set<string>() };
  const everything = [...sources.values()].join('\n');

  for (const [file, text] of sources) {
    const nameOf = (expression: string): string => {
      const literal = /^'([^']+)'$/.exec(expression) ?? /^`([^`$]+?)-?\$\{/.exec(expression);
      const constant = (where: string, is: string) => new RegExp(`${is} ${expression} = '([^']+)'`).exec(where);
      const name = (literal ?? constant(text, 'const') ?? constant(everything, 'export const'))?.[1];
      if (!name) throw new Error(`${file} keeps something under ${expression}, which this test cannot name.`);
      return name;
    };
    const collect = (names: Set<string>, pattern: RegExp) => {
      for (const [, expression = ''] of text.matchAll(pattern)) names.add(nameOf(expression));
    };
    collect(found.entries, /\bkeepAccountItem\(([^,]+),/g);
    collect(found.entries, /\bpersonalStore<[^(]*>\(([^,]+),/g);
    for (const [, name] of text.matchAll(/(?:: KeptPart<.+> = |createSampleLoad<.+>\()\{\s*name: '([\w-]+)'/g)) {
      found.entries.add(`apps.${name}`);
    }
    collect(found.browserOwn, /\b\w*[sS]torage\.setItem\(([^,]+),/g);
    collect(found.databases, /\baccountDatabase\((`[^`]+`)\)/g);
    if (text.includes('accountDatabase(name)')) collect(found.databases, /\b(databasePrefix) = /g);
    const isOtherwise = /\bcaches\.|document\.cookie = |indexedDB\.open\(|(?:local|session)Storage(\[|\.\w+ = )/.test(
      text,
    );
    if (isOtherwise && !ofNobody.test(file)) {
      throw new Error(`${file} keeps something in a way that this test does not know.`);
    }
  }
  const { entries, databases, browserOwn } = found;
  return { entries: [...entries].sort(), databases: [...databases].sort(), browserOwn: [...browserOwn].sort() };
}
