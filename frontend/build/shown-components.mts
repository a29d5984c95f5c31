import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Syntax, statementsOf } from './syntax.mts';

/** A component that demos import from reactstrap, or from Polder's components and features. */
export interface ShownComponent {
  readonly name: string;
  /** `reactstrap`, or the module's path from `frontend/src` without its ending. */
  readonly from: string;
  /** The name that its module exports it with. */
  readonly exported: string;
}

/** Names a component in the build's modules: `components/Icon#Icon`. */
export const keyOf = ({ from, exported, name }: ShownComponent): string =>
  `${from}#${exported === 'default' ? name : exported}`;

const own = /^(components|features)\//;

/**
 * The components that each page of the component book shows: those that its demos import and render, the most used
 * first. Other libraries' components are documented by them.
 * @param source the absolute path of `frontend/src`
 * @param files the demos' paths from there, with slashes
 * @returns by the page's address, which is its folder
 */
export function shownComponents(source: string, files: readonly string[]): ReadonlyMap<string, ShownComponent[]> {
  const pages = new Map<string, Map<string, { component: ShownComponent; uses: number }>>();
  for (const file of files) {
    const address = posix.dirname(file).replace(/^demos/, '');
    const page = pages.get(address) ?? new Map();
    pages.set(address, page);
    for (const component of componentsOf(readFileSync(posix.join(source, file), 'utf8'), file)) {
      const uses = page.get(keyOf(component))?.uses ?? 0;
      page.set(keyOf(component), { component, uses: uses + 1 });
    }
  }
  return new Map(
    [...pages].map(([address, page]) => [
      address,
      [...page.values()]
        .sort((one, other) => other.uses - one.uses || one.component.name.localeCompare(other.component.name, 'en'))
        .map(({ component }) => component),
    ]),
  );
}

/** @param file the path from `frontend/src` */
export function componentsOf(source: string, file: string): ShownComponent[] {
  return statementsOf(source, file)
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap(({ source: { value }, specifiers }: Syntax) => {
      const from = String(value).startsWith('.') ? posix.join(posix.dirname(file), value) : String(value);
      if (from !== 'reactstrap' && !own.test(from)) return [];
      return (specifiers as Syntax[])
        .filter(({ local, importKind }) => importKind !== 'type' && isRendered(local.name, source))
        .map(({ local, imported }) => ({ name: local.name, from, exported: imported?.name ?? 'default' }));
    });
}

const isRendered = (name: string, source: string) => new RegExp(`<${name}\\b`).test(source);
