import type { FieldProblem } from './field-problem';
import { trimText } from './rental-text';

/** What groups the thousands of a file's populations, where one group alone could as well be a decimal. */
export const thousandsMarks = ['none', 'point', 'comma'] as const;
export type ThousandsMark = (typeof thousandsMarks)[number];

export const populationProblems = ['missing', 'notANumber', 'negative', 'decimal', 'ambiguous', 'tooLarge'] as const;
export type PopulationProblem = (typeof populationProblems)[number];

/** GraphQL's largest Int. */
export const maxPopulation = 2 ** 31 - 1;

const digits = /^\d+$/;
/** Spaces of every width, and the apostrophes of Switzerland: never a decimal mark. */
const grouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+$/;
/** `1234.5`, and `1.234,5` or `1,234.5` with its thousands grouped. */
const decimal = /^(?:\d[\d ]*|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,]\d+$/;
const oneGroup = { point: /^\d{1,3}\.\d{3}$/, comma: /^\d{1,3},\d{3}$/ };
const severalGroups = { point: /^\d{1,3}(?:\.\d{3}){2,}$/, comma: /^\d{1,3}(?:,\d{3}){2,}$/ };

/**
 * Parses a population: a whole number from 0 to 2,147,483,647, its thousands grouped or not.
 * `1.234` is a thousand in Dutch and little more than one in English: ambiguous, unless `mark` says which.
 */
export function parsePopulation(typed: string, mark: ThousandsMark = 'none'): number | FieldProblem<PopulationProblem> {
  const plain = plainNumber(typed);
  if (plain !== undefined) return plain;
  const text = trimText(typed);
  if (text === '') return { code: 'missing' };
  if (digits.test(text)) return inRange(text);
  const isGrouped = [grouped, severalGroups.point, severalGroups.comma].some((form) => form.test(text));
  if (isGrouped || (mark !== 'none' && oneGroup[mark].test(text))) return inRange(text.replace(/\D/g, ''));
  if (oneGroup.point.test(text) || oneGroup.comma.test(text))
    return { code: mark === 'none' ? 'ambiguous' : 'decimal' };
  if (/^[-−]\s*\d/.test(text)) return { code: 'negative' };
  return { code: decimal.test(text) ? 'decimal' : 'notANumber' };
}

/** The number that an ambiguous text means if its mark groups thousands. */
export const asGroupedThousands = (text: string) => Number(text.replace(/\D/g, ''));

/** Up to nine digits and nothing else, as in most cells: read without a regular expression. */
function plainNumber(text: string): number | undefined {
  const { length } = text;
  if (length === 0 || length > 9) return undefined;
  let value = 0;
  for (let index = 0; index < length; index++) {
    const digit = text.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    value = 10 * value + digit;
  }
  return value;
}

function inRange(text: string): number | FieldProblem<'tooLarge'> {
  const value = Number(text);
  return value <= maxPopulation ? value : { code: 'tooLarge' };
}

/** The mark that a column's cells prove to be in use: `none` where nothing does. */
export function guessThousandsMark(cells: readonly string[]): ThousandsMark {
  const proven = (['point', 'comma'] as const).filter((mark) =>
    cells.some((cell) => severalGroups[mark].test(cell.trim())),
  );
  return proven.length === 1 ? (proven[0] as ThousandsMark) : 'none';
}
