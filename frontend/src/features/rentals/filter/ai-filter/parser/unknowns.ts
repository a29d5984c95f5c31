import { type Item, isUnknown, type ParserInput, type RuleMatch, skip } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';
import { isDifference } from './operands';
import { suggestionFor } from './spelling';

/**
 * What is not understood, together with what belongs to it: in "neighbours of Germany" the place is not a filter, and
 * in "version 2" the number is not a size.
 */
export function notUnderstood(input: ParserInput, index: number): RuleMatch {
  const { lexemes } = input;
  const { begin, end } = lexemes[index] as Lexeme;
  // "larger than Nederlnd"
  const named = is(lexemes[index], 'compare') ? skip(input, index + 1, (lexeme) => is(lexeme, 'filler')) : index;
  const question = suggestionFor(input, named);
  if (question) {
    const next = skip(input, index, (lexeme) => lexeme.begin < question.end);
    return { items: [{ type: 'question', question: question.question, begin, end: question.end }], next };
  }
  const next = isQuantity(lexemes[index]) ? afterQuantity(input, index) : afterClause(input, index);
  const last = lexemes[next - 1] ?? { end };
  const item: Item = { type: 'unused', reason: 'notUnderstood', begin, end: last.end };
  return { items: [item], next };
}

const isQuantity = (lexeme: Lexeme | undefined) => lexeme?.number !== undefined || is(lexeme, 'compare');

/** A number of something unknown: "more than 3 bedrooms". A place after it is parsed separately. */
function afterQuantity(input: ParserInput, index: number): number {
  const { lexemes } = input;
  let next = index;
  if (is(lexemes[index], 'compare')) {
    next = skip(input, index + 1, (lexeme) => is(lexeme, 'filler', 'compare'));
    const { place, name, quoted } = lexemes[next] ?? {};
    // "smaller than the smallest country"
    if (is(lexemes[next], 'superlative', 'ordinal')) return afterClause(input, next);
    if (place || name !== undefined || quoted !== undefined) return afterPlaces(input, next);
  }
  if (lexemes[next]?.number) next = skip(input, next + 1, (lexeme) => is(lexeme, 'unit'));
  if (isDifference(lexemes[next])) return afterQuantity(input, next);
  if (!isUnknown(lexemes[next])) return Math.max(next, index + 1);
  const after = afterUnknown(input, next);
  return /^(?:in|within|binnen)$/i.test(lexemes[after]?.text ?? '') ? after : afterClause(input, next);
}

/** Consecutive unknown words. */
const afterUnknown = (input: ParserInput, index: number) =>
  Math.max(
    index + 1,
    skip(input, index, (lexeme) => isUnknown(lexeme)),
  );

function afterClause(input: ParserInput, index: number): number {
  const { lexemes } = input;
  let next = afterUnknown(input, index);
  for (;;) {
    const at = skip(input, next, isBetween);
    const lexeme = lexemes[at];
    if (isUnknown(lexeme)) next = afterUnknown(input, at);
    else if (lexeme?.place || lexeme?.name !== undefined) {
      if (lexeme.place?.isAdjective && is(lexemes[at + 1], 'noun') && at === next) return next;
      return afterPlaces(input, at);
    } else if (is(lexeme, 'compare')) return afterQuantity(input, at);
    else if (lexeme?.number || lexeme?.quoted !== undefined) return at + 1;
    else if (is(lexeme, 'flag') || (is(lexeme, 'superlative') && at === next)) next = at + 1;
    else return next;
  }
}

const isBetween = (lexeme: Lexeme) => is(lexeme, 'filler', 'unit', 'population') || /^['’-]$/.test(lexeme.text);

/** Continues the list of places until another preposition of place. */
function afterPlaces(input: ParserInput, index: number): number {
  const { lexemes } = input;
  let next = index + 1;
  for (;;) {
    if (!is(lexemes[next], 'joint')) break;
    const at = skip(input, next + 1, (lexeme) => is(lexeme, 'filler') && meaningOf(lexeme, 'filler')?.value !== 'in');
    const isPlace = lexemes[at]?.place || lexemes[at]?.name !== undefined;
    // "… and African countries": another part of the sentence.
    if (!isPlace || is(lexemes[at + 1], 'noun')) break;
    next = at + 1;
  }
  // "aan Frankrijk grenzen", "Germany's neighbours"
  return isUnknown(lexemes[next]) ? afterClause(input, next) : next;
}
