/** The page table, for tests that go through every page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../frontend/src/lib/paths';
import { repository } from './import-graph';

export interface WrittenRoute {
  readonly route: string;
  /** The file of its page, without its ending. */
  readonly page: string;
  readonly texts: readonly string[];
  /** Whether it stands without sidebar and topbar. */
  readonly isBlank: boolean;
}

const navigation = 'frontend/src/navigation';
const pageModules = 'frontend/src/app/pageModules.ts';
const pageRow = /path: (?:'([^']+)'|paths\.(\w+))((?:(?!\bpath: )[\s\S])*?)texts: \[([^\]]*)\]/g;
const moduleRow = /^ {2}(?:'([^']+)'|\[paths\.(\w+)\]): \(\) => import\('([^']+)'\)/gm;

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const addressOf = (literal: string | undefined, named: string | undefined) =>
  literal ?? paths[named as keyof typeof paths];

const modules = new Map(
  [...read(pageModules).matchAll(moduleRow)].map(([, literal, named, written = '']) => [
    addressOf(literal, named),
    path.posix.join(path.posix.dirname(pageModules), written),
  ]),
);

/**
 * The page table, read as text: the modules import what only a browser has, and a test that imported them would count as
 * a test of every page (changed-tests.ts).
 */
export const writtenRoutes: readonly WrittenRoute[] = readdirSync(path.join(repository, navigation)).flatMap((file) =>
  [...read(`${navigation}/${file}`).matchAll(pageRow)].map(([, literal, named, between = '', texts = '']) => {
    const route = addressOf(literal, named);
    return {
      route,
      page: modules.get(route) ?? '',
      texts: [...texts.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
      isBlank: between.includes("layout: 'blank'"),
    };
  }),
);

/** Every address of the main layout. */
export const mainRoutes = writtenRoutes.filter(({ isBlank }) => !isBlank).map(({ route }) => route);

/** Pages that stand without sidebar and topbar. */
export const blankRoutes = writtenRoutes.filter(({ isBlank }) => isBlank).map(({ route }) => route);
