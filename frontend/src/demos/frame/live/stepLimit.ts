import { SourceError } from './sourceError';
import type { SyntaxNode } from './undeclaredNames.mts';

/** No source can write this name. */
const step = '#step';

/** In milliseconds. */
const longestTurn = 1000;
/** A page that is busy otherwise does not count: fewer steps than these are no endless loop. */
const fewestSteps = 10_000;

/**
 * Counts the steps of edited code, so that an endless loop or recursion cannot freeze the page: after a second without
 * a pause, every further step throws. A pause is a turn of the event loop; promises have none between them.
 */
export function stepCounter(onLimit: (error: SourceError) => void, now = () => performance.now()): () => void {
  let steps = 0;
  let start = 0;
  let limit: SourceError | undefined;
  return () => {
    if (limit) throw limit;
    if (steps === 0) {
      start = now();
      setTimeout(() => {
        steps = 0;
        limit = undefined;
      });
    }
    steps++;
    if (steps % 256 > 0 || steps < fewestSteps || now() - start < longestTurn) return;
    limit = new SourceError('endless');
    onLimit(limit);
    throw limit;
  };
}

/** What the code that `addSteps` changed finds its counter by. */
export const stepNames = (counter: () => void): Readonly<Record<string, unknown>> => ({ [step]: counter });

/** Begins each turn of a loop and each call of a function with a step. Changes the syntax tree. */
export function addSteps(node: SyntaxNode): void {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') addSteps(child);
    }
  }
  if (!/^(For(In|Of)?|While|DoWhile)Statement$|^(Arrow)?Function(Expression|Declaration)$/.test(node.type)) return;
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
    node.body = block([{ type: 'ReturnStatement', argument: node.body }]);
    node.expression = false;
  } else if (node.body.type !== 'BlockStatement') node.body = block([node.body]);
  const { body } = node.body;
  // A directive stays the first statement.
  body.splice(body[0]?.directive ? 1 : 0, 0, aStep());
}

const block = (body: SyntaxNode[]): SyntaxNode => ({ type: 'BlockStatement', body });
const aStep = (): SyntaxNode => ({
  type: 'ExpressionStatement',
  expression: { type: 'CallExpression', callee: { type: 'Identifier', name: step }, arguments: [], optional: false },
});
