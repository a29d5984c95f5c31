/** A number as a sentence writes it: `5 million`, `250k`, `1.5 mln`, `17,890,000`, `twee miljoen`. */
export interface WrittenNumber {
  readonly value: number;
  /** UTF-16 offsets. */
  readonly begin: number;
  readonly end: number;
}

const powers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  duizend: 1e3,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  miljoen: 1e6,
  bn: 1e9,
  mld: 1e9,
  billion: 1e9,
  miljard: 1e9,
};

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  fifty: 50,
  hundred: 100,
  half: 0.5,
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  twintig: 20,
  vijftig: 50,
  honderd: 100,
};

const powerWords = Object.keys(powers).join('|');
const digits = `\\d{1,3}(?:[.,'\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?`;
const inDigits = new RegExp(`(?<![\\p{L}\\d.,])(${digits})(?:[\\s-]*(${powerWords})(?!\\p{L}))?`, 'giu');
const inWords = new RegExp(
  `(?<!\\p{L})(${Object.keys(numberWords).join('|')})(?:\\s+a)?[\\s-]+(${powerWords})(?!\\p{L})`,
  'giu',
);

/** Every number of a text, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  const found = [
    ...matches(text, inDigits, (number, power) => numberOf(number, power !== undefined)),
    ...matches(text, inWords, (word) => numberWords[word.toLowerCase()] ?? Number.NaN),
  ];
  return found.filter(({ value }) => Number.isFinite(value)).sort((one, other) => one.begin - other.begin);
}

function matches(text: string, pattern: RegExp, read: (number: string, power?: string) => number): WrittenNumber[] {
  return Array.from(text.matchAll(pattern), ({ 0: all, 1: number = '', 2: power, index }) => ({
    value: read(number, power) * (powers[power?.toLowerCase() ?? ''] ?? 1),
    begin: index,
    end: index + all.length,
  }));
}

/**
 * English and Dutch use point and comma the other way round: a mark before exactly three digits sets thousands apart,
 * but for a number that a power follows (`1.250 million`), and any other mark begins the decimals.
 */
function numberOf(number: string, hasPower: boolean): number {
  const marks = [...number.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const decimals = last ? number.length - last.index - 1 : 0;
  const isDecimal = last !== undefined && (decimals !== 3 || (hasPower && marks.length === 1));
  const whole = isDecimal ? number.slice(0, last.index) : number;
  const fraction = isDecimal ? number.slice(last.index + 1) : '';
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}
