/**
 * The files that an initial load begins with: for each shard of the rentals one file, named by the manifest.
 * `lambdas/build-snapshots` writes them, browsers read them.
 */

import { contentFields } from './generated/rental-content';
import { maxReadingAge } from './reading-changes';

/** Version of the file layout, fields excluded. Increase it when anything else in a file changes meaning. */
const layout = 1;

/**
 * Readers leave aside files of other formats. The fields are part of it: where a new one is missing, nobody knows
 * whether the rentals had a value. Marked pure, so that resolvers, which import this module for other things, are
 * bundled without it.
 */
export const snapshotFormat = /* @__PURE__ */ [layout, ...contentFields].join(' ');

/** The folder of the bucket that people may read. */
export const snapshotFolder = 'snapshots/';
export const manifestKey = `${snapshotFolder}manifest.json`;

/** Named by its content, so that a name never means two files. @param hash SHA-256 of the file, in hexadecimal */
export const snapshotKey = (shard: number, hash: string) => `${snapshotFolder}${shard}/${hash}.json.gz`;

/** One shard's file. */
export interface SnapshotEntry {
  readonly key: string;
  readonly rows: number;
  /** Size of the compressed file. */
  readonly bytes: number;
  /** What changed later is not in it, in milliseconds since 1970: a `lastSync` of `syncRentals`, less two minutes. */
  readonly readUpTo: number;
  /**
   * When the file was last made from all rentals of the shard, instead of from the file before: a rental that moved to
   * another shard after that may still be in it, and its later versions are in that shard.
   */
  readonly readWholeAt: number;
  /**
   * Change times (milliseconds since 1970) at each sixteenth of the file's rentals, oldest first; readers estimate from
   * them how much is new.
   */
  readonly changedAt?: readonly number[] | undefined;
}

export interface SnapshotManifest {
  readonly format: string;
  /** The number of shards when the manifest was written. Files stay usable when it changes. */
  readonly shardCount: number;
  /** By shard. One without an entry is newer than the manifest, or has too few rentals for a file to be of use. */
  readonly shards: Readonly<Record<string, SnapshotEntry>>;
}

/** A file cannot be used: it is damaged, incomplete, or of another format. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * @returns the manifest, with all other fields that its writer stored in it
 * @throws SnapshotError, also when the format is another one
 */
export function readManifest(text: string): SnapshotManifest {
  const manifest = parseJson(text) as Partial<SnapshotManifest> | null;
  if (manifest?.format !== snapshotFormat) throw new SnapshotError(`The manifest has the format ${manifest?.format}.`);
  const { shards, shardCount } = manifest;
  if (!Number.isInteger(shardCount)) throw new SnapshotError('The manifest has no number of shards.');
  if (typeof shards !== 'object' || shards === null || !Object.values(shards).every(isEntry)) {
    throw new SnapshotError('The manifest is damaged.');
  }
  return manifest as SnapshotManifest;
}

function isEntry(entry: unknown): entry is SnapshotEntry {
  const { key, rows, readUpTo, readWholeAt, changedAt } = (entry ?? {}) as Partial<SnapshotEntry>;
  return (
    typeof key === 'string' &&
    key.startsWith(snapshotFolder) &&
    [rows, readUpTo, readWholeAt, ...(Array.isArray(changedAt) ? changedAt : [])].every((figure) =>
      Number.isInteger(figure),
    )
  );
}

/**
 * Whether a reader may begin with a file. What is in it and not true any more has a tombstone or a newer version in the
 * table, in this shard or in another, as long as the table keeps those.
 * @param now milliseconds since 1970
 */
export const isUsable = ({ readUpTo, readWholeAt }: SnapshotEntry, now: number): boolean =>
  now - Math.min(readUpTo, readWholeAt) < maxReadingAge;

/** Bytes of a rental among changes, for each byte of one in a file: measured by `npm run bench -- scale`. */
const changesPerFile = 1.8;

/** Whether a copy that lacks what changed after a time reads fewer bytes if it takes the whole file. */
export function isSmallerThanChanges({ changedAt = [] }: SnapshotEntry, since: number): boolean {
  return changesPerFile * changedAt.filter((at) => at > since).length > changedAt.length;
}

/** @throws SnapshotError */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SnapshotError('This is no JSON.', { cause: error });
  }
}
