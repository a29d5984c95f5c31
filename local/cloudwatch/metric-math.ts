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

interface Reading {
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
  const reading: Reading = { text, tokens, ids: [] };
  const evaluate = readComparison(reading);
  if (tokens.peek() !== undefined) throw unexpected(reading);
  return { evaluate, ids: reading.ids };
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

const readComparison = (reading: Reading): Term => readBinary(reading, comparisons, readSum);
const readSum = (reading: Reading): Term => readBinary(reading, sums, readProduct);
const readProduct = (reading: Reading): Term => readBinary(reading, products, readOperand);

/** No value when one side has none, or when dividing by zero. */
function readBinary(
  reading: Reading,
  operators: Readonly<Record<string, Compute>>,
  readSide: (reading: Reading) => Term,
): Term {
  let left = readSide(reading);
  for (;;) {
    const operator = reading.tokens.peek() ?? '';
    const compute = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
    if (!compute) return left;
    reading.tokens.next();
    const [first, second] = [left, readSide(reading)];
    left = (readValue) => {
      const [one, other] = [first(readValue), second(readValue)];
      const result = one === undefined || other === undefined ? undefined : compute(one, other);
      return Number.isFinite(result) ? result : undefined;
    };
  }
}

function readOperand(reading: Reading): Term {
  const { tokens } = reading;
  if (tokens.take('(')) {
    const inner = readComparison(reading);
    expectToken(reading, ')');
    return inner;
  }
  const name = tokens.peek() ?? '';
  if (!/^\w/.test(name)) throw unexpected(reading);
  tokens.next();
  if (/^\d/.test(name)) return () => Number(name);
  if (tokens.take('(')) return readCall(reading, name);
  reading.ids.push(name);
  return (readValue) => readValue(name);
}

function readCall(reading: Reading, name: string): Term {
  switch (name) {
    case 'SUM': {
      // With a single series, SUM is another function: the sum over all its periods.
      expectToken(reading, '[');
      const parts = readList(reading);
      expectToken(reading, ']');
      expectToken(reading, ')');
      return (readValue) => {
        const values = parts.map((part) => part(readValue));
        return values.includes(undefined)
          ? undefined
          : values.reduce<number>((total, value) => total + (value ?? 0), 0);
      };
    }
    case 'FILL': {
      const [series, filling] = readArguments(reading, name, 2) as [Term, Term];
      return (readValue) => series(readValue) ?? filling(() => undefined);
    }
    case 'IF': {
      const [condition, then, otherwise] = readArguments(reading, name, 3) as [Term, Term, Term];
      return (readValue) => {
        const value = condition(readValue);
        return value === undefined ? undefined : value === 0 ? otherwise(readValue) : then(readValue);
      };
    }
    default:
      throw new MathExpressionError(`The function ${name} in ${reading.text} does not run here.`);
  }
}

function readArguments(reading: Reading, name: string, count: number): Term[] {
  const found = readList(reading);
  expectToken(reading, ')');
  if (found.length !== count) throw new MathExpressionError(`${name} in ${reading.text} needs ${count} arguments.`);
  return found;
}

function readList(reading: Reading): Term[] {
  const parts = [readComparison(reading)];
  while (reading.tokens.take(',')) parts.push(readComparison(reading));
  return parts;
}

function expectToken(reading: Reading, expected: string): void {
  if (!reading.tokens.take(expected)) throw unexpected(reading, ` where ${expected} is needed`);
}

function unexpected({ text, tokens }: Reading, where = ''): MathExpressionError {
  return new MathExpressionError(
    `The expression ${text} has ${tokens.peek() ?? 'its end'}${where || ' where a value is needed'}.`,
  );
}
