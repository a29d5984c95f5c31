import { readJsonSelector } from './json-selector';
import { type Tokens, tokensOf } from './tokens';

/** Whether a log event, parsed as JSON, matches the filter. */
export type FilterPattern = (event: unknown) => boolean;

/** A pattern that the local cloud cannot match. */
export class FilterPatternError extends Error {
  override readonly name = 'FilterPatternError';
}

const token = /\$(?:\.[\w-]+|\[\d+\])+|"[^"]*"|&&|\|\||!=|>=|<=|[=<>(){}]|[\w.*+-]+/;

/**
 * Reads a filter pattern over JSON: comparisons of a property with a number, or with a text that may hold `*`, joined
 * by `&&`, `||` and parentheses.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html
 * @throws FilterPatternError naming the unsupported part, e.g. patterns over plain text.
 */
export function readFilterPattern(pattern: string): FilterPattern {
  const tokens = tokensOf(pattern, token);
  if (!tokens?.take('{')) throw refuse(pattern, 'only patterns over JSON, in braces, run here');
  const matches = readAny(tokens, pattern);
  if (!tokens.take('}') || tokens.peek() !== undefined) {
    throw refuse(pattern, `${tokens.peek() ?? 'its end'} is not expected there`);
  }
  return matches;
}

function readAny(tokens: Tokens, pattern: string): FilterPattern {
  const parts = [readAll(tokens, pattern)];
  while (tokens.take('||')) parts.push(readAll(tokens, pattern));
  return (event) => parts.some((matches) => matches(event));
}

function readAll(tokens: Tokens, pattern: string): FilterPattern {
  const parts = [readTerm(tokens, pattern)];
  while (tokens.take('&&')) parts.push(readTerm(tokens, pattern));
  return (event) => parts.every((matches) => matches(event));
}

function readTerm(tokens: Tokens, pattern: string): FilterPattern {
  if (tokens.take('(')) {
    const inner = readAny(tokens, pattern);
    if (!tokens.take(')')) throw refuse(pattern, 'a parenthesis is not closed');
    return inner;
  }
  const property = tokens.next() ?? '';
  const selector = readJsonSelector(property);
  if (!selector) throw refuse(pattern, `${property || 'its end'} stands where a property such as $.status is needed`);
  const operator = tokens.next() ?? '';
  const operand = tokens.next() ?? '';
  const compare = isNumber(operand) ? numeric[operator] : undefined;
  if (compare) return (event) => isNumeric(selector(event)) && compare(Number(selector(event)), Number(operand));
  if ((operator !== '=' && operator !== '!=') || !/^"|^[\w.*+-]+$/.test(operand)) {
    throw refuse(pattern, `${property} ${operator} ${operand} is a comparison that does not run here`);
  }
  const expectedPattern = textPattern(operand.replace(/^"|"$/g, ''));
  return (event) => {
    const value = selector(event);
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    return expectedPattern.test(String(value)) === (operator === '=');
  };
}

const numeric: Readonly<Record<string, (value: number, operand: number) => boolean>> = {
  '=': (value, operand) => value === operand,
  '!=': (value, operand) => value !== operand,
  '>': (value, operand) => value > operand,
  '>=': (value, operand) => value >= operand,
  '<': (value, operand) => value < operand,
  '<=': (value, operand) => value <= operand,
};

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
const isNumeric = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && isNumber(value));

/** `*` stands for any text. */
function textPattern(text: string): RegExp {
  const literal = text.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's');
}

function refuse(pattern: string, why: string): FilterPatternError {
  return new FilterPatternError(`the filter pattern ${pattern} cannot be matched: ${why}.`);
}
