import { parseSync } from '@swc/core';
import type { Finding, Rule } from './finding';
import type { TemplateResource } from './templates';

/**
 * Resolvers use only what AppSync's `APPSYNC_JS` runtime has. AWS refuses others at deployment; Node, which runs them on
 * a laptop, knows more.
 * @see https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 * @see https://docs.aws.amazon.com/appsync/latest/devguide/utility-resolvers.html
 */
export const resolverCode: Rule = (templates) =>
  templates
    .ofType('AWS::AppSync::Resolver', 'AWS::AppSync::FunctionConfiguration')
    .filter(({ properties: { Code } }) => typeof Code === 'string')
    .flatMap(ofResolver);

function ofResolver({ path, properties: { Code } }: TemplateResource): Omit<Finding, 'rule'>[] {
  return [...unsupportedIn(String(Code))].map((what) => ({
    path,
    problem: `Its code has ${what}, which AppSync's JavaScript runtime does not support.`,
    remedy: 'Write it with what the runtime has, e.g. for-of, if, Object.hasOwn, util.error.',
  }));
}

/** What the runtime does not support, by type of node in swc's syntax tree. */
const unsupported: Readonly<Record<string, string>> = {
  AwaitExpression: 'await',
  ClassDeclaration: 'a class',
  ClassExpression: 'a class',
  ContinueStatement: 'continue',
  DoWhileStatement: 'do-while',
  ForStatement: 'for (;;)',
  Import: 'import()',
  LabeledStatement: 'a label',
  NewExpression: 'new',
  RegExpLiteral: 'a regular expression',
  ThisExpression: 'this',
  ThrowStatement: 'throw',
  TryStatement: 'try',
  UpdateExpression: '++ or --',
  WhileStatement: 'while',
  YieldExpression: 'yield',
};

const unsupportedOperators = ['~', 'in', 'instanceof', '??=', '||=', '&&='];

/** A node of swc's syntax tree, which has many types. */
interface Node {
  readonly type?: string;
  readonly operator?: string;
  readonly async?: boolean;
  readonly generator?: boolean;
  readonly value?: unknown;
  readonly identifier?: Node;
  readonly id?: Node;
  readonly init?: Node;
  readonly source?: Node;
  readonly right?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly { readonly expression: Node }[];
}

function unsupportedIn(code: string): Set<string> {
  const found = new Set<string>();
  const tree: Node = parseSync(code, { syntax: 'ecmascript', target: 'es2022' });
  const functions = namesOfFunctions(tree);
  const visit = (node: Node, within: readonly string[]) => {
    const { type = '', operator = '', callee, right, source } = node;
    const name = nameOf(node);
    if (Object.hasOwn(unsupported, type)) found.add(unsupported[type] as string);
    if (unsupportedOperators.includes(operator)) found.add(operator);
    if (operator === '??' && right && hasEffect(right)) found.add('a call or an assignment after ??');
    if (node.async) found.add('async');
    if (node.generator) found.add('a generator');
    if (type === 'ImportDeclaration' && !/^@aws-appsync\/utils(\/|$)/.test(String(source?.value)))
      found.add(`an import of ${source?.value}`);
    if (type === 'Identifier' && node.value === 'Promise') found.add('Promise');
    if (type === 'CallExpression' && callee?.type === 'Identifier') {
      const called = String(callee.value);
      if (within.includes(called)) found.add(`a recursive call of ${called}`);
      if (functions.has(called) && node.arguments?.some(({ expression }) => isFunction(expression, functions)))
        found.add(`a function passed to ${called}`);
    }
    for (const child of childrenOf(node)) visit(child, name ? [...within, name] : within);
  };
  visit(tree, []);
  return found;
}

/**
 * AppSync evaluates the right side of `??` also where the left side has a value. esbuild writes `??=` with it.
 * @see https://github.com/aws/aws-appsync-community/issues/403
 */
const hasEffect = (node: Node): boolean =>
  node.type === 'CallExpression' || node.type === 'AssignmentExpression' || childrenOf(node).some(hasEffect);

/** The name of the function that a node declares, or assigns to a constant. */
function nameOf({ type, identifier, id, init }: Node): string | undefined {
  if (type === 'FunctionDeclaration') return String(identifier?.value);
  if (type === 'VariableDeclarator' && isFunctionExpression(init)) return String(id?.value);
  return undefined;
}

const isFunctionExpression = (node: Node | null | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

const isFunction = (node: Node, functions: ReadonlySet<string>) =>
  isFunctionExpression(node) || (node.type === 'Identifier' && functions.has(String(node.value)));

function namesOfFunctions(node: Node): Set<string> {
  const name = nameOf(node);
  return new Set([...(name ? [name] : []), ...childrenOf(node).flatMap((child) => [...namesOfFunctions(child)])]);
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null);
