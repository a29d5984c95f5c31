import { type Item, isUnknown, type Reading, type Reads, skip } from './items';
import { is, type Lexeme, meaningOf } from './lexemes';
import { isDifference } from './operands';
import { suggestionFor } from './spelling';

/**
 * What is not understood, together with what belongs to it: in "neighbours of Germany" the place is not a filter, and
 * in "version 2" the number is not a size.
 */
export function notUnderstood(reading: Reading, index: number): Reads {
  const { lexemes } = reading;
  const { begin, end } = lexemes[index] as Lexeme;
  // "larger than Nederlnd"
  const named = is(lexemes[index], 'compare') ? skip(reading, index + 1, (lexeme) => is(lexeme, 'filler')) : index;
  const question = suggestionFor(reading, named);
  if (question) {
    const next = skip(reading, index, (lexeme) => lexeme.begin < question.end);
    return { items: [{ type: 'question', question: question.question, begin, end: question.end }], next };
  }
  const next = isQuantity(lexemes[index]) ? afterQuantity(reading, index) : afterClause(reading, index);
  const last = lexemes[next - 1] ?? { end };
  const item: Item = { type: 'unused', reason: 'notUnderstood', begin, end: last.end };
  return { items: [item], next };
}

const isQuantity = (lexeme: Lexeme | undefined) => lexeme?.number !== undefined || is(lexeme, 'compare');

/** A number of something unknown: "more than 3 bedrooms". A place after it is parsed separately. */
function afterQuantity(reading: Reading, index: number): number {
  const { lexemes } = reading;
  let next = index;
  if (is(lexemes[index], 'compare')) {
    next = skip(reading, index + 1, (lexeme) => is(lexeme, 'filler', 'compare'));
    const { place, name, quoted } = lexemes[next] ?? {};
    // "smaller than the smallest country"
    if (is(lexemes[next], 'superlative', 'ordinal')) return afterClause(reading, next);
    if (place || name !== undefined || quoted !== undefined) return afterPlaces(reading, next);
  }
  if (lexemes[next]?.number) next = skip(reading, next + 1, (lexeme) => is(lexeme, 'unit'));
  if (isDifference(lexemes[next])) return afterQuantity(reading, next);
  if (!isUnknown(lexemes[next])) return Math.max(next, index + 1);
  const after = afterUnknown(reading, next);
  return /^(?:in|within|binnen)$/i.test(lexemes[after]?.text ?? '') ? after : afterClause(reading, next);
}

/** Consecutive unknown words. */
const afterUnknown = (reading: Reading, index: number) =>
  Math.max(
    index + 1,
    skip(reading, index, (lexeme) => isUnknown(lexeme)),
  );

function afterClause(reading: Reading, index: number): number {
  const { lexemes } = reading;
  let next = afterUnknown(reading, index);
  for (;;) {
    const at = skip(reading, next, isBetween);
    const lexeme = lexemes[at];
    if (isUnknown(lexeme)) next = afterUnknown(reading, at);
    else if (lexeme?.place || lexeme?.name !== undefined) {
      if (lexeme.place?.isAdjective && is(lexemes[at + 1], 'noun') && at === next) return next;
      return afterPlaces(reading, at);
    } else if (is(lexeme, 'compare')) return afterQuantity(reading, at);
    else if (lexeme?.number || lexeme?.quoted !== undefined) return at + 1;
    else if (is(lexeme, 'flag') || (is(lexeme, 'superlative') && at === next)) next = at + 1;
    else return next;
  }
}

const isBetween = (lexeme: Lexeme) => is(lexeme, 'filler', 'unit', 'population') || /^['’-]$/.test(lexeme.text);

/** Continues the list of places until another preposition of place. */
function afterPlaces(reading: Reading, index: number): number {
  const { lexemes } = reading;
  let next = index + 1;
  for (;;) {
    if (!is(lexemes[next], 'joint')) break;
    const at = skip(reading, next + 1, (lexeme) => is(lexeme, 'filler') && meaningOf(lexeme, 'filler')?.value !== 'in');
    const isPlace = lexemes[at]?.place || lexemes[at]?.name !== undefined;
    // "… and African countries": another part of the sentence.
    if (!isPlace || is(lexemes[at + 1], 'noun')) break;
    next = at + 1;
  }
  // "aan Frankrijk grenzen", "Germany's neighbours"
  return isUnknown(lexemes[next]) ? afterClause(reading, next) : next;
}
