/** The route table, for tests that go through every page. */
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

const table = 'frontend/src/app/routes';
const entry =
  /path: (?:'([^']+)'|paths\.(\w+))((?:(?!\bpath: )[\s\S])*?)load: \(\) => import\('([^']+)'\)((?:(?!\bpath: )[\s\S])*?)texts: \[([^\]]*)\]/g;

/**
 * The route table, read as text: its modules import what only a browser has, and a test that imported it would count as
 * one of every page (changed-tests.ts).
 */
export const writtenRoutes: readonly WrittenRoute[] = readdirSync(path.join(repository, table)).flatMap((file) =>
  [...readFileSync(path.join(repository, table, file), 'utf8').matchAll(entry)].map(
    ([, literal, named, before = '', written = '', between = '', texts = '']) => ({
      route: literal ?? paths[named as keyof typeof paths],
      page: path.posix.join(table, written),
      texts: [...texts.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
      isBlank: `${before}${between}`.includes("layout: 'blank'"),
    }),
  ),
);

/** Every address of the main layout. */
export const mainRoutes = writtenRoutes.filter(({ isBlank }) => !isBlank).map(({ route }) => route);

/** Pages that stand without sidebar and topbar. */
export const blankRoutes = writtenRoutes.filter(({ isBlank }) => isBlank).map(({ route }) => route);
