import {
  columnOf,
  nullableFields,
  type RentalColumns,
  rentalsOf,
} from '../../../../../graphql/generated/rental-content';
import { type Rental, rentalFieldNames } from '../../../../../graphql/generated/schema';

/**
 * The number of parts of the stored copy, so that a change rewrites a small one: `partOf` gives the part of a rental.
 */
export const copyParts = 64;

/** As stored in this browser: IndexedDB copies a few arrays several times faster than thousands of objects. */
export const toColumns = (rentals: readonly Rental[]): RentalColumns =>
  Object.fromEntries(rentalFieldNames.map((name) => [name, columnOf[name](rentals)])) as unknown as RentalColumns;

/**
 * @throws CorruptCacheError if the columns are not from {@link toColumns}: the copy is damaged, or from before a field
 * was added, so that nobody knows whether its rentals have a value
 */
export function fromColumns(columns: RentalColumns): Rental[] {
  const { length } = columns.id;
  for (const name of rentalFieldNames) {
    const column: readonly unknown[] | undefined = columns[name];
    if (!Array.isArray(column) || column.length !== length) throw new CorruptCacheError(name);
    if (!nullableFields.includes(name) && column.includes(undefined)) throw new CorruptCacheError(`values of ${name}`);
  }
  return rentalsOf(columns);
}

/** This browser's copy of the rentals is unusable: they have to be read again. */
export class CorruptCacheError extends Error {
  override readonly name = 'CorruptCacheError';
}
