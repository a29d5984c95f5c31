import { posix } from 'node:path';
import { availableNames } from '../src/demos/frame/live/availableNames.mts';
import { undeclaredNames } from '../src/demos/frame/live/undeclaredNames.mts';
import { copiedImport } from './copied-source.mts';
import { type Syntax, statementsOf } from './syntax.mts';

/** What an edited demo can import: what every demo shows, but not data, other libraries or the demo's neighbours. */
const provided = [
  /^(react|react-dom|react-router|react-i18next|reactstrap|clsx)$/,
  /^bootstrap-icons\/icons\/[\w-]+\.svg\?glyph$/,
  /^components\//,
  /^lib\/(?!(storage|accountStorage)$)/,
];
/** The style sheets of a demo are on its page. */
const styleSheet = /\.scss$/;
/** The demo's frame: none of it is in the source that is edited. */
const frame = /^demos\/frame\/(demo|useTexts)$/;

interface Import {
  /** A package, or a path from `frontend/src`. */
  readonly from: string;
  /** The names that it is asked for, `default` among them; `*` for all. */
  readonly names: readonly string[];
}

/** @param file the path from `frontend/src` */
function importsOf(statements: readonly Syntax[], file: string): Import[] {
  return statements
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .map(({ source: { value }, specifiers }) => ({
      from: String(value).startsWith('.') ? posix.join(posix.dirname(file), value) : String(value),
      names: (specifiers as Syntax[])
        .filter(({ importKind }) => importKind !== 'type')
        .map(({ type, imported }) => (type === 'ImportNamespaceSpecifier' ? '*' : (imported?.name ?? 'default'))),
    }))
    .filter(({ from }) => !frame.test(from));
}

/**
 * What a demo needs that an edited one cannot have (frontend/src/demos/frame/live): modules that are not provided, and
 * globals that are not available. A demo without such needs can be edited.
 * @param file the path from `frontend/src`
 */
export function unmetNeeds(source: string, file: string): string[] {
  const statements = statementsOf(source, file);
  const modules = importsOf(statements, file).filter(({ from, names }) => !isProvided(from) || names.includes('*'));
  const globals = [...undeclaredNames(statements).keys()].filter((name) => !availableNames.has(name));
  return [...modules.map(({ from }) => from), ...globals];
}

export const isRunnable = (source: string, file: string): boolean => unmetNeeds(source, file).length === 0;

const isProvided = (from: string) => styleSheet.test(from) || provided.some((pattern) => pattern.test(from));

/**
 * A module with what the demos of a page import, for those that are edited: the very modules of the page. Its keys are
 * what copied sources import from. React is not among them, as the editor has all of it.
 * @param demos sources by their paths from `frontend/src`
 * @param root the absolute path of `frontend/src`
 */
export function providedModules(demos: ReadonlyMap<string, string>, root: string): string {
  const names = new Map<string, Set<string>>();
  for (const [file, source] of demos) {
    if (!isRunnable(source, file)) continue;
    for (const { from, names: asked } of importsOf(statementsOf(source, file), file)) {
      if (from !== 'react') names.set(from, new Set([...(names.get(from) ?? []), ...asked]));
    }
  }
  const imports: string[] = [];
  const entries = [...names].map(([from, asked], index) => {
    const path = JSON.stringify(/^(components|lib)\//.test(from) ? posix.join(root, from) : from);
    const members = styleSheet.test(from) ? [] : [...asked].map((name) => `${name}: m${index}_${name}`);
    const specifiers = [...asked].map((name) => `${name} as m${index}_${name}`);
    if (asked.size > 0 && !styleSheet.test(from)) imports.push(`import { ${specifiers.join(', ')} } from ${path};`);
    return `${JSON.stringify(copiedImport(from))}: { ${members.join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}
