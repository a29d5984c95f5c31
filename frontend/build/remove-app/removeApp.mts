import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AppParts, appParts, appsByPath, features } from './appParts.mts';
import { cutSource } from './cutSource.mts';

export interface Removal {
  /** Files and folders, from the repository's root. */
  readonly deleted: readonly string[];
  readonly changed: readonly string[];
  /** Tests that visited or used the app in files that stay, by their number. */
  readonly testsLess: Readonly<Record<string, number>>;
  /** Lines that still name the app, as `file:line: text`. */
  readonly left: readonly string[];
}

/** The lists that name every app: what names a removed one there goes without further thought. */
const lists =
  /^frontend\/src\/(navigation\/|app\/pageModules\.ts|lib\/translationTypes\.ts|documents\/descriptions\.ts|features\/site-search\/|features\/sample-data\/public\/searchableApp\.ts|demos\/.*Page\.tsx$)/;
const languages = ['en', 'nl'];
const kindList = 'frontend/src/features/sample-data/public/searchableApp.ts';
const specifiedRoutes = 'test/frontend/app/specifiedRoutes.ts';

/** The sample apps, by their folders. */
export const removableApps = (root: string): string[] => [...new Set(appsByPath(root).values())].sort();

/** Removes an app from a checkout. It changes files only; git knows how they were. */
export function removeApp(root: string, name: string): Removal {
  const app = appParts(root, name);
  const deleted: string[] = [];
  const changed: string[] = [];
  const testsLess: Record<string, number> = {};
  const remove = (file: string) => {
    if (!existsSync(path.join(root, file))) return;
    rmSync(path.join(root, file), { recursive: true });
    deleted.push(file);
  };
  const rewrite = (file: string, edit: (text: string) => string | null) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const left = edit(text);
    if (left === null) remove(file);
    else if (left !== text) {
      writeFileSync(path.join(root, file), left);
      changed.push(file);
      const less = testsIn(text) - testsIn(left);
      if (file.startsWith('test/') && less > 0) testsLess[file] = less;
    }
  };

  remove(`${features}/${name}`);
  remove(`test/frontend/${name}`);
  for (const text of app.texts)
    for (const language of languages) remove(`frontend/src/locales/${language}/${text}.json`);
  for (const spec of readdirSync(path.join(root, 'test/e2e'))) if (isSpecOf(name, spec)) remove(`test/e2e/${spec}`);

  const isGone = (file: string) => (imported: string) => {
    const target = path.posix.join(path.posix.dirname(file), imported);
    return (
      imported.startsWith('.') &&
      deleted.some((one) => target === one || target.startsWith(`${one}/`) || `${target}.json` === one)
    );
  };
  const sources = () => filesOf(root).filter((file) => /\.tsx?$/.test(file));
  for (const file of sources()) {
    if (!file.startsWith('test/') && !lists.test(file)) continue;
    rewrite(file, (text) => cutSource(file, text, { isGone: isGone(file), isNamed: namesOf(app, file) }));
  }
  for (const language of languages) {
    rewriteJson(rewrite, `frontend/src/locales/${language}/layout.json`, app.titleKeys);
    const kinds = app.kinds.flatMap((kind) => [`kind.${kind}`, `kinds.${kind}`]);
    rewriteJson(rewrite, `frontend/src/locales/${language}/search.json`, kinds);
  }
  rewrite('docs/architecture.md', (text) => withoutRows(text, `\`${features}/${name}`));
  return { deleted, changed, testsLess, left: linesThatName(root, app) };
}

const testsIn = (text: string) => text.match(/^\s*(test|it)(\.each)?[(`]/gm)?.length ?? 0;

/** Browser tests are named after the app, with or without the plural. */
const isSpecOf = (name: string, spec: string) =>
  new RegExp(`^${name.replace(/s$/, '')}s?(-[\\w-]+)?\\.spec\\.ts$`).test(spec) || spec === `${name}.spec.ts`;

/** The strings that stand for the app in a file. */
function namesOf({ paths, kinds, entries }: AppParts, file: string): (text: string) => boolean {
  const isPath = (text: string) =>
    paths.some((address) => text.startsWith(address) && !/^[\w/-]/.test(text.slice(address.length)));
  if (file === specifiedRoutes) return (text) => paths.some((address) => address.split('/').at(-1) === text);
  if (file === kindList) return (text) => kinds.includes(text);
  // In unit tests an address is an example like any other.
  const visits = file.startsWith('test/e2e/') || !file.startsWith('test/');
  return (text) => (visits && isPath(text)) || entries.includes(text);
}

function rewriteJson(
  rewrite: (file: string, edit: (text: string) => string) => void,
  file: string,
  keys: readonly string[],
) {
  rewrite(file, (text) => {
    const texts = JSON.parse(text);
    for (const key of keys) {
      const [group = '', one = ''] = key.split('.');
      delete texts[group]?.[one];
    }
    return `${JSON.stringify(texts, null, 2)}\n`;
  });
}

const withoutRows = (text: string, named: string) =>
  text
    .split('\n')
    .filter((line) => !(line.startsWith('|') && line.slice(1).trim().startsWith(named)))
    .join('\n');

const filesOf = (root: string) =>
  execFileSync('git', ['ls-files'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));

/** Sources, tests and pages of documentation that still name the app's folder, addresses or texts. */
function linesThatName(root: string, { name, paths, texts }: AppParts): string[] {
  const words = [`features/${name}/`, `features/${name}\``, ...paths, ...texts.map((text) => `/${text}.json`)];
  const imports = new RegExp(`from '(\\.\\./)+${name}/`);
  return filesOf(root)
    .filter((file) => /\.(mts|tsx?|md|json|scss|html)$/.test(file) && file !== 'CHANGELOG.md')
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          words.some((word) => line.includes(word)) || (file.startsWith('frontend/') && imports.test(line))
            ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`]
            : [],
        ),
    );
}
