import { numbersIn, type WrittenNumber } from './numbersIn';
import type { Size } from './wish';

/** A stretch of the sentence, in UTF-16 offsets. */
export interface Stretch {
  readonly begin: number;
  readonly end: number;
}

/** Words that stand before a number and say which side of it is meant; the longest come first. */
const before: readonly [Comparison, string[]][] = [
  [
    'atMost',
    [
      'no more than',
      'not more than',
      'not over',
      'not above',
      'at most',
      'up to',
      'a maximum of',
      'less than or equal to',
      'smaller than or equal to',
      'kleiner dan of gelijk aan',
      'hooguit',
      'maximum',
      'max',
      '<=',
      '≤',
      'niet meer dan',
      'hoogstens',
      'ten hoogste',
      'maximaal',
      'tot en met',
      'tot',
    ],
  ],
  [
    'atLeast',
    [
      'no less than',
      'not less than',
      'no fewer than',
      'not under',
      'not below',
      'at least',
      'starting at',
      'greater than or equal to',
      'larger than or equal to',
      'more than or equal to',
      'groter dan of gelijk aan',
      'a minimum of',
      'minimum',
      'min',
      'from',
      '>=',
      '≥',
      'niet minder dan',
      'minstens',
      'ten minste',
      'tenminste',
      'minimaal',
      'vanaf',
    ],
  ],
  [
    'above',
    [
      'more than',
      'more people than',
      'more inhabitants than',
      'greater than',
      'larger than',
      'bigger than',
      'higher than',
      'above',
      'over',
      'exceeding',
      'beyond',
      '>',
      'meer dan',
      'meer inwoners dan',
      'meer mensen dan',
      'groter dan',
      'hoger dan',
      'boven de',
      'boven',
    ],
  ],
  [
    'below',
    [
      'less than',
      'fewer than',
      'fewer people than',
      'fewer inhabitants than',
      'smaller than',
      'lower than',
      'below',
      'under',
      '<',
      'minder dan',
      'minder inwoners dan',
      'minder mensen dan',
      'kleiner dan',
      'lager dan',
      'onder de',
      'onder',
    ],
  ],
  ['exactly', ['exactly', 'precisely', 'equal to', '=', 'exact', 'precies', 'gelijk aan']],
];

const after: readonly [Comparison, string[]][] = [
  ['atLeast', ['or more', 'and more', 'or above', 'and above', 'or over', 'and up', '+', 'of meer', 'en meer']],
  ['atMost', ['or less', 'or fewer', 'or below', 'and below', 'or under', 'of minder', 'en minder']],
];

type Comparison = 'atLeast' | 'atMost' | 'above' | 'below' | 'exactly';

/** What is asked for when a comparison is denied: not above 5 is at most 5. */
const denials: Readonly<Partial<Record<Comparison, Comparison>>> = {
  atLeast: 'below',
  atMost: 'above',
  above: 'atMost',
  below: 'atLeast',
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const beforeNumber = before.map(
  ([comparison, words]) =>
    [comparison, new RegExp(`(?<!\\p{L})(?:${words.map(escaped).join('|')})\\s*$`, 'iu')] as const,
);
const afterNumber = after.map(
  ([comparison, words]) =>
    [comparison, new RegExp(`^\\s*(?:${words.map(escaped).join('|')})(?!\\p{L})`, 'iu')] as const,
);
const rangeStart = /(?<!\p{L})(?:between|from|tussen(?:\s+de)?|van)\s*$/iu;
const denial =
  /(?<!\p{L})(?:(?:do(?:es)?\s+|is\s+|are\s+)?not|\p{L}+n['’]t|never|niet|geen)(?:\s+(?:have|has|be|with|a|the|an|population|of|groter|kleiner|zijn|met|een))*\s*$/iu;
const alternative = /^\s*(?:people|inhabitants|inwoners|mensen)?\s*,?\s*(?:or|of|ofwel)(?!\p{L})/iu;
const rangeMiddle =
  /^\s*(?:people|inhabitants|inwoners|mensen)?\s*(?:and|to|en|tot(?:\s+en\s+met)?|t\/m|[-–—])\s*(?:the\s+|de\s+)?$/iu;
/** A number of rentals, or a place in an order, and no population. */
const countsOther =
  /^\s*(?:largest|biggest|smallest|rentals?|markets?|countries|grootste|kleinste|verhuringen|landen)/iu;

/** A number without a comparison means about that many: a tenth to either side. */
const tolerance = 0.1;

/** A size, and where in the sentence it is set. */
export type FoundSize = Size & Stretch;

/**
 * The limits of the population that a sentence sets.
 * @param quantities where numbers are read; the words that compare, and one end of a range, may stand outside
 */
export function sizesIn(sentence: string, quantities: readonly Stretch[]): FoundSize[] {
  const numbers = numbersIn(sentence);
  const isRead = ({ begin, end }: Stretch) =>
    quantities.some((quantity) => begin < quantity.end && quantity.begin < end) &&
    !countsOther.test(sentence.slice(end));
  const sizes: FoundSize[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const [number, next] = [numbers[index] as WrittenNumber, numbers[index + 1]];
    const range = rangeOf(sentence, number, next);
    const isRange = range && next && (isRead(number) || isRead(next)) && !countsOther.test(sentence.slice(next.end));
    const size = isRange ? range : isRead(number) ? sizeOf(sentence, number) : undefined;
    if (isRange) index++;
    if (size) sizes.push(size);
  }
  return sizes.map((size, index) => ({ ...size, isAlternative: isAlternative(sentence, sizes[index - 1], size) }));
}

const isAlternative = (sentence: string, previous: Stretch | undefined, { begin }: Stretch) =>
  previous !== undefined && alternative.test(sentence.slice(previous.end, begin));

function rangeOf(sentence: string, number: WrittenNumber, next: WrittenNumber | undefined): FoundSize | undefined {
  if (!next || !rangeMiddle.test(sentence.slice(number.end, next.begin))) return undefined;
  const start = rangeStart.exec(sentence.slice(0, number.begin))?.index ?? number.begin;
  // "5 to 10 million": the second number's power is the first one's too.
  const power = number.value < 1000 && next.value >= 1000 ? powerOf(next.value) : 1;
  const limits = [number.value * power, next.value];
  return foundIn(sentence, start, next.end, { least: whole(Math.min(...limits)), most: whole(Math.max(...limits)) });
}

const powerOf = (value: number) => 10 ** (3 * Math.floor(Math.log10(value) / 3));

function sizeOf(sentence: string, { value, begin, end, isSmallWord }: WrittenNumber): FoundSize | undefined {
  const head = sentence.slice(0, begin);
  for (const [comparison, pattern] of beforeNumber) {
    const match = pattern.exec(head);
    if (!match) continue;
    const denied = denials[comparison];
    const from = denied && denial.exec(head.slice(0, match.index))?.index;
    if (denied && from !== undefined) return foundAt(sentence, from, end, limitsOf(denied, value));
    return foundIn(sentence, match.index, end, limitsOf(comparison, value));
  }
  const tail = sentence.slice(end);
  for (const [comparison, pattern] of afterNumber) {
    const match = pattern.exec(tail);
    if (match) return foundIn(sentence, begin, end + match[0].length, limitsOf(comparison, value));
  }
  if (isSmallWord) return undefined;
  return foundIn(sentence, begin, end, { least: whole(value * (1 - tolerance)), most: whole(value * (1 + tolerance)) });
}

type Limits = Pick<Size, 'least' | 'most'>;

/** The limits that a stretch of the sentence sets; or those that it rules out, where a denial stands before it. */
function foundIn(sentence: string, begin: number, end: number, limits: Limits): FoundSize {
  const from = denial.exec(sentence.slice(0, begin))?.index;
  return { ...foundAt(sentence, from ?? begin, end, limits), isExcluded: from !== undefined };
}

const foundAt = (sentence: string, begin: number, end: number, limits: Limits): FoundSize => ({
  ...limits,
  words: sentence.slice(begin, end),
  isExcluded: false,
  isAlternative: false,
  begin,
  end,
});

/** A population is a whole number, so that "more than 5" starts at 6. */
function limitsOf(comparison: Comparison, value: number): Limits {
  switch (comparison) {
    case 'atLeast':
      return { least: Math.ceil(value), most: null };
    case 'atMost':
      return { least: null, most: Math.floor(value) };
    case 'above':
      return { least: Math.floor(value) + 1, most: null };
    case 'below':
      return { least: null, most: Math.ceil(value) - 1 };
    case 'exactly':
      return { least: Math.ceil(value), most: Math.floor(value) };
  }
}

const whole = Math.round;
