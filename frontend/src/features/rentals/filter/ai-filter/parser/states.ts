import { periodAt } from './dates';
import { conditionItem, type Rule, skip } from './items';
import { is, meaningOf } from './lexemes';

/** `changed`, `added`; a deletion counts as a change. */
export const verb: Rule = ({ lexemes }, index) => {
  const field = meaningOf(lexemes[index], 'verb')?.value;
  const { begin = 0, end = 0 } = lexemes[index] ?? {};
  return field && { items: [{ type: 'verb', field, isDeletion: false, begin, end }], next: index + 1 };
};

/** `deleted`, `including deleted ones` */
export const deleted: Rule = (input, index) => {
  const choice = meaningOf(input.lexemes[index], 'deleted')?.value;
  const { begin = 0, end = 0 } = input.lexemes[index] ?? {};
  if (!choice) return undefined;
  const condition = conditionItem(input, index, index, { kind: 'deleted', choice });
  return { items: [condition, { type: 'verb', field: 'changed', isDeletion: true, begin, end }], next: index + 1 };
};

/** `since yesterday`, if the sentence mentions a change. */
export const period: Rule = ({ sentence, lexemes, grammar, now, hasVerb }, index) => {
  const begin = lexemes[index]?.begin;
  if (!hasVerb || begin === undefined) return undefined;
  const found = periodAt(sentence, begin, grammar, now);
  if (!found) return undefined;
  const next = lexemes.findIndex((lexeme) => lexeme.begin >= found.end);
  return { items: [{ type: 'period', ...found }], next: next === -1 ? lexemes.length : next };
};

/** `a flag` that rentals have or lack. */
export const flag: Rule = (input, index) => {
  const { lexemes } = input;
  const flagAt = is(lexemes[index], 'missing') ? skip(input, index + 1, (lexeme) => is(lexeme, 'filler')) : index;
  if (!is(lexemes[flagAt], 'flag')) return undefined;
  const isAfter = flagAt === index && is(lexemes[index + 1], 'missing');
  const last = isAfter ? index + 1 : flagAt;
  const isMissing = isAfter || flagAt > index;
  let before = index - 1;
  while (is(lexemes[before], 'filler')) before--;
  const isSaid = is(lexemes[before], 'not') || is(lexemes[index - 1], 'filler');
  if (!isMissing && !isSaid) return undefined;
  const item = conditionItem(input, index, last, { kind: 'flag' });
  if (item.type !== 'condition' || !isMissing) return { items: [item], next: last + 1 };
  return { items: [{ ...item, condition: { ...item.condition, isExcluded: true } }], next: last + 1 };
};
