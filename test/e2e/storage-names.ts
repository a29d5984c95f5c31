import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'frontend', 'src');

/** Modules that store entries under names given by their callers. */
const genericModules = [
  'lib/storage.ts',
  'lib/accountStorage.ts',
  'lib/accountSetting.ts',
  'lib/browserSetting.ts',
  'lib/accountDatabase.ts',
  'lib/adoptOlderEntries.ts',
  'features/sample-data/persistPart.ts',
];

/**
 * Modules that store no personal data: the cookie with the browser's language, for the website's server, and the service
 * worker's caches of public files, which test/e2e/offline.spec.ts checks.
 */
const impersonal = /^(lib\/i18n\.ts|worker\/[\w-]+\.ts)$/;

/** The names of everything that the website's code stores in a browser. */
export interface StorageNames {
  /** Entries of an account in localStorage, without its prefix; a name with a variable ending ends with a dot. */
  readonly entries: string[];
  /** Databases of an account, without the stage and the account's id. */
  readonly databases: string[];
  /** Entries shared by all accounts. */
  readonly sharedEntries: string[];
}

/** Finds the names in the source. Throws for code that it does not understand, so that no name is missed. */
export function readStorageNames(): StorageNames {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !genericModules.includes(name),
  );
  const sources = new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const found = { entries: new Set<string>(), databases: new Set<string>(), sharedEntries: new Set<string>() };
  const everything = [...sources.values()].join('\n');

  for (const [file, text] of sources) {
    const nameOf = (expression: string): string => {
      const literal = /^'([^']+)'$/.exec(expression) ?? /^`([^`$]+?)-?\$\{/.exec(expression);
      const constant = (where: string, is: string) => new RegExp(`${is} ${expression} = '([^']+)'`).exec(where);
      const name = (literal ?? constant(text, 'const') ?? constant(everything, 'export const'))?.[1];
      if (!name) throw new Error(`${file} stores an entry under ${expression}, which this test cannot resolve.`);
      return name;
    };
    const collect = (names: Set<string>, pattern: RegExp) => {
      for (const [, expression = ''] of text.matchAll(pattern)) names.add(nameOf(expression));
    };
    collect(found.entries, /\bwriteStored(?:Text)?\(accountKey\(([^,)]+)[,)]/g);
    collect(found.entries, /\bcreateAccountSetting<[^(]*>\(([^,]+),/g);
    for (const [, name] of text.matchAll(/: (?:PersistedPart|SampleList)<.+> = \{\s*name: '([\w-]+)'/g)) {
      found.entries.add(`apps.${name}`);
    }
    collect(found.sharedEntries, /\b(?:writeStored(?:Text)?|\w*[sS]torage\.setItem)\((?!accountKey\()([^,]+),/g);
    collect(found.sharedEntries, /\bcreateBrowserSetting<[^(]*>\(\s*([^,]+),/g);
    collect(found.databases, /\baccountDatabase\((`[^`]+`)\)/g);
    if (text.includes('accountDatabase(name)')) collect(found.databases, /\b(databasePrefix) = /g);
    const isOtherwise = /\bcaches\.|document\.cookie = |indexedDB\.open\(|(?:local|session)Storage(\[|\.\w+ = )/.test(
      text,
    );
    if (isOtherwise && !impersonal.test(file)) {
      throw new Error(`${file} stores data in a way that this test does not know.`);
    }
  }
  const { entries, databases, sharedEntries } = found;
  return { entries: [...entries].sort(), databases: [...databases].sort(), sharedEntries: [...sharedEntries].sort() };
}
