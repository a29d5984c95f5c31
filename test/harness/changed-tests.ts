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
/** A change of these files can affect all tests: the dependencies, how tests run, and what else the website is built from. */
const everything = [
  /^(package(-lock)?|tsconfig.*|cdk|brand)\.json$|^brand-logo\.svg$/,
  /^(jest\.config\.js|playwright\.config\.ts|test\/.*\.cjs)$/,
  /^test\/(frontend\/setup|harness\/fail-on-console|local\/cognito\/shared-signing-key)\.ts$/,
  /^frontend\/(vite\.config\.mts|index\.html|tsconfig\.json|(branded|build|public)\/.*)$/,
];

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
  if (files.some((file) => everything.some((pattern) => pattern.test(file))))
    return { files, jest: unit, browser: specs };

  const changed = new Set(files);
  const touches = (file: string) => [...reachedFrom(file, graph)].some((reached) => changed.has(reached));
  const isServer = files.some((file) => server.test(file));
  const startsPolder = (file: string) => reachedFrom(file, graph).has('test/harness/polder.ts');
  const routes = routesReached(files, graph);
  const allRoutes = pagesOf(graph).map(({ route }) => route);
  return {
    files,
    jest: unit.filter(
      (file) => file.startsWith('test/conventions/') || touches(file) || (isServer && startsPolder(file)),
    ),
    browser: [
      ...specs.filter(
        (file) => touches(file) || (file !== everyPage && isAbout(pagesNamedBy(file, allRoutes, graph), routes)),
      ),
      ...[...routes].map((route) => `${everyPage} › ${route}`),
    ],
  };
}

/**
 * Whether a spec is about these pages: a third or more of the addresses that it names belong to them. Specs of the shell visit
 * many pages, each only to have one.
 */
function isAbout(named: readonly string[], routes: ReadonlySet<string>): boolean {
  return named.length > 0 && named.filter((route) => routes.has(route)).length * 3 >= named.length;
}

/** The addresses that a spec names; those of its helpers where it leaves opening a page to them. */
function pagesNamedBy(spec: string, allRoutes: readonly string[], graph: ImportGraph): string[] {
  const namedIn = (files: readonly string[]) => {
    const source = files.map((file) => readFileSync(path.join(repository, file), 'utf8')).join('\n');
    return allRoutes.filter((route) => new RegExp(`['"\`]${route}(?![\\w/-])`).test(source));
  };
  const named = namedIn([spec]);
  if (named.length > 0) return named;
  return namedIn([...reachedFrom(spec, graph)].filter((file) => file.startsWith('test/e2e/')));
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
