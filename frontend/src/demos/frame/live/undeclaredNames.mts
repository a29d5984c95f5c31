/** A syntax node (ESTree, with the nodes of JSX and TypeScript where they were not compiled). */
export interface SyntaxNode {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the other fields depend on the type
  [field: string]: any;
}

/**
 * The names that code uses and declares nowhere, each with the first node that uses it: the globals it needs.
 * Scopes are not told apart: a name that is declared anywhere counts as declared.
 */
export function undeclaredNames(program: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const declared = new Set<string>();
  const used = new Map<string, SyntaxNode>();
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      if (!used.has(node.name)) used.set(node.name, node);
      return;
    }
    if (isType(node)) return;
    for (const name of declaredBy(node)) declared.add(name);
    for (const [field, value] of Object.entries(node)) {
      if (isNoUse(node, field)) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string') visit(child);
      }
    }
  };
  for (const statement of program) visit(statement);
  for (const name of declared) used.delete(name);
  return used;
}

/** TypeScript's nodes are types, but for those around an expression. */
const isType = ({ type }: SyntaxNode) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);

/** A property's name, a label, an attribute, or an element of HTML. */
function isNoUse(node: SyntaxNode, field: string): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return field === 'property' && !node.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return field === 'key' && !node.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return field === 'label';
    case 'JSXAttribute':
      return field === 'name';
    case 'JSXMemberExpression':
      return field === 'property';
    case 'JSXOpeningElement':
    case 'JSXClosingElement':
      return field === 'name' && /^[a-z]/.test(node.name.name ?? '');
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

function declaredBy(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(namesIn), 'arguments'];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }: SyntaxNode) => local.name);
    default:
      return [];
  }
}

/** The names that a pattern declares. */
function namesIn(pattern: SyntaxNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one: SyntaxNode) => namesIn(one.type === 'Property' ? one.value : one));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one: SyntaxNode | null) => (one ? namesIn(one) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
