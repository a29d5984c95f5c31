import { type Syntax, statementsOf, walk } from './syntax.mts';

/** What the code of a component says about its props, besides their types: both by the prop's name. */
export interface PropNotes {
  /** As source code: `'secondary'`, `true`. */
  readonly defaults: ReadonlyMap<string, string>;
  readonly meanings: ReadonlyMap<string, string>;
}

/**
 * Of a component written here: the defaults in its parameter, `{ size = 'md' }: Props`.
 * @param name the function's name
 */
export function defaultsOfFunction(source: string, file: string, name: string): ReadonlyMap<string, string> {
  const found = statementsOf(source, file)
    .map((statement) => statement.declaration ?? statement)
    .find(({ type, id }) => type === 'FunctionDeclaration' && id?.name === name);
  const properties: Syntax[] = found?.params[0]?.properties ?? [];
  return new Map(
    properties
      .filter(({ value }) => value?.type === 'AssignmentPattern')
      .map(({ key, value }) => [key.name as string, source.slice(value.right.start, value.right.end)]),
  );
}

/**
 * Of a compiled component of reactstrap, whose type declarations have neither: the defaults that it destructures or
 * lists, and the comments of its propTypes.
 */
export function notesOfReactstrap(source: string, file: string): PropNotes {
  const statements = statementsOf(source, file);
  const defaults = new Map<string, string>();
  const write = (name: string, value: Syntax) => {
    if (isLiteral(value)) defaults.set(name, source.slice(value.start, value.end));
  };
  // React ignores the defaultProps of a function, unless that reads them itself.
  if (/_React\$Component\b|addDefaultProps\(defaultProps\b/.test(source)) {
    for (const { key, value } of declared(statements, 'defaultProps')) if (key) write(nameOfKey(key), value);
  }
  // `_props$color = props.color, color = _props$color === void 0 ? 'secondary' : _props$color`
  const read = new Map<string, string>();
  for (const statement of statements) {
    walk(statement, ({ type, id, init }) => {
      if (type !== 'VariableDeclarator' || id.type !== 'Identifier' || !init) return undefined;
      if (init.type === 'MemberExpression' && id.name.includes('$')) read.set(id.name, nameOfKey(init.property));
      const name = init.type === 'ConditionalExpression' ? read.get(init.test.left?.name) : undefined;
      if (name !== undefined) write(name, init.consequent);
      return undefined;
    });
  }
  return { defaults, meanings: meaningsIn(source) };
}

const nameOfKey = (key: Syntax): string => String(key.name ?? key.value);

/** The properties of the object in a variable, also where others are merged into it. */
function declared(statements: readonly Syntax[], variable: string): Syntax[] {
  const init = statements
    .flatMap(({ type, declarations }): Syntax[] => (type === 'VariableDeclaration' ? declarations : []))
    .find(({ id }) => id.name === variable)?.init;
  const objects: Syntax[] = init?.type === 'CallExpression' ? init.arguments : init ? [init] : [];
  return objects.flatMap(({ properties = [] }) => properties);
}

function isLiteral({ type, argument, elements, properties }: Syntax): boolean {
  if (type === 'Literal') return true;
  if (type === 'UnaryExpression') return isLiteral(argument);
  return (type === 'ArrayExpression' ? elements : type === 'ObjectExpression' ? properties : undefined)?.length === 0;
}

function meaningsIn(source: string): ReadonlyMap<string, string> {
  const types = /^(?:export )?(?:var|const) propTypes = \{([\s\S]*?)^\}/m.exec(source)?.[1] ?? '';
  return new Map(
    [...types.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'?([\w-]+)'?:/g)].map(([, comment = '', name = '']) => [
      name,
      comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
    ]),
  );
}
