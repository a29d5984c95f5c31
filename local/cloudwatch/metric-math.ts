import { type Tokens, tokensOf } from './tokens';

/** A metric's or another expression's value in the period being computed; undefined when there is none. */
export type ReadValue = (id: string) => number | undefined;

/** A metric math expression. Its functions work on one period alone, so it is computed period by period. */
export interface MathExpression {
  evaluate(readValue: ReadValue): number | undefined;
  /** The referenced ids. */
  readonly ids: readonly string[];
}

/** An expression that the local cloud does not compute. */
export class MathExpressionError extends Error {
  override readonly name = 'MathExpressionError';
}

type Term = (readValue: ReadValue) => number | undefined;

/** Where in the expression the parser is, and the ids that it has found. */
interface ParserState {
  readonly text: string;
  readonly tokens: Tokens;
  readonly ids: string[];
}

const token = /\d+(?:\.\d+)?|[A-Za-z]\w*|>=|<=|==|!=|[-+*/<>()[\],]/;

/**
 * Reads an expression of numbers, metric ids, `+ - * /`, comparisons (1 or 0), and the functions SUM of a list, FILL
 * with a number, and IF.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html
 * @throws MathExpressionError naming the unknown part.
 */
export function readMathExpression(text: string): MathExpression {
  const tokens = tokensOf(text, token);
  if (!tokens) throw new MathExpressionError(`The expression ${text} has characters that do not run here.`);
  const state: ParserState = { text, tokens, ids: [] };
  const evaluate = readComparison(state);
  if (tokens.peek() !== undefined) throw unexpected(state);
  return { evaluate, ids: state.ids };
}

type Compute = (left: number, right: number) => number;

const comparisons: Readonly<Record<string, Compute>> = {
  '>': (left, right) => Number(left > right),
  '>=': (left, right) => Number(left >= right),
  '<': (left, right) => Number(left < right),
  '<=': (left, right) => Number(left <= right),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
};
const sums: Readonly<Record<string, Compute>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
};
const products: Readonly<Record<string, Compute>> = {
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

const readComparison = (state: ParserState): Term => readBinary(state, comparisons, readSum);
const readSum = (state: ParserState): Term => readBinary(state, sums, readProduct);
const readProduct = (state: ParserState): Term => readBinary(state, products, readOperand);

/** No value when one side has none, or when dividing by zero. */
function readBinary(
  state: ParserState,
  operators: Readonly<Record<string, Compute>>,
  readSide: (state: ParserState) => Term,
): Term {
  let left = readSide(state);
  for (;;) {
    const operator = state.tokens.peek() ?? '';
    const compute = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!compute) return left;
    state.tokens.next();
    const [first, second] = [left, readSide(state)];
    left = (readValue) => {
      const [one, other] = [first(readValue), second(readValue)];
      const result = one === undefined || other === undefined ? undefined : compute(one, other);
      return Number.isFinite(result) ? result : undefined;
    };
  }
}

function readOperand(state: ParserState): Term {
  const { tokens } = state;
  if (tokens.take('(')) {
    const inner = readComparison(state);
    expectToken(state, ')');
    return inner;
  }
  const name = tokens.peek() ?? '';
  if (!/^\w/.test(name)) throw unexpected(state);
  tokens.next();
  if (/^\d/.test(name)) return () => Number(name);
  if (tokens.take('(')) return readCall(state, name);
  state.ids.push(name);
  return (readValue) => readValue(name);
}

function readCall(state: ParserState, name: string): Term {
  switch (name) {
    case 'SUM': {
      // With a single series, SUM is another function: the sum over all its periods.
      expectToken(state, '[');
      const parts = readList(state);
      expectToken(state, ']');
      expectToken(state, ')');
      return (readValue) => {
        const values = parts.map((part) => part(readValue));
        return values.includes(undefined)
          ? undefined
          : values.reduce<number>((total, value) => total + (value ?? 0), 0);
      };
    }
    case 'FILL': {
      const [series, filling] = readArguments(state, name, 2) as [Term, Term];
      return (readValue) => series(readValue) ?? filling(() => undefined);
    }
    case 'IF': {
      const [condition, then, otherwise] = readArguments(state, name, 3) as [Term, Term, Term];
      return (readValue) => {
        const value = condition(readValue);
        return value === undefined ? undefined : value === 0 ? otherwise(readValue) : then(readValue);
      };
    }
    default:
      throw new MathExpressionError(`The function ${name} in ${state.text} does not run here.`);
  }
}

function readArguments(state: ParserState, name: string, count: number): Term[] {
  const found = readList(state);
  expectToken(state, ')');
  if (found.length !== count) throw new MathExpressionError(`${name} in ${state.text} needs ${count} arguments.`);
  return found;
}

function readList(state: ParserState): Term[] {
  const parts = [readComparison(state)];
  while (state.tokens.take(',')) parts.push(readComparison(state));
  return parts;
}

function expectToken(state: ParserState, expected: string): void {
  if (!state.tokens.take(expected)) throw unexpected(state, ` where ${expected} is needed`);
}

function unexpected({ text, tokens }: ParserState, where = ''): MathExpressionError {
  return new MathExpressionError(
    `The expression ${text} has ${tokens.peek() ?? 'its end'}${where || ' where a value is needed'}.`,
  );
}
