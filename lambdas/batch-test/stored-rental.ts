import type { Rental } from '../../graphql/generated/schema';

/** A rental as every client sees it. */
export type RentalFields = Omit<Rental, '__typename'>;

/** A rental as the table holds it. */
export interface StoredRental extends RentalFields {
  /** Its partition of the change index. */
  _shard: number;
  /** When a tombstone leaves the table, in seconds since 1970. */
  _ttl?: number;
}

/** The part of a stored rental that clients may see. */
export function publicRental(stored: StoredRental): RentalFields {
  return {
    id: stored.id,
    Flag: stored.Flag ?? null,
    Name: stored.Name,
    Code: stored.Code,
    Population: stored.Population,
    conflictID: stored.conflictID,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
    _version: stored._version,
    _deleted: stored._deleted ?? false,
    _lastChangedAt: stored._lastChangedAt,
  };
}
