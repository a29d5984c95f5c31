import { type Item, isUnknown, type Reading, type Rule } from './items';
import { is, meaningOf } from './lexemes';
import { bareName, nameAfter, nameBefore, nameBetween } from './names';
import { place } from './places';
import { countedRank, ordinalRank, superlative, top } from './ranks';
import { comparison, number, range } from './sizes';
import { deleted, flag, period, verb } from './states';
import { notUnderstood } from './unknowns';

/** "And", "or", "not": what joins the rest. */
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

/** The first that reads something at a place is the one that counts. */
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

/** The sentence from its beginning to its end; what no rule reads, and is more than filling, is not understood. */
export function itemsOf(reading: Reading): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < reading.lexemes.length; ) {
    const read = readAt(reading, index);
    items.push(...(read?.items ?? []));
    index = read ? read.next : index + 1;
  }
  return items;
}

function readAt(reading: Reading, index: number) {
  for (const rule of rules) {
    const read = rule(reading, index);
    if (read) return read;
  }
  const lexeme = reading.lexemes[index];
  const isFilling = is(lexeme, 'filler', 'noun', 'unit', 'population', 'hyphen') && !isUnknown(lexeme);
  return isFilling ? undefined : notUnderstood(reading, index);
}
