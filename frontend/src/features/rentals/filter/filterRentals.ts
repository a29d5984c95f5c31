import type { Rental } from '../../../../../graphql/generated/schema';
import { startOfDay } from '../../../lib/days';
import { fold } from '../../../lib/search';
import { codeNumber, indexOf, makeIndex, type RentalIndex } from '../table/rentalIndex';

/** Which rentals are shown: without tombstones, with them, or tombstones only. */
export const deletionChoices = ['hide', 'include', 'only'] as const;
export type DeletionChoice = (typeof deletionChoices)[number];

/** The criteria of a filter. */
export interface FilterCriteria {
  /**
   * Searched in name and code, ignoring case and accents; empty matches all. A star stands for the rest of the name:
   * `a*` matches its beginning, `*land` its end, `*be*` any part.
   */
  text: string;
  /** ISO 3166-1 alpha-2 codes, in capitals, of the countries to show; empty for all. */
  countries: readonly string[];
  minPopulation: number | null;
  maxPopulation: number | null;
  deletion: DeletionChoice;
  /** First day of changes to show, as `YYYY-MM-DD` in the reader's time zone. */
  changedSince: string | null;
}

/** The full list: every rental that is not deleted. */
export const noCriteria: FilterCriteria = {
  text: '',
  countries: [],
  minPopulation: null,
  maxPopulation: null,
  deletion: 'hide',
  changedSince: null,
};

export function isUnfiltered(criteria: FilterCriteria): boolean {
  const { countries, ...others } = criteria;
  const names = Object.keys(others) as (keyof typeof others)[];
  return countries.length === 0 && names.every((name) => others[name] === noCriteria[name]);
}

/** The rentals of a list that match a filter. */
export interface Selection {
  readonly index: RentalIndex;
  /** By position in the index's list: 1 for a match. */
  readonly mask: Uint8Array;
  readonly count: number;
}

/** The source of each filtered list, so that sorting it does not have to look up each rental. */
const selections = new WeakMap<readonly Rental[], Selection>();

/** The last result per list: the store and the table filter by the same criteria. */
const lastResults = new WeakMap<RentalIndex, { key: CriteriaKey; mask: Uint8Array; rentals: Rental[] }>();

/**
 * The rentals that meet every criterion, in the given order.
 * @returns a frozen list: the store would freeze it too, but by visiting each rental
 */
export function filterRentals(rentals: readonly Rental[], criteria: FilterCriteria): Rental[] {
  const index = indexOf(rentals);
  const key = keyOf(criteria);
  const last = lastResults.get(index);
  if (last?.key.text === key.text && last.key.others === key.others) return last.rentals;
  // Extending a text can only reduce the previous matches.
  const hasStar = key.text.includes('*') || last?.key.text.includes('*');
  const isNarrower = last?.key.others === key.others && !hasStar && key.text.includes(last.key.text);
  const mask = matching(index, criteria, isNarrower ? last.mask : undefined);
  const count = countOf(mask);
  // No rental was removed: the same list is returned, so that nothing is computed again.
  const found = isNarrower && count === last.rentals.length ? last.rentals : chosenFrom(rentals, mask, count);
  selections.set(found, { index, mask, count });
  lastResults.set(index, { key, mask, rentals: found });
  return found;
}

function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let position = 0; position < mask.length; position++) count += mask[position] as number;
  return count;
}

/** Allocates the list in its final size; a growing one is copied repeatedly. */
function chosenFrom(rentals: readonly Rental[], mask: Uint8Array, count: number): Rental[] {
  const chosen = new Array<Rental>(count);
  let next = 0;
  for (let position = 0; position < mask.length; position++) {
    if (mask[position] === 1) chosen[next++] = rentals[position] as Rental;
  }
  Object.freeze(chosen);
  return chosen;
}

/** The source of a filtered list, and its mask; any other list is its own source. */
export function selectionOf(rentals: readonly Rental[]): Selection {
  let selection = selections.get(rentals);
  if (!selection) {
    selection = { index: makeIndex(rentals), mask: new Uint8Array(rentals.length).fill(1), count: rentals.length };
    selections.set(rentals, selection);
  }
  return selection;
}

/**
 * By position: 1 for each rental that meets every criterion.
 * @param within the only rentals to test
 */
export function matching(index: RentalIndex, criteria: FilterCriteria, within?: Uint8Array): Uint8Array {
  const { text, population, code, changedAt, isDeleted, list } = index;
  const isFound = textTest(fold(criteria.text.trim()));
  const min = criteria.minPopulation ?? 0;
  const max = criteria.maxPopulation ?? Number.POSITIVE_INFINITY;
  const since = criteria.changedSince === null ? 0 : startOfDay(criteria.changedSince).getTime();
  const countries = new Set(criteria.countries.map(codeNumber));
  const unwantedDeletion = { hide: 1, include: -1, only: 0 }[criteria.deletion];
  const mask = new Uint8Array(list.length);
  for (let position = 0; position < mask.length; position++) {
    if (isDeleted[position] === unwantedDeletion || within?.[position] === 0) continue;
    const people = population[position] as number;
    if (people < min || people > max || (changedAt[position] as number) < since) continue;
    if (countries.size > 0 && !countries.has(code[position] as number)) continue;
    if (isFound && !isFound(text[position] as string)) continue;
    mask[position] = 1;
  }
  return mask;
}

/** A test for an index text, which is a name with its code on a separate line; undefined if everything matches. */
function textTest(wanted: string): ((text: string) => boolean) | undefined {
  const [, isEnd, part = '', isStart] = /^(\*?)([^*]*)(\*?)$/.exec(wanted) ?? [undefined, '', wanted, ''];
  if (part === '') return undefined;
  if (isEnd && isStart) return (text) => text.lastIndexOf(part, text.lastIndexOf('\n') - part.length) !== -1;
  if (isEnd) return (text) => text.includes(`${part}\n`);
  return isStart ? (text) => text.startsWith(part) : (text) => text.includes(part);
}

/** Identifies criteria, as text: callers may pass a draft of the store's, which is revoked afterwards. */
interface CriteriaKey {
  readonly text: string;
  readonly others: string;
}

function keyOf({ text, ...others }: FilterCriteria): CriteriaKey {
  return { text: fold(text.trim()), others: JSON.stringify(others) };
}
