import { parseSync } from 'vite';
import { type Syntax, walk } from '../syntax.mts';

/** A TypeScript file, read. */
export interface Source {
  readonly text: string;
  readonly statements: readonly Syntax[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
  readonly parents: ReadonlyMap<Syntax, Syntax>;
  /** The names that functions and blocks declare for themselves. */
  readonly locals: ReadonlyMap<Syntax, ReadonlySet<string>>;
}

export function sourceOf(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  // The parser types each kind of node; what reads a tree of any kind needs one type.
  const root = program as unknown as Syntax;
  const parents = new Map<Syntax, Syntax>();
  const locals = new Map<Syntax, Set<string>>();
  const declare = (scope: Syntax, pattern: Syntax) => {
    const names = locals.get(scope) ?? new Set();
    locals.set(scope, names);
    for (const name of namesIn(pattern)) names.add(name);
  };
  walk(root, (node, parent) => {
    if (parent) parents.set(node, parent);
    for (const pattern of node.params ?? []) declare(node, pattern);
    if (node.type === 'CatchClause' && node.param) declare(node, node.param);
    const isLocal = parent && parent !== root && !parent.type.startsWith('Export');
    if (isLocal && node.type === 'VariableDeclaration') for (const { id } of node.declarations) declare(parent, id);
    if (isLocal && node.type === 'FunctionDeclaration') declare(parent, node.id);
    return undefined;
  });
  return { text, statements: root.body, comments, parents, locals };
}

/** The names that a pattern declares: `a` and `b` of `{ a, c: [b = d] }`. */
function namesIn(pattern: Syntax | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern?.type === 'RestElement') return namesIn(pattern.argument);
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn);
  return pattern?.type === 'ObjectPattern'
    ? pattern.properties.flatMap((one: Syntax) => namesIn(one.value ?? one))
    : [];
}

/**
 * Whether a name is that of what the file's statements import or declare, and not that of a property, or of what a
 * function around it declares for itself.
 */
export function isOfFile(name: Syntax, { parents, locals }: Source): boolean {
  const parent = parents.get(name);
  if (parent?.type === 'MemberExpression' && parent.property === name && !parent.computed) return false;
  if (parent?.type === 'Property' && parent.key === name && !parent.shorthand) return false;
  for (let around = parent; around; around = parents.get(around)) if (locals.get(around)?.has(name.name)) return false;
  return true;
}
