/** `npm test -- changed` runs every test that a change can affect. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testsFor } from '../harness/changed-tests';
import { readImportGraph, repository } from '../harness/import-graph';
import { blankRoutes, mainRoutes } from '../harness/routes';

const graph = readImportGraph();
const chosen = (...files: string[]) => testsFor(files, graph);
const pagesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' › ')[1] ?? []);
/** Read from the disk, in all folders. */
const testFiles = (name: RegExp) =>
  readdirSync(path.join(repository, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `test/${file}`)
    .toSorted();

test.each(['NotesPage.tsx', 'notes.scss', 'notesSlice.ts'])('a change of notes/%s runs the notes', (file) => {
  const { jest, browser } = chosen(`frontend/src/features/notes/${file}`);
  expect(browser).toContain('test/e2e/notes.spec.ts');
  // The search page reads the notes.
  const alsoSearched = file === 'notesSlice.ts' ? ['/sample-pages/search-result'] : [];
  expect(pagesOf(browser)).toEqual(['/apps/notes', ...alsoSearched]);
  expect(browser).not.toContain('test/e2e/chat.spec.ts');
  if (file === 'notesSlice.ts') expect(jest).toContain('test/frontend/notes/notesSlice.test.ts');
});

test('a change of a text runs the pages that load it', () => {
  expect(pagesOf(chosen('frontend/src/locales/nl/notes.json').browser)).toContain('/apps/notes');
});

test('a change runs the specs that leave opening its page to a helper', () => {
  const { browser } = chosen('frontend/src/features/rentals/import/dialog/ImportDialog.tsx');
  expect(browser).toEqual(expect.arrayContaining(['test/e2e/import.spec.ts', 'test/e2e/conflicts.spec.ts']));
  expect(chosen('frontend/src/features/notes/NotesPage.tsx').browser).not.toContain('test/e2e/import.spec.ts');
});

test('a change of what a web worker runs reaches the pages that start it', () => {
  const { browser } = chosen('frontend/src/features/rentals/import/read/importSession.ts');
  expect(browser).toContain('test/e2e/import.spec.ts');
  expect(pagesOf(browser)).toEqual(expect.arrayContaining(['/dashboards/Rotterdam', '/dashboards/Amsterdam']));
});

test('a demo runs its own page', () => {
  const { browser } = chosen('frontend/src/demos/ui/alerts/Dismissible.demo.tsx');
  expect(browser).toContain('test/e2e/demos/ui-alerts.spec.ts');
  expect(pagesOf(browser)).toContain('/ui/alerts');
});

test.each(['layouts/Topbar.tsx', 'styles/_tokens.scss', 'locales/en/layout.json', 'main.tsx'])(
  'a change of %s, which every page has, runs every page and every spec',
  (file) => {
    const { browser } = chosen(`frontend/src/${file}`);
    expect(pagesOf(browser).toSorted()).toEqual([...mainRoutes, ...blankRoutes].toSorted());
    // Its tests are chosen one by one, by the pages.
    const others = testFiles(/\.spec\.ts$/).filter((spec) => spec !== 'test/e2e/routes.spec.ts');
    expect(browser).toEqual(expect.arrayContaining(others));
  },
);

test('a change of the local cloud runs the pages that call it, and the tests that start Polder', () => {
  const { jest, browser } = chosen('local/appsync/realtime.ts');
  expect(jest).toEqual(
    expect.arrayContaining(['test/local/appsync/realtime.test.ts', 'test/local/running/restart.test.ts']),
  );
  expect(pagesOf(browser)).toEqual(expect.arrayContaining(['/dashboards/Rotterdam', '/auth/loginformik']));
  expect(pagesOf(browser)).not.toContain('/ui/grid');
});

test.each([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'frontend/tsconfig.json',
  'jest.config.js',
  'playwright.config.ts',
  'cdk.json',
  'brand.json',
  'brand-logo.svg',
  'frontend/branded/manifest.en.webmanifest',
  'frontend/public/first-paint.js',
  'test/harness/compile-once.cjs',
  ...[...readFileSync(path.join(repository, 'jest.config.js'), 'utf8').matchAll(/<rootDir>\/(test\/[^'`]+\.\w+)/g)].map(
    ([, file = '']) => file,
  ),
])('a change of %s, of the dependencies, of the build or of how tests run, affects every test', (file) => {
  expect(existsSync(path.join(repository, file))).toBe(true);
  const { jest, browser } = chosen(file);
  expect(jest.toSorted()).toEqual(testFiles(/\.test\.tsx?$/));
  expect(browser.toSorted()).toEqual(testFiles(/\.spec\.ts$/));
});
