import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip, gunzipSync } from 'node:zlib';
import { isExpired, isNewer } from '../../graphql/reading-changes';
import type { CompleteRental } from '../../graphql/rental';
import { SnapshotError, snapshotKey } from '../../graphql/rental-snapshot';
import { SnapshotReader, snapshotLines } from '../../graphql/snapshot-lines';

/** The rentals of a shard by id, tombstones included: people can restore those, and no older version comes back. */
export type Rentals = Map<string, CompleteRental>;

/**
 * Takes over the changes that are newer.
 * @returns whether there were any
 */
export function mergeChanges(rentals: Rentals, changes: Iterable<CompleteRental>): boolean {
  let hasChanged = false;
  for (const change of changes) {
    const known = rentals.get(change.id);
    if (known && !isNewer(change, known)) continue;
    rentals.set(change.id, change);
    hasChanged = true;
  }
  return hasChanged;
}

/**
 * Removes the tombstones that have left the table.
 * @param now milliseconds since 1970
 * @returns whether there were any
 */
export function dropExpired(rentals: Rentals, now: number): boolean {
  const before = rentals.size;
  for (const rental of rentals.values()) if (isExpired(rental, now)) rentals.delete(rental.id);
  return rentals.size < before;
}

export interface SnapshotFile {
  readonly key: string;
  readonly rows: number;
  readonly content: Buffer;
  /** Change times at each sixteenth of the rentals, as the manifest lists them. */
  readonly changedAt: readonly number[];
}

/** The file of a shard. The same rentals always make the same file. */
export async function encodeSnapshot(shard: number, rentals: Rentals): Promise<SnapshotFile> {
  const content = await encodeRentals([...rentals.values()]);
  const key = snapshotKey(shard, createHash('sha256').update(content).digest('hex'));
  return { key, rows: rentals.size, content, changedAt: changeTimes(rentals) };
}

/** Rentals as lines, compressed. */
export function encodeRentals(rentals: readonly CompleteRental[]): Promise<Buffer> {
  const rows = rentals.toSorted(byChange);
  const lines = function* () {
    for (const line of snapshotLines(rows)) yield `${line}\n`;
  };
  return buffer(Readable.from(lines()).pipe(createGzip({ level: 9 })));
}

/** How many change times the manifest lists for each file. */
const timesOfFile = 16;

/** The change time at the end of each sixteenth of the rentals, oldest first. */
function changeTimes(rentals: Rentals): number[] {
  const times = Float64Array.from(rentals.values(), ({ _lastChangedAt }) => _lastChangedAt).sort();
  const count = Math.min(timesOfFile, times.length);
  return Array.from(
    { length: count },
    (_, part) => times[Math.ceil(((part + 1) * times.length) / count) - 1] as number,
  );
}

/** Rentals that were imported together stay together, in the order of their file: they have much in common. */
const byChange = (one: CompleteRental, other: CompleteRental) =>
  one._lastChangedAt - other._lastChangedAt ||
  one.conflictID.length - other.conflictID.length ||
  compare(one.conflictID, other.conflictID) ||
  compare(one.id, other.id);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** @throws SnapshotError when the file is damaged */
export function decodeSnapshot(content: Uint8Array): Rentals {
  const reader = new SnapshotReader();
  const rentals: Rentals = new Map();
  for (const line of textOf(content).split('\n')) {
    if (line !== '') for (const rental of reader.take(line)) rentals.set(rental.id, rental as CompleteRental);
  }
  reader.end();
  return rentals;
}

function textOf(content: Uint8Array): string {
  try {
    return gunzipSync(content).toString();
  } catch (error) {
    throw new SnapshotError('The file is not compressed as it should be.', { cause: error });
  }
}
