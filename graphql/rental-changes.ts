import type { Rental } from './generated/schema';

/*
 * The change feed: what the function behind the table's stream stores and sends, and the browser reads.
 */

/** The one item of the change feed's table. */
export const feedKey = { id: 'rentals' } as const;

/** The number of the last message, with the changes that no message has contained yet. */
export interface StoredFeed {
  /** That of the last message. */
  readonly sequence: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly publishedAt: number;
  /** By shard, when the feed last heard of a change in it, or first of the shard, in milliseconds since 1970. */
  readonly changedAt: readonly number[];
  readonly pendingShards?: ReadonlySet<number>;
  /** For each batch of the stream the time of its earliest change. */
  readonly pendingSince?: ReadonlySet<number>;
  /** The rentals of each batch as JSON; absent once they are too many for a message. */
  readonly pendingRentals?: readonly string[];
  readonly pendingCount?: number;
  /** Who sends the next message, until when. */
  readonly leaseHolder?: string;
  readonly leaseUntil?: number;
}

/** Messages are at least this many milliseconds apart. */
export const messageInterval = 2_000;

/** AppSync meters messages in steps of 5 kB; a message's other fields take less than the rest. */
export const maxRentalsLength = 4_600;

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
    return { ...rental, updatedAt: new Date(rental._lastChangedAt as number).toISOString() } as unknown as Rental;
  });
}
