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
      'smaller than',
      'lower than',
      'below',
      'under',
      '<',
      'minder dan',
      'kleiner dan',
      'lager dan',
      'onder de',
      'onder',
    ],
  ],
];

const after: readonly [Comparison, string[]][] = [
  ['atLeast', ['or more', 'and more', 'or above', 'and above', 'or over', 'and up', '+', 'of meer', 'en meer']],
  ['atMost', ['or less', 'or fewer', 'or below', 'and below', 'or under', 'of minder', 'en minder']],
];

type Comparison = 'atLeast' | 'atMost' | 'above' | 'below';

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
const rangeMiddle = /^\s*(?:and|to|en|tot(?:\s+en\s+met)?|[-–—])\s*(?:the\s+|de\s+)?$/iu;
/** A number of rentals, or a place in an order, and no population. */
const countsOther =
  /^\s*(?:largest|biggest|smallest|rentals?|markets?|countries|grootste|kleinste|verhuringen|landen)/iu;

/** A number without a comparison means about that many: a tenth to either side. */
const tolerance = 0.1;

/**
 * The limits of the population that a sentence sets.
 * @param quantities where numbers are read; the words that compare may stand outside
 */
export function sizesIn(sentence: string, quantities: readonly Stretch[]): Size[] {
  const numbers = numbersIn(sentence).filter(
    ({ begin, end }) =>
      quantities.some((quantity) => begin < quantity.end && quantity.begin < end) &&
      !countsOther.test(sentence.slice(end)),
  );
  const sizes: Size[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as WrittenNumber;
    const range = rangeOf(sentence, number, numbers[index + 1]);
    if (range) index++;
    sizes.push(range ?? sizeOf(sentence, number));
  }
  return sizes;
}

function rangeOf(sentence: string, number: WrittenNumber, next: WrittenNumber | undefined): Size | undefined {
  if (!next || !rangeMiddle.test(sentence.slice(number.end, next.begin))) return undefined;
  const start = rangeStart.exec(sentence.slice(0, number.begin))?.index ?? number.begin;
  // "5 to 10 million": the second number's power is the first one's too.
  const power = number.value < 1000 && next.value >= 1000 ? powerOf(next.value) : 1;
  const limits = [number.value * power, next.value];
  const words = sentence.slice(start, next.end);
  return { least: whole(Math.min(...limits)), most: whole(Math.max(...limits)), words };
}

const powerOf = (value: number) => 10 ** (3 * Math.floor(Math.log10(value) / 3));

function sizeOf(sentence: string, { value, begin, end }: WrittenNumber): Size {
  const head = sentence.slice(0, begin);
  for (const [comparison, pattern] of beforeNumber) {
    const match = pattern.exec(head);
    if (match) return { ...limitsOf(comparison, value), words: sentence.slice(match.index, end) };
  }
  const tail = sentence.slice(end);
  for (const [comparison, pattern] of afterNumber) {
    const match = pattern.exec(tail);
    if (match) return { ...limitsOf(comparison, value), words: sentence.slice(begin, end + match[0].length) };
  }
  const words = sentence.slice(begin, end);
  return { least: whole(value * (1 - tolerance)), most: whole(value * (1 + tolerance)), words };
}

/** A population is a whole number, so that "more than 5" starts at 6. */
function limitsOf(comparison: Comparison, value: number): Pick<Size, 'least' | 'most'> {
  switch (comparison) {
    case 'atLeast':
      return { least: Math.ceil(value), most: null };
    case 'atMost':
      return { least: null, most: Math.floor(value) };
    case 'above':
      return { least: Math.floor(value) + 1, most: null };
    case 'below':
      return { least: null, most: Math.ceil(value) - 1 };
  }
}

const whole = Math.round;
