import { findKnownNames } from './known-names';
import { findLowerCaseCountries } from './lower-case-countries';
import { findBareNumbers, findDates, findQuantities } from './measures';
import { findNameCandidates } from './name-candidates';
import { classifyName, type NameType } from './name-rules';
import { matchesOf, type Span } from './spans';
import { readWords } from './words';

export type EntityType = NameType | 'DATE' | 'QUANTITY';

export interface EntityReading extends Span {
  readonly type: EntityType;
  /** 0 … 1 */
  readonly score: number;
}

const address = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b|\bhttps?:\/\/\S+[^\s.,;)]/gu;

/** The entities of an English text, in its order; none overlaps another. */
export function readEntities(text: string): EntityReading[] {
  const found: EntityReading[] = [];
  const taken = new Uint8Array(text.length);
  const add = (type: EntityType, score: number, spans: readonly Span[]) => {
    for (const { begin, end } of spans) {
      if (taken.subarray(begin, end).includes(1)) continue;
      taken.fill(1, begin, end);
      found.push({ begin, end, type, score });
    }
  };
  const words = readWords(text);
  const known = findKnownNames(text);
  // From the most to the least certain: earlier finds win over overlapping later ones.
  add('OTHER', 0.95, matchesOf(text, address));
  add('DATE', 0.95, findDates(text));
  add('QUANTITY', 0.95, findQuantities(text));
  for (const name of findNameCandidates(text, words)) {
    const { type, score } = classifyName(name, known) ?? {};
    if (type && score) add(type, score, [name]);
  }
  add('LOCATION', 0.9, findLowerCaseCountries(text, words));
  add('QUANTITY', 0.8, findBareNumbers(text));
  return found.sort((one, other) => one.begin - other.begin);
}
