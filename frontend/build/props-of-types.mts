import { posix } from 'node:path';
import { API, type Checker, type Symbol as Named, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { ShownComponent } from './shown-components.mts';

/** A prop as its component's type declares it. */
export interface TypedProp {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The first paragraph of its JSDoc; empty without one. */
  readonly meaning: string;
}

export interface TypedProps {
  readonly props: readonly TypedProp[];
  /** Of which HTML element it takes the attributes too: `button`; `*` for those that all elements have. */
  readonly attributesOf?: string;
}

const callSignature = 0;
const constructSignature = 1;
const noTruncation = 1;

/**
 * The props of components, by TypeScript's own program of just their modules: about a second for all of them.
 * @param frontend the absolute path of `frontend`
 * @returns in the order of the components
 */
export function propsOfTypes(frontend: string, components: readonly ShownComponent[]): TypedProps[] {
  const folder = frontend.replaceAll('\\', '/');
  const entry = posix.join(folder, 'src/shown-components.ts');
  const config = posix.join(folder, 'src/shown-components.tsconfig.json');
  const files = new Map([
    [entry, components.map(reexport).join('\n')],
    [
      config,
      JSON.stringify({
        extends: '../tsconfig.json',
        include: [],
        files: ['shown-components.ts', 'vite-env.d.ts'],
        compilerOptions: { types: ['vite/client'] },
      }),
    ],
  ]);
  const api = new API({
    cwd: folder,
    fs: { readFile: (file) => files.get(file), fileExists: (file) => files.has(file) || undefined },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(entry);
    const module = source && project?.checker.getSymbolAtLocation(source);
    if (!project || !module) throw new Error('TypeScript did not open the modules of the shown components.');
    const { checker } = project;
    const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
    return components.map((component, index) => {
      const type = typeOfProps(checker, exported.get(`component${index}`));
      if (type) return read(checker, type);
      throw new Error(`${component.name} of ${component.from} has no props that frontend/build can read.`);
    });
  } finally {
    api.close();
  }
}

const reexport = ({ from, exported }: ShownComponent, index: number) =>
  `export { ${exported} as component${index} } from '${from === 'reactstrap' ? from : `./${from}`}';`;

/** Of a function the type of its parameter; of a class that of its instances' `props`; none has an empty object. */
function typeOfProps(checker: Checker, symbol: Named | undefined): Type | undefined {
  const type = symbol && checker.getTypeOfSymbol(checker.getAliasedSymbol(symbol));
  if (!type) return undefined;
  const [construct] = checker.getSignaturesOfType(type, constructSignature);
  const instance = construct && checker.getReturnTypeOfSignature(construct);
  const props = instance && checker.getPropertyOfType(instance, 'props');
  if (props) return checker.getTypeOfSymbol(props);
  const [call] = checker.getSignaturesOfType(type, callSignature);
  return call && checker.getParameterType(call, 0);
}

/** React's interfaces with the attributes of elements. */
const inherited = /^(?:(\w*)(?:HTML|SVG)|DOM|Aria|Ref|Class|)Attributes$/;

function read(checker: Checker, type: Type): TypedProps {
  const props: TypedProp[] = [];
  const elements = new Set<string>();
  for (const symbol of checker.getPropertiesOfType(type)) {
    const interfaces = symbol.declarations.map((declaration) => interfaceOf(declaration.resolve()));
    const bases = interfaces.map((name) => inherited.exec(name));
    if (bases.length > 0 && bases.every(Boolean)) {
      for (const base of bases) if (base?.[1] !== undefined) elements.add(elementOf(base[1]));
    } else props.push(propOf(checker, symbol));
  }
  const attributesOf = [...elements].find((element) => element !== '*') ?? (elements.has('*') ? '*' : undefined);
  // Required ones first, each group in the order of the declaration.
  const sorted = props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
  return { props: sorted, ...(attributesOf !== undefined && { attributesOf }) };
}

function interfaceOf(declaration: unknown): string {
  const { parent } = (declaration ?? {}) as { readonly parent?: { readonly name?: { readonly text?: string } } };
  return parent?.name?.text ?? '';
}

/** `AnchorHTMLAttributes` are those of `<a>`, `HTMLAttributes` those of every element. */
const elementOf = (prefix: string) =>
  prefix === '' || prefix === 'All' ? '*' : prefix === 'Anchor' ? 'a' : prefix.toLowerCase();

function propOf(checker: Checker, symbol: Named): TypedProp {
  return {
    name: symbol.name,
    type: typeText(checker, checker.getTypeOfSymbol(symbol)),
    isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
    meaning:
      symbol
        .getDocumentationComment(checker)
        .split(/\n\s*\n/)[0]
        ?.replaceAll(/\s+/g, ' ')
        .trim() ?? '',
  };
}

/** Without the `undefined` that every optional type has; a name for a few literals is spelled out. */
function typeText(checker: Checker, type: Type | undefined): string {
  if (!type) return '';
  const present = checker.getNonNullableType(type) ?? type;
  const members = present.isUnionType() ? present.getTypes() : [];
  if (members.length > 0 && members.every(isLiteral)) {
    return members.map((member) => JSON.stringify(literalOf(member))).join(' | ');
  }
  return checker
    .typeToString(type, undefined, noTruncation)
    .replace('ElementType<any, keyof IntrinsicElements>', 'ElementType')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');
}

const isLiteral = ({ flags }: Type) => (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) !== 0;
const literalOf = (type: Type) => (type as { readonly value?: string | number }).value;
