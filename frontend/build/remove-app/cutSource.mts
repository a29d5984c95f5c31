import { type Syntax, walk } from '../syntax.mts';
import { isOfFile, type Source, sourceOf } from './source.mts';

/** What a source may no longer name. */
export interface Gone {
  /** Whether an import leads to something that is gone, as it is written in the file. */
  readonly isGone: (imported: string) => boolean;
  /** Whether a string stands for something that is gone: an address, a name. */
  readonly isNamed: (text: string) => boolean;
}

/**
 * Cuts out of a TypeScript file what needs something that is gone: the imports, and around each use of them the smallest
 * piece that can go as a whole, which is an element of a list, a property of a table, a test, or a declaration. What used
 * the declaration goes too. In a test, a list of which nothing is left goes like any other use.
 * @param file its path: a test's begins with `test/`
 * @returns the file as it was, when nothing is to be cut; null when no test is left of a file that had some
 */
export function cutSource(file: string, text: string, { isGone, isNamed }: Gone): string | null {
  const isTest = file.startsWith('test/');
  const source = sourceOf(file, text);
  const names = new Set<string>();
  const cut = new Set<Syntax>();
  for (const statement of source.statements) {
    if (statement.type !== 'ImportDeclaration' || !isGone(statement.source.value)) continue;
    cut.add(statement);
    for (const { local } of statement.specifiers) names.add(local.name);
  }
  const isUse = (node: Syntax) => {
    if (isTest && isEmptied(node, cut)) return true;
    if (node.type === 'Identifier') return names.has(node.name) && isOfFile(node, source);
    if (node.type === 'TemplateElement') return isNamed(node.value.cooked ?? '');
    if (node.type !== 'Literal' || typeof node.value !== 'string') return false;
    return isNamed(node.value) || (source.parents.get(node)?.type === 'ImportExpression' && isGone(node.value));
  };
  // A declaration that goes takes with it what uses it.
  for (let before = -1; before !== cut.size; ) {
    before = cut.size;
    for (const statement of source.statements) {
      walk(statement, (node) => {
        if (cut.has(node)) return false;
        const piece = isUse(node) ? pieceAround(node, source, isTest) : undefined;
        if (piece) cut.add(piece);
        for (const name of piece ? declaredIn(piece) : []) names.add(name);
        return undefined;
      });
    }
  }
  if (cut.size === 0) return text;
  const left = withoutUnused(file, without(source, cut), text);
  return isTest && hasTests.test(text) && !hasTests.test(left) ? null : left;
}

const hasTests = /\b(test|it)(\.\w+)*[(`]|\bdescribe[A-Z]\w*\(/;

function pieceAround(use: Syntax, source: Source, isTest: boolean): Syntax | undefined {
  const { parents, statements } = source;
  for (let node = use; ; ) {
    const parent = parents.get(node);
    if (!parent) return undefined;
    const above = parents.get(parent);
    if (parent.type === 'ArrayExpression') {
      // A row of a table goes as a whole; what an assertion compares with stays whole: the test goes. So does a tuple in
      // a test's table: its property goes.
      const isPart = isTest && node.type !== 'ObjectExpression' && isInTable(above, source);
      if (above?.type !== 'ArrayExpression' && !isAssertion(above) && !isPart) return node;
    } else if (node.type === 'TSPropertySignature') return node;
    else if (node.type === 'Property' && above?.type === 'VariableDeclarator') return node;
    else if (isTest && isTestCall(node)) return withItsLoop(node, source);
    else if (statements.includes(node)) return isTest || declaredIn(node).length > 0 ? node : undefined;
    node = parent;
  }
}

/** What follows a loop without braces would become its body, if only the body went. */
function withItsLoop(node: Syntax, source: Source): Syntax {
  const parent = source.parents.get(node);
  return parent && /^(For|If)\w*Statement$/.test(parent.type) ? withItsLoop(parent, source) : node;
}

/** Whether a property is one of a table: `const table = { property: … }`. */
const isInTable = (property: Syntax | undefined, { parents }: Source): boolean => {
  const table = property?.type === 'Property' ? parents.get(property) : undefined;
  return table !== undefined && parents.get(table)?.type === 'VariableDeclarator';
};

/** Whether all of a list or a table goes: tests that go through it row by row would have none, which fails. */
const isEmptied = (node: Syntax, cut: ReadonlySet<Syntax>): boolean => {
  const rows: readonly Syntax[] =
    { ArrayExpression: node.elements, ObjectExpression: node.properties }[node.type] ?? [];
  return rows.length > 0 && rows.every((row) => cut.has(row));
};

const isAssertion = (call: Syntax | undefined): boolean =>
  call?.type === 'CallExpression' && /^to[A-Z]/.test(call.callee.property?.name ?? '');

function isTestCall({ type, expression }: Syntax): boolean {
  if (type !== 'ExpressionStatement' || expression.type !== 'CallExpression') return false;
  let callee = expression.callee;
  while (callee.type === 'CallExpression' || callee.type === 'MemberExpression')
    callee = callee.callee ?? callee.object;
  return callee.name === 'test' || callee.name === 'it';
}

function declaredIn(piece: Syntax): string[] {
  if (piece.type === 'FunctionDeclaration') return [piece.id.name];
  if (piece.type !== 'VariableDeclaration') return [];
  return piece.declarations.flatMap(({ id }: Syntax) => (id.type === 'Identifier' ? [id.name] : []));
}

/** The text without the nodes, the comments before them and the commas behind them. */
function without({ text, statements, comments }: Source, cut: ReadonlySet<Syntax>): string {
  const startOf = (node: Syntax) => {
    // The comment at the beginning is about the file.
    if (node === statements[0]) return node.start;
    for (let start = node.start; ; ) {
      const bare = text.slice(0, start).trimEnd().length;
      const comment = comments.find(({ end }) => end === bare);
      if (!comment) return bare;
      start = comment.start;
    }
  };
  const ranges = [...cut].map((node) => {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
    return { start: startOf(node), end: node.end + comma };
  });
  const outer = ranges.filter(
    (one) => !ranges.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );
  return outer
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

/** The text without the imports and declarations that only what was cut has used. */
function withoutUnused(file: string, text: string, before: string): string {
  const source = sourceOf(file, text);
  const [now, then] = [usesIn(source), usesIn(sourceOf(file, before))];
  const isUnused = (name: string) => now.get(name) === 1 && (then.get(name) ?? 0) > 1;
  const cut = new Set<Syntax>();
  for (const statement of source.statements) {
    const declared = declaredIn(statement);
    if (declared.length > 0 && declared.every(isUnused)) cut.add(statement);
    if (statement.type !== 'ImportDeclaration') continue;
    const unused = statement.specifiers.filter(({ local }: Syntax) => isUnused(local.name));
    if (unused.length > 0 && unused.length === statement.specifiers.length) cut.add(statement);
    else for (const specifier of unused) cut.add(specifier);
  }
  return cut.size === 0 ? text : withoutUnused(file, without(source, cut), before);
}

/** How often each name is there, its declaration included. */
function usesIn(source: Source): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const statement of source.statements) {
    // An import may name the same thing twice: as it is there, and as it is here.
    const named = new Set<string>();
    walk(statement, (node) => {
      if (!/^(JSX)?Identifier$/.test(node.type) || !isOfFile(node, source)) return undefined;
      if (statement.type === 'ImportDeclaration') named.add(node.name);
      else uses.set(node.name, (uses.get(node.name) ?? 0) + 1);
      return undefined;
    });
    for (const name of named) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}
