import { type NumberWord, numberWordsIn } from './numberWords';

/** A number in a sentence: `5 million`, `250k`, `17,890,000`, `twenty-five million`, `anderhalf miljoen`. */
export interface WrittenNumber {
  readonly value: number;
  /** UTF-16 offsets. */
  readonly begin: number;
  readonly end: number;
  /** True for a word such as `two`, which is only a population after a comparison. */
  readonly isSmallWord: boolean;
}

interface Part extends Omit<NumberWord, 'kind'> {
  readonly kind: NumberWord['kind'] | 'digits';
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

const token =
  /(?<![\p{L}\d.,])(?:\d+(?:[.,]\d+)?e\d{1,2}(?![\p{L}\d])|\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)|(?<!\p{L})\p{L}+/giu;

/** All numbers in a text, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  const parts = partsOf(text);
  const found: WrittenNumber[] = [];
  for (let first = 0; first < parts.length; ) {
    const { number, next } = numberFrom(text, parts, first);
    if (number) found.push(number);
    first = next;
  }
  return found;
}

function partsOf(text: string): Part[] {
  return Array.from(text.matchAll(token)).flatMap(({ 0: word, index: begin }): Part[] => {
    const place = { text: word, begin, end: begin + word.length };
    if (/^\d/.test(word)) return [{ kind: 'digits', value: 0, ...place }];
    return (numberWordsIn(word) ?? []).map((meaning) => ({ ...meaning, ...place }));
  });
}

/** The number that begins at a part, if any, and the part after it. */
function numberFrom(
  text: string,
  parts: readonly Part[],
  first: number,
): { readonly number?: WrittenNumber; readonly next: number } {
  let total = 0;
  let current: number | null = null;
  let lastPower = Number.POSITIVE_INFINITY;
  let next = first;
  let last: Part | undefined;
  for (; next < parts.length; next++) {
    const part = parts[next] as Part;
    const before = next > first ? parts[next - 1] : undefined;
    const between = before && part.begin !== before.begin ? text.slice(before.end, part.begin) : '';
    // "1m-5m" is two numbers, "twenty-five" is one.
    if (!/^[\s-]*$/.test(between) || (part.kind === 'digits' && between.includes('-'))) break;
    const after = parts[next + 1];
    const follows = last?.kind;
    if (part.kind === 'digits') {
      if (current !== null) break;
      current = numberOf(part.text, after?.kind === 'power' || after?.kind === 'hundred');
    } else if (part.kind === 'and') {
      if (!joins(text, parts, next, first)) break;
      continue;
    } else if (part.kind === 'article') {
      if (last && follows !== 'half' && after?.kind !== 'half') break;
      if (!last) current = 1;
    } else if (part.kind === 'half') {
      const isFirst: boolean = current === null || (next === first + 1 && current === 1);
      current = isFirst ? 0.5 : (current ?? 0) + 0.5;
    } else if (part.kind === 'hundred') {
      if (current !== null && current >= 100) break;
      current = (current ?? 1) * 100;
    } else if (part.kind === 'power') {
      // "millions" alone is not a number, though "thousand" is.
      if (part.value >= lastPower || (current === null && (last || part.value > 1000))) break;
      total += (current ?? 1) * part.value;
      current = null;
      lastPower = part.value;
    } else {
      const isOfOneWord = part.begin === last?.begin;
      const fitsAfter = current === null || follows === 'hundred' || (follows === 'ten' && part.value < 10);
      if (!fitsAfter && !(isOfOneWord && part.kind === 'ten' && follows === 'unit')) break;
      current = (current ?? 0) + part.value;
    }
    last = part;
  }
  // If a number would end within a word, it is another word: "tenten" is not ten and ten.
  const isWithinWord = parts[next] !== undefined && parts[next]?.begin === last?.begin;
  if (!last || isWithinWord || (next === first + 1 && ['article', 'half'].includes(last.kind))) {
    const { begin } = parts[Math.max(first, next - 1)] as Part;
    const further = parts.findIndex((part, index) => index > first && part.begin !== begin);
    return { next: further === -1 ? parts.length : Math.max(further, first + 1) };
  }
  const used = parts.slice(first, next);
  const begin = used[0]?.begin ?? 0;
  const isSmallWord = used.every(({ kind }) => !['digits', 'hundred', 'power'].includes(kind));
  return { number: { value: total + (current ?? 0), begin, end: last.end, isSmallWord }, next };
}

/**
 * Whether an "and" is part of a number: in "two and a half" and "hundred and fifty", but not between the limits of a
 * range.
 */
function joins(text: string, parts: readonly Part[], at: number, first: number): boolean {
  const [before, and, after, further] = [parts[at - 1], parts[at], parts[at + 1], parts[at + 2]];
  if (!before || !and || !after || at === first) return false;
  if (and.begin === before.begin) return after.begin === and.begin;
  if (/\S/.test(text.slice(and.end, after.begin))) return false;
  if (after.kind === 'half' || (after.kind === 'article' && further?.kind === 'half')) return true;
  const isInRange = /(?<!\p{L})(?:between|tussen|from|van)(?:\s+(?:the|de))?\s*$/iu.test(
    text.slice(0, parts[first]?.begin),
  );
  const isLarge = before.kind === 'hundred' || before.kind === 'power';
  return isLarge && !isInRange && (after.kind === 'unit' || after.kind === 'ten') && further?.kind !== 'hundred';
}

/**
 * English and Dutch use point and comma the other way round. A separator before exactly three digits marks thousands,
 * except in a number before a power (`1.250 million`). Any other separator is the decimal point.
 */
function numberOf(number: string, hasPower: boolean): number {
  if (/e/i.test(number)) return Number(number.replace(',', '.'));
  const marks = [...number.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  const decimals = last ? number.length - last.index - 1 : 0;
  const isDecimal = last !== undefined && (decimals !== 3 || (hasPower && marks.length === 1));
  const whole = isDecimal ? number.slice(0, last.index) : number;
  const fraction = isDecimal ? number.slice(last.index + 1) : '';
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}
