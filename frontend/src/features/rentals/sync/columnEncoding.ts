import type { Rental } from '../../../../../graphql/generated/schema';
import type { CompleteRental } from '../../../../../graphql/rental';

/**
 * The number of parts of the stored copy, so that a change rewrites a small one: `partOf` gives the part of a rental.
 */
export const copyParts = 64;

/**
 * Rentals as columns, as stored in this browser: IndexedDB copies eleven arrays several times faster than thousands of
 * objects.
 */
export type RentalColumns = { readonly [Field in keyof CompleteRental]: readonly Rental[Field][] };

export function toColumns(rentals: readonly Rental[]): RentalColumns {
  return {
    id: rentals.map(({ id }) => id),
    Flag: rentals.map(({ Flag }) => Flag),
    Name: rentals.map(({ Name }) => Name),
    Code: rentals.map(({ Code }) => Code),
    Population: rentals.map(({ Population }) => Population),
    conflictID: rentals.map(({ conflictID }) => conflictID),
    createdAt: rentals.map(({ createdAt }) => createdAt),
    updatedAt: rentals.map(({ updatedAt }) => updatedAt),
    _version: rentals.map(({ _version }) => _version),
    _deleted: rentals.map(({ _deleted }) => _deleted),
    _lastChangedAt: rentals.map(({ _lastChangedAt }) => _lastChangedAt),
  };
}

/** @throws if the columns are not from {@link toColumns}: the copy is damaged, or has another format */
export function fromColumns(columns: RentalColumns): Rental[] {
  const { length } = columns.id;
  for (const [name, column] of Object.entries(columns)) {
    if (!Array.isArray(column) || column.length !== length) throw new CorruptCacheError(name);
  }
  return columns.id.map(
    (id, index): CompleteRental => ({
      id,
      Flag: columns.Flag[index] ?? null,
      Name: valueAt(columns.Name, index),
      Code: valueAt(columns.Code, index),
      Population: valueAt(columns.Population, index),
      conflictID: valueAt(columns.conflictID, index),
      createdAt: valueAt(columns.createdAt, index),
      updatedAt: valueAt(columns.updatedAt, index),
      _version: valueAt(columns._version, index),
      _deleted: columns._deleted[index] ?? false,
      _lastChangedAt: valueAt(columns._lastChangedAt, index),
    }),
  );
}

function valueAt<Value>(column: readonly Value[], index: number): Value {
  const value = column[index];
  if (value === undefined) throw new CorruptCacheError(`row ${index}`);
  return value;
}

/** This browser's copy of the rentals is unusable: they have to be read again. */
export class CorruptCacheError extends Error {
  override readonly name = 'CorruptCacheError';
}
