/** `npm test -- changed`: which tests a change can reach. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportGraph, reachedFrom, readImportGraph, repository } from './import-graph';
import { type WrittenRoute, writtenRoutes } from './routes';

export interface ChangedTests {
  /** What changed, as paths from the root. */
  readonly files: readonly string[];
  /** Test files of jest. */
  readonly jest: readonly string[];
  /** Lines of Playwright's `--test-list`: a spec as a whole, or one test of it. */
  readonly browser: readonly string[];
}

const shell = 'frontend/src/main.tsx';
/** The palette, which every page has, loads the apps from here on a search: an app is not part of every page for that. */
const appList = 'frontend/src/features/site-search/searchableApps.ts';
const everyPage = 'test/e2e/routes.spec.ts';
/** What runs behind the browser; the tests that start or call Polder reach it without importing it. */
const server = /^(bin|lib|lambdas|graphql|local)\//;
/** A change of these files can affect all tests. */
const everything =
  /^(package(-lock)?\.json|tsconfig.*\.json|jest\.config\.js|playwright\.config\.ts|cdk\.json|frontend\/(vite\.config\.mts|index\.html|build\/.*|public\/.*|tsconfig\.json))$/;

/** The files that differ from a commit, new ones included. @default where this branch left main */
export function changedFiles(since = branchPoint()): string[] {
  const git = (...call: string[]) =>
    execFileSync('git', call, { cwd: repository, stdio: 'pipe' }).toString().split('\n');
  const changed = git('diff', '--name-only', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter(Boolean).sort();
}

/** The commit that this branch shares with main; on main itself the last one, so that only uncommitted work counts. */
function branchPoint(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], { cwd: repository, stdio: 'pipe' }).toString().trim();
    } catch {
      // There is no such branch in this clone.
    }
  }
  return 'HEAD';
}

/** Chooses the tests that these files can reach: by imports, by the pages they are on, and by what runs behind them. */
export function testsFor(files: readonly string[], graph: ImportGraph = readImportGraph()): ChangedTests {
  const tests = [...graph.keys()].filter((file) => /^test\/.*\.(test|spec)\.tsx?$/.test(file));
  const unit = tests.filter((file) => file.includes('.test.'));
  const specs = tests.filter((file) => file.includes('.spec.'));
  if (files.some((file) => everything.test(file))) return { files, jest: unit, browser: specs };

  const changed = new Set(files);
  const touches = (file: string) => [...reachedFrom(file, graph)].some((reached) => changed.has(reached));
  const isServer = files.some((file) => server.test(file));
  const startsPolder = (file: string) => reachedFrom(file, graph).has('test/harness/polder.ts');
  const routes = routesReached(files, graph);
  const allRoutes = pagesOf(graph).map(({ route }) => route);
  const reading = (file: string) => readFileSync(path.join(repository, file), 'utf8');
  return {
    files,
    jest: unit.filter(
      (file) => file.startsWith('test/conventions/') || touches(file) || (isServer && startsPolder(file)),
    ),
    browser: [
      ...specs.filter((file) => touches(file) || (file !== everyPage && isAbout(reading(file), routes, allRoutes))),
      ...[...routes].map((route) => `${everyPage} › ${route}`),
    ],
  };
}

/**
 * Whether a spec is about these pages: a third or more of the addresses that it names belong to them. Specs of the shell visit
 * many pages, each only to have one.
 */
function isAbout(source: string, routes: ReadonlySet<string>, allRoutes: readonly string[]): boolean {
  const named = allRoutes.filter((route) => new RegExp(`['"\`]${route}(?![\\w/-])`).test(source));
  return named.length > 0 && named.filter((route) => routes.has(route)).length * 3 >= named.length;
}

/** The addresses of the pages that the files are part of. */
function routesReached(files: readonly string[], graph: ImportGraph): Set<string> {
  const pages = pagesOf(graph);
  const modules = new Set(pages.map(({ module }) => module));
  const shellFiles = reachedFrom(shell, graph, new Set([...modules, appList]));
  const pageTexts = new Set(pages.flatMap(({ texts }) => texts));
  const isShell = (file: string) =>
    shellFiles.has(file) &&
    !modules.has(file) &&
    !file.endsWith('.demo.tsx') &&
    !pageTexts.has(path.basename(file, '.json'));
  const isServer = files.some((file) => server.test(file));
  const reached = new Set<string>();
  for (const { route, module, texts } of pages) {
    const otherPages = new Set([...modules].filter((other) => other !== module));
    const ownFiles = reachedFrom(module, graph, otherPages);
    for (const other of otherPages) ownFiles.delete(other);
    const isReached = files.some(
      (file) =>
        ownFiles.has(file) || isShell(file) || isStyle(file) || texts.some((name) => file.endsWith(`/${name}.json`)),
    );
    const withoutShell = reachedFrom(
      module,
      graph,
      new Set([...otherPages, ...shellFiles].filter((one) => one !== module)),
    );
    const callsCloud = [...withoutShell].some((file) => file.startsWith('frontend/src/cloud/'));
    if (isReached || (isServer && callsCloud)) reached.add(route);
  }
  return reached;
}

const isStyle = (file: string) => file.startsWith('frontend/src/styles/');

interface Page extends WrittenRoute {
  /** The file of its page. */
  readonly module: string;
}

const pagesOf = (graph: ImportGraph): Page[] =>
  writtenRoutes.map((written) => ({
    ...written,
    module: [`${written.page}.tsx`, `${written.page}.ts`].find((candidate) => graph.has(candidate)) ?? written.page,
  }));
