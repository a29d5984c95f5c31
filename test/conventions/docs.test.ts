/** The documents name only files, folders and scripts that exist, and the map of docs/architecture.md is complete. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, sourceFiles } from '../harness/import-graph';

const files = sourceFiles().filter((file) => existsSync(path.join(repository, file)));
const folders = new Set(files.flatMap((file) => foldersAbove(file)));
const basenames = new Set(files.map((file) => path.posix.basename(file)));
const documents = files.filter((file) => /\.md$/.test(file));
const read = (document: string) => readFileSync(path.join(repository, document), 'utf8');

/** All folders that a file is in: `a` and `a/b` for `a/b/c.ts`. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A folder of the repository, or of frontend/src, where documents leave the beginning out. */
const isTopLevel = (name: string) => folders.has(name) || folders.has(`frontend/src/${name}`);

/** The paths in backticks. A name without a folder is one where it ends as a source file does. */
function pathsNamed(text: string): string[] {
  const withoutBlocks = text.replace(/^```.*?^```/gms, '');
  return [...withoutBlocks.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code.replace(/\/$/, ''))
    .filter((code) =>
      code.includes('/')
        ? isTopLevel(code.split('/')[0] ?? '') && /^[\w.@*<>…/-]+$/.test(code)
        : /^[\w.-]+\.(?:m?tsx?|mjs|scss|md|graphql)$/.test(code),
    );
}

/** Up to the first `*` or `<…>`, which stand for any name. */
const fixedPart = (named: string) => named.replace(/\/?[^/]*[*<…].*$/, '');

function pathExists(named: string): boolean {
  const fixed = fixedPart(named);
  if (fixed === '') return true;
  if (!named.includes('/')) return basenames.has(named);
  return [fixed, `frontend/src/${fixed}`].some((one) => folders.has(one) || files.includes(one));
}

/** The targets of links to other files, as paths from the repository's root. */
const linksOf = (document: string) =>
  [...read(document).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(document), target).replace(/\/$/, ''),
  );

test('there are documents to look at', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']));
});

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsNamed(read(document)).filter((named) => !pathExists(named))).toEqual([]);
});

test.each(documents)('every file that a drawing of %s names exists', (document) => {
  const drawings = [...read(document).matchAll(/^```mermaid.*?^```/gms)].map(([drawing]) => drawing).join();
  const named = [...drawings.matchAll(/\[([\w./-]+\.(?:m?tsx?|graphql))\b/g)].map(([, name = '']) => name);
  const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test.each(documents)('every file that %s links to exists', (document) => {
  expect(linksOf(document).filter((target) => !existsSync(path.join(repository, target)))).toEqual([]);
});

/** The anchors that GitHub gives a document's headings. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each(documents)('every heading that %s links to exists', (document) => {
  const named = [...read(document).matchAll(/\]\(((?!\w+:)[^)#]*)#([^)]+)\)/g)];
  const missing = named.filter(([, file, anchor = '']) => {
    const target = file ? path.posix.join(path.posix.dirname(document), file) : document;
    return !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test.each(['bench', 'prove'])('every name that a document gives npm run %s exists', (script) => {
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(new RegExp(`npm run ${script} -- ([\\w-]+)`, 'g'))].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => name !== 'all' && !files.includes(`test/${script}/${name}.ts`))).toEqual([]);
});

test.each(documents)('every npm script that %s names exists', (document) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(document).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test('the README shows the folders of frontend/src, and nothing else', () => {
  const [, tree = ''] = /^```\n(bin\/.*?)^```/ms.exec(read('README.md')) ?? [];
  const shown = [...tree.matchAll(/^( *)([\w-]+)\/ /gm)].map(([, indent, name]) =>
    indent ? `frontend/src/${name}` : (name ?? ''),
  );
  expect(shown.filter((folder) => !folders.has(folder))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining([...folders].filter((folder) => /^frontend\/src\/[^/]+$/.test(folder))));
});

test('every folder of its level is in the map of docs/architecture.md', () => {
  const mapped = [...read('docs/architecture.md').matchAll(/^\| `([^`]+)` +\|/gm)].map(([, folder]) => folder);
  const level = /^[^/]+(?:\/[^/]+)?$|^frontend\/src\/[^/]+$|^frontend\/src\/features\/(?:rentals\/)?[^/]+$/;
  expect([...folders].filter((folder) => level.test(folder) && !mapped.includes(folder))).toEqual([]);
});

test('the page about the build’s plugins has those that Vite’s configuration imports', () => {
  const imported = [...read('frontend/vite.config.mts').matchAll(/ from '\.\/build\/([^']+)'/g)];
  const page = read('docs/decisions/build-plugins.md');
  expect(imported.map(([, file]) => file).filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});
