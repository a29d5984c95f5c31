/** What browsers and functions that read the changes of a shard have in common. */

/**
 * How far before the time of the last reading the next one starts. Longer than clocks drift apart and the change index
 * lags, so that a change written around that time is read twice rather than never; versions make reading twice harmless.
 */
export const readingOverlap = 2 * 60_000;

/** The index of the rentals' table by change: one partition for each shard, ordered by time. */
export const changeIndex = 'byChange';

/** What tells two versions of a rental apart. A change that no cloud has stored has `_version` 0. */
export interface RentalVersion {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly _version: number;
}

/**
 * Whether a version of a rental was written after another one. A rental that is added again after its tombstone has left
 * the table starts at version 1 again, with a later `createdAt`.
 */
export const isNewer = (one: RentalVersion, other: RentalVersion): boolean =>
  one.createdAt === other.createdAt || other._version === 0
    ? one._version > other._version
    : one.createdAt > other.createdAt;

/** Lifetime of a tombstone in the table, in milliseconds, within which every copy learns of the deletion. */
export const tombstoneAge = 30 * 24 * 60 * 60_000;

/**
 * Whether a rental is a tombstone that has left the table.
 * @param now milliseconds since 1970
 */
export const isExpired = (
  { _deleted, _lastChangedAt }: { readonly _deleted?: boolean | null; readonly _lastChangedAt: number },
  now: number,
): boolean => _deleted === true && now - _lastChangedAt > tombstoneAge;

/** What was read longer ago than this may hold rentals whose tombstones have expired. */
export const maxReadingAge = 29 * 24 * 60 * 60_000;
