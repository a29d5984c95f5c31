/** What browsers and functions that read the changes of a shard have in common. */

/**
 * How far before the time of the last reading the next one starts. Longer than clocks drift apart and the change index
 * lags, so that a change written around that time is read twice rather than never; versions make reading twice harmless.
 */
export const readingOverlap = 2 * 60_000;

/** Lifetime of a tombstone in the table, within which every copy learns of the deletion. */
export const tombstoneAge = 30 * 24 * 60 * 60_000;

/** What was read longer ago than this may hold rentals whose tombstones have expired. */
export const maxReadingAge = 29 * 24 * 60 * 60_000;
