import type { Rank } from '../parsedQuery';
import { isUnknown, type ParserInput, type Rule, type RuleMatch, skip, wordsOf } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';
import { choiceOfCount } from './questions';

/** Larger numbers are not places in a ranking, but populations. */
const maxPlaces = 1000;

const isFiller = (lexeme: Lexeme) => is(lexeme, 'filler', 'noun') && !lexeme.number;

function countAt({ lexemes }: ParserInput, index: number): number | undefined {
  const value = lexemes[index]?.number?.value;
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= maxPlaces ? value : undefined;
}

type Order = Pick<Rank, 'column' | 'descending'>;

/** The rank in a range of lexemes; none if something else is ranked. */
function rankItem(
  input: ParserInput,
  begin: number,
  next: number,
  order: Order,
  first: number,
  last: number,
): RuleMatch | undefined {
  const { lexemes } = input;
  // "the largest country per continent" is a ranking in each of them.
  const beside = lexemes[skip(input, next, isFiller)];
  if (isUnknown(lexemes[next]) || (meaningOf(beside, 'unknown')?.blocks && isUnknown(beside))) return undefined;
  const from = lexemes[begin]?.begin ?? 0;
  const end = lexemes[next - 1]?.end ?? from;
  const words = wordsOf(input, from, end);
  return { items: [{ type: 'rank', rank: { words, ...order, first, last }, begin: from, end }], next };
}

/** `top 3`, `bottom ten`; without a number, the user is asked. */
export const top: Rule = (input, index) => {
  const order = meaningOf(input.lexemes[index], 'top')?.value;
  if (!order) return undefined;
  const count = countAt(input, index + 1);
  if (count !== undefined) {
    // "the top 3 largest", "top 5 smallest"
    const named = meaningOf(input.lexemes[index + 2], 'superlative')?.value;
    return rankItem(input, index, index + (named ? 3 : 2), named ?? order, 1, count);
  }
  const { begin = 0, end = 0 } = input.lexemes[index] ?? {};
  if (isUnknown(input.lexemes[index + 1])) return undefined;
  const question = choiceOfCount(input, wordsOf(input, begin, end), end + 1);
  return { items: [{ type: 'question', question, begin, end }], next: index + 1 };
};

/** `five smallest`, `10 countries with the most people`. */
export const countedRank: Rule = (input, index) => {
  const count = countAt(input, index);
  if (count === undefined) return undefined;
  const at = skip(input, index + 1, isFiller);
  const order = meaningOf(input.lexemes[at], 'superlative')?.value;
  return order && rankItem(input, index, at + 1, order, 1, count);
};

/** `second largest` */
export const ordinalRank: Rule = (input, index) => {
  const place = meaningOf(input.lexemes[index], 'ordinal')?.value;
  // "third to fifth largest"
  const isRange = is(input.lexemes[index - 1], 'rangeTo') && !is(input.lexemes[index - 1], 'joint');
  if (place === undefined || isRange) return undefined;
  const at = skip(input, index + 1, (lexeme) => is(lexeme, 'hyphen'));
  const order = meaningOf(input.lexemes[at], 'superlative')?.value;
  return order && rankItem(input, index, at + 1, order, place, place);
};

/** `largest country`, `smallest 5`; for `largest countries`, the user is asked how many. */
export const superlative: Rule = (input, index) => {
  const { lexemes } = input;
  const order = meaningOf(lexemes[index], 'superlative')?.value;
  if (!order) return undefined;
  const count = countAt(input, index + 1);
  if (count !== undefined && !is(lexemes[index + 2], 'unit')) return rankItem(input, index, index + 2, order, 1, count);
  if (isOne(input, index)) return rankItem(input, index, index + 1, order, 1, 1);
  if (isUnknown(lexemes[index + 1])) return undefined;
  const { begin = 0, end = 0 } = lexemes[index] ?? {};
  const nounAt = lastNoun(input, index);
  const question = choiceOfCount(input, wordsOf(input, begin, end), lexemes[nounAt]?.begin ?? begin);
  return { items: [{ type: 'question', question, begin, end }], next: index + 1 };
};

/**
 * Whether a single rental is meant: `largest country`, `the country with the most people`, `largest and smallest
 * country`.
 */
function isOne(input: ParserInput, index: number): boolean {
  const { lexemes } = input;
  const nounAt = skip(input, index + 1, (lexeme) => lexeme.place?.isAdjective === true);
  const after = meaningOf(lexemes[nounAt], 'noun');
  if (after) return after.value === 'one';
  const before = meaningOf(lexemes[lastNoun(input, index)], 'noun');
  if (before) return before.value === 'one';
  if (!is(lexemes[index + 1], 'joint')) return speaksOfOne(input, index);
  const further = skip(input, index + 2, (lexeme) => is(lexeme, 'filler'));
  return is(lexemes[further], 'superlative') && isOne(input, further);
}

/** "Which country in Africa has the most people?" */
function speaksOfOne({ lexemes }: ParserInput, index: number): boolean {
  const noun = lexemes.slice(0, index).findLast((lexeme) => is(lexeme, 'noun'));
  return meaningOf(noun, 'noun')?.value === 'one';
}

/** The preceding noun, with only fillers in between; -1 without one. */
function lastNoun({ lexemes }: ParserInput, index: number): number {
  let at = index - 1;
  while (is(lexemes[at], 'filler')) at--;
  return is(lexemes[at], 'noun') && is(lexemes[at + 1], 'filler') ? at : -1;
}
