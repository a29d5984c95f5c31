/** The contribution of a word to a number written in words. */
export interface NumberWord {
  readonly kind: 'unit' | 'ten' | 'hundred' | 'power' | 'article' | 'half' | 'and';
  readonly value: number;
}

const valuesOf = (names: string, step: number) =>
  names.split(' ').map((name, index) => [name, (index + 1) * step] as const);

const units = [
  ...valuesOf('one two three four five six seven eight nine ten', 1),
  ...valuesOf('één twee drie vier vijf zes zeven acht negen tien', 1),
  ...valuesOf('eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 1).map(
    ([name, value]) => [name, value + 10] as const,
  ),
  ...valuesOf('elf twaalf dertien veertien vijftien zestien zeventien achttien negentien', 1).map(
    ([name, value]) => [name, value + 10] as const,
  ),
  ['anderhalf', 1.5] as const,
];
const tens = [
  ...valuesOf('twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...valuesOf('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 10),
].map(([name, value]) => [name, value + 10] as const);
const powers = {
  ...{ k: 1e3, thousand: 1e3, duizend: 1e3 },
  ...{ m: 1e6, mn: 1e6, mln: 1e6, million: 1e6, millions: 1e6, miljoen: 1e6 },
  ...{ bn: 1e9, mld: 1e9, billion: 1e9, billions: 1e9, miljard: 1e9 },
};

const kinds: readonly [NumberWord['kind'], readonly (readonly [string, number])[]][] = [
  ['unit', units],
  ['ten', tens],
  ['hundred', ['hundred', 'honderd'].map((name) => [name, 100])],
  ['power', Object.entries(powers)],
  ['article', ['a', 'an', 'een'].map((name) => [name, 1])],
  ['half', ['half', 'halve'].map((name) => [name, 0.5])],
  ['and', ['and', 'en'].map((name) => [name, 0])],
];

const words = new Map<string, NumberWord>(
  kinds.flatMap(([kind, names]) => names.map(([name, value]) => [name, { kind, value }] as const)),
);

/**
 * Dutch writes numbers as one word: `vijfentwintig`, `tweehonderdduizend`. Single letters are not parts of such words.
 */
const parts = [...words.keys()].filter((name) => name.length > 1 && !['mn', 'mln', 'bn', 'mld', 'an'].includes(name));
const part = new RegExp(`${parts.sort((one, other) => other.length - one.length).join('|')}|ën`, 'gy');

/** The number words in a word, which may be a compound; undefined if it is not a number. */
export function numberWordsIn(word: string): NumberWord[] | undefined {
  const plain = word.toLowerCase();
  const known = words.get(plain);
  if (known) return [known];
  const found = plain.match(part) ?? [];
  if (found.join('') !== plain) return undefined;
  return found.map((name) => words.get(name) ?? { kind: 'and', value: 0 });
}
