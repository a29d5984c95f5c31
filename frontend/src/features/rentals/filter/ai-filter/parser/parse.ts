import { type Item, isUnknown, type ParserInput, type Rule } from './items';
import { is, meaningOf } from './lexemes';
import { bareName, nameAfter, nameBefore, nameBetween } from './names';
import { place } from './places';
import { countedRank, ordinalRank, superlative, top } from './ranks';
import { comparison, number, range } from './sizes';
import { deleted, flag, period, verb } from './states';
import { notUnderstood } from './unknowns';

/** Conjunctions and negation: "and", "or", "not". */
const joining: Rule = ({ lexemes }, index) => {
  const { begin = 0, end = 0 } = lexemes[index] ?? {};
  const joint = meaningOf(lexemes[index], 'joint');
  const next = index + 1;
  if (joint) return { items: [{ type: 'joint', value: joint.value, begin, end }], next };
  if (is(lexemes[index], 'nor')) {
    return {
      items: [
        { type: 'joint', value: 'and', begin, end },
        { type: 'not', begin, end },
      ],
      next,
    };
  }
  return is(lexemes[index], 'not') ? { items: [{ type: 'not', begin, end }], next } : undefined;
};

/** At each position, the first rule that matches is used. */
const rules: readonly Rule[] = [
  nameBefore,
  nameAfter,
  nameBetween,
  bareName,
  period,
  deleted,
  verb,
  flag,
  range,
  comparison,
  countedRank,
  number,
  top,
  ordinalRank,
  superlative,
  place,
  joining,
];

/** Parses the whole sentence. What no rule matches, except fillers, is reported as not understood. */
export function itemsOf(input: ParserInput): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < input.lexemes.length; ) {
    const match = matchAt(input, index);
    items.push(...(match?.items ?? []));
    index = match ? match.next : index + 1;
  }
  return items;
}

function matchAt(input: ParserInput, index: number) {
  for (const rule of rules) {
    const match = rule(input, index);
    if (match) return match;
  }
  const lexeme = input.lexemes[index];
  const isFilling = is(lexeme, 'filler', 'noun', 'unit', 'population', 'hyphen') && !isUnknown(lexeme);
  return isFilling ? undefined : notUnderstood(input, index);
}
