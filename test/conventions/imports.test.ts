/** Imports run one way between the folders: docs/architecture.md has the rules. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importCycles } from '../harness/import-cycles';
import { importsIn, readImportGraph, repository, sourceFiles } from '../harness/import-graph';

interface Import {
  readonly from: string;
  readonly to: string;
}

/** All relative imports of the sources git knows of, as paths from the repository's root. */
function relativeImports(): Import[] {
  return sourceFiles()
    .filter((file) => /^(bin|lib|lambdas|graphql|frontend|local)\/.*\.(m?tsx?|mjs)$/.test(file))
    .flatMap((from) =>
      importsIn(readFileSync(path.join(repository, from), 'utf8')).map((written) => ({
        from,
        to: path.posix.join(path.posix.dirname(from), written),
      })),
    );
}

const imports = relativeImports();
const describeImport = ({ from, to }: Import) => `${from} → ${to}`;
const among = (from: RegExp, to: RegExp, except: RegExp = /$^/) =>
  imports.filter((one) => from.test(one.from) && to.test(one.to) && !except.test(one.to)).map(describeImport);

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(500);
});

test('lambdas, graphql and frontend know nothing of the stacks or of the laptop', () => {
  expect(among(/^(lambdas|graphql|frontend)\//, /^(bin|lib|local)\//)).toEqual([]);
});

test('the stacks know nothing of the laptop or the browser', () => {
  expect(among(/^(bin|lib)\//, /^(local|frontend)\//)).toEqual([]);
});

test('the laptop learns from the templates, not from the stacks', () => {
  expect(among(/^local\//, /^(bin|lib)\//)).toEqual([]);
});

test('what several features share knows none of them', () => {
  const shared = /^frontend\/src\/(lib|components|cloud)\//;
  expect(among(shared, /^frontend\/src\/(features|app|layouts|demos)\//)).toEqual([]);
});

test('layouts, navigation and demos import nothing of the application but its typed hooks', () => {
  expect(among(/^frontend\/src\/(layouts|navigation|demos)\//, /^frontend\/src\/app\//, /app\/hooks$/)).toEqual([]);
});

test('navigation is data: of features and layouts it imports nothing, of demos their list of titles', () => {
  expect(among(/^frontend\/src\/navigation\//, /^frontend\/src\/(features|layouts|demos)\//, /demoIndex$/)).toEqual([]);
});

test('no files import one another in a circle, neither by types nor when they are needed', () => {
  expect(importCycles(readImportGraph())).toEqual([]);
});

test('features know nothing of the application around them but its typed hooks', () => {
  expect(among(/^frontend\/src\/features\//, /^frontend\/src\/(app|demos)\//, /app\/hooks$/)).toEqual([]);
});

test('only cloud/ knows of Amplify', () => {
  const files = execFileSync('git', ['grep', '-lE', "from 'aws-amplify|import\\('aws-amplify", '--', 'frontend/src'], {
    cwd: repository,
  });
  const outside = files
    .toString()
    .split('\n')
    .filter((file) => file && !file.startsWith('frontend/src/cloud/'));
  expect(outside).toEqual([]);
});

const featureOf = (file: string) => /^frontend\/src\/features\/([^/]+)\//.exec(file)?.[1];
const betweenFeatures = imports.filter(({ from, to }) => {
  const [own, other] = [featureOf(from), featureOf(to)];
  return own !== undefined && other !== undefined && own !== other;
});

test('a feature reaches another only through its public folder', () => {
  const reaching = betweenFeatures.filter(({ to }) => !to.includes('/public/'));
  expect(reaching.map(describeImport)).toEqual([]);
});

test('layouts and demos reach features only through their public folders', () => {
  expect(among(/^frontend\/src\/(layouts|demos)\//, /^frontend\/src\/features\//, /\/public\//)).toEqual([]);
});

test('the application reaches features only through their public folders, but for the pages and the reducers', () => {
  const application = /^frontend\/src\/(app|documents|worker)\/|^frontend\/src\/[^/]+$/;
  const reaching = imports.filter(
    ({ from, to }) =>
      application.test(from) &&
      featureOf(to) &&
      !to.includes('/public/') &&
      !(from.endsWith('/app/pageModules.ts') && to.endsWith('Page')) &&
      !(/\/app\/(store|mainReducers)\.ts$/.test(from) && /(Slice|Reducer)$/.test(to)),
  );
  expect(reaching.map(describeImport)).toEqual([]);
});

test('no features know one another in a circle', () => {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of betweenFeatures) {
    const [own, other] = [featureOf(from) ?? '', featureOf(to) ?? ''];
    known.set(own, (known.get(own) ?? new Set()).add(other));
  }
  expect(known.size).toBeGreaterThan(5);
  expect(importCycles(known)).toEqual([]);
});
