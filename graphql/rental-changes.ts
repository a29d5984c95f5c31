import type { Rental } from './generated/schema';
import type { CompleteRental } from './rental';
import { snapshotFolder } from './rental-snapshot';

/*
 * The change feed: what the function behind the table's stream stores and sends, and the browser reads.
 */

/** The one item of the change feed's table. */
export const feedKey = { id: 'rentals' } as const;

/** The number of the last message, with the changes that no message has contained yet. */
export interface StoredFeed {
  /** Sequence number of the last message sent; 0 before the first. */
  readonly sequence: number;
  /** When that was sent, in milliseconds since 1970. */
  readonly publishedAt: number;
  /** By shard, when the feed last heard of a change in it, or first of the shard, in milliseconds since 1970. */
  readonly changedAt: readonly number[];
  readonly pendingShards?: ReadonlySet<number>;
  /** For each batch of the stream the time of its earliest change. */
  readonly pendingSince?: ReadonlySet<number>;
  /** The rentals of each batch as JSON, as long as they are few. */
  readonly pendingRentals?: readonly string[];
  /** How many those are. */
  readonly pendingCount?: number;
  /** Names of the files with the batches that are not in `pendingRentals`. */
  readonly pendingFiles?: readonly string[];
  /** True when such a file could not be written; the next message then names shards only. */
  readonly pendingUnfiled?: boolean;
  /** Who sends the next message, until when. */
  readonly leaseHolder?: string;
  readonly leaseUntil?: number;
}

/** Messages are at least this many milliseconds apart. */
export const messageInterval = 2_000;

/** AppSync meters messages in steps of 5 kB; a message's other fields take less than the rest. */
export const maxRentalsLength = 4_600;

/**
 * A message names at most so many files, which leaves its rentals most of the room. With more files than this it names
 * only the shards.
 */
export const maxMessageFiles = 32;

/** Where the file that a message names is, in the bucket of snapshots: lines as those of graphql/snapshot-lines.ts. */
export const changesKey = (name: string) => `${snapshotFolder}changes/${name}.json.gz`;

/** A rental as messages have it: the time of a change says `updatedAt` too. */
export type ChangedRental = Omit<Rental, 'updatedAt'>;

/** The rentals of a message as columns: each name once, and alike values next to each other, which compress well. */
export type ChangedColumns = Readonly<Record<string, readonly unknown[]>>;

export function toChangedColumns(rentals: readonly ChangedRental[]): ChangedColumns {
  const columns: Record<string, unknown[]> = {};
  for (const [index, rental] of rentals.entries()) {
    for (const [name, value] of Object.entries(rental)) {
      columns[name] ??= rentals.map(() => null);
      (columns[name] as unknown[])[index] = value;
    }
  }
  return columns;
}

/** The rentals of {@link toChangedColumns}. */
export function fromChangedColumns(columns: ChangedColumns): Rental[] {
  const names = Object.keys(columns);
  return (columns.id ?? []).map((_, index) => {
    const rental = Object.fromEntries(names.map((name) => [name, columns[name]?.[index] ?? null]));
    return withUpdatedAt(rental as unknown as ChangedRental);
  });
}

export const withUpdatedAt = (rental: ChangedRental): CompleteRental =>
  ({ ...rental, updatedAt: new Date(rental._lastChangedAt).toISOString() }) as CompleteRental;
