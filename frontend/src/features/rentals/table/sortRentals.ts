import type { Rental } from '../../../../../graphql/generated/schema';
import { type ContentField, contentFields, isNumberField, textOf } from '../../../../../graphql/rental';
import { finish, type NameOrder, sortNames } from './nameOrder';
import { radixSort } from './radixSort';
import { indexOf, type RentalIndex } from './rentalIndex';

/** Fields with cells and keys of their own here; a name's cell shows the flag. */
type OwnField = 'Flag' | 'Name' | 'Code' | 'Population';
const ownFields: readonly ContentField[] = ['Flag', 'Name', 'Code', 'Population'] satisfies OwnField[];

/** All other fields, shown as what they hold. */
export const furtherColumns = contentFields.filter(
  (field): field is Exclude<ContentField, OwnField> => !ownFields.includes(field),
);

/** The columns that a list of rentals can be sorted by. */
export const sortColumns = ['Name', 'Code', 'Population', ...furtherColumns, '_version', '_lastChangedAt'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface SortRule {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** The first rule decides; each further one applies to rentals that are equal by those before it. */
export type RentalOrder = readonly SortRule[];

/** An order, or how it follows from the one that there is by then. */
export type OrderChange = RentalOrder | ((known: RentalOrder) => RentalOrder);

/** Largest markets first. */
export const defaultOrder: RentalOrder = [{ column: 'Population', descending: true }];

/** The first sort direction of a column: figures and dates descending. */
export const startsDescending = (column: SortColumn) => column === '_lastChangedAt' || isNumberField(column);

/** True if the order needs sorted names. */
export const needsNames = (order: RentalOrder) => order.some(({ column }) => column === 'Name');

/**
 * All positions of a list in order; equal rentals are sorted by name, then by id.
 * @param names undefined while they are still being sorted: equal rentals then keep their current order
 */
export function orderPositions(index: RentalIndex, names: NameOrder | undefined, order: RentalOrder): Uint32Array {
  const start = startingOrder(index.list.length, names);
  return order.toReversed().reduce((positions, rule) => sortBy(rule, positions, index, names), start);
}

/** Names sorted for an earlier list are reused: rentals added since come last. */
function startingOrder(length: number, names: NameOrder | undefined): Uint32Array {
  const known = names && names.positions.length <= length ? names.positions : new Uint32Array();
  const positions = new Uint32Array(length);
  positions.set(known);
  for (let position = known.length; position < length; position++) positions[position] = position;
  return positions;
}

function sortBy(
  { column, descending }: SortRule,
  positions: Uint32Array,
  index: RentalIndex,
  names: NameOrder | undefined,
): Uint32Array {
  switch (column) {
    case 'Name':
      return names ? radixSort(positions, ranksFor(index.list.length, names), descending) : positions;
    case 'Code':
      return radixSort(positions, index.code, descending);
    case 'Population':
      return radixSort(positions, index.population, descending);
    case '_version':
      return radixSort(positions, index.version, descending);
    case '_lastChangedAt': {
      const { seconds, rest } = momentKeys(index.changedAt);
      return radixSort(radixSort(positions, rest, descending), seconds, descending);
    }
    default:
      return radixSort(positions, fieldKeys(index.list, column, names?.language), descending);
  }
}

/**
 * What a field without keys of its own is sorted by; rentals without a value come first.
 * @param language undefined for the browser's, while the names are still being sorted
 */
export function fieldKeys(list: readonly Rental[], field: ContentField, language?: string): Uint32Array {
  if (isNumberField(field)) return Uint32Array.from(list, (rental) => (rental[field] ?? -1) + 1);
  const texts = list.map((rental) => textOf(rental, field));
  const sorted = [...new Set(texts)].sort(new Intl.Collator(language).compare);
  const ranks = new Map(sorted.map((text, rank) => [text, rank]));
  return Uint32Array.from(texts, (text) => ranks.get(text) as number);
}

/** A time takes 41 bits, a key has 32: whole seconds, and the remaining milliseconds. */
function momentKeys(moments: Float64Array): { seconds: Uint32Array; rest: Uint32Array } {
  const seconds = new Uint32Array(moments.length);
  const rest = new Uint32Array(moments.length);
  for (let position = 0; position < moments.length; position++) {
    const moment = moments[position] as number;
    seconds[position] = moment / 1000;
    rest[position] = moment % 1000;
  }
  return { seconds, rest };
}

function ranksFor(length: number, { rank }: NameOrder): Uint32Array {
  if (rank.length >= length) return rank;
  const longer = new Uint32Array(length).fill(length);
  longer.set(rank);
  return longer;
}

/** A sorted copy, computed synchronously: for small lists. */
export function sortRentals(rentals: readonly Rental[], order: RentalOrder, language: string): Rental[] {
  const names = finish(sortNames(rentals, language));
  return Array.from(orderPositions(indexOf(rentals), names, order), (position) => rentals[position] as Rental);
}
