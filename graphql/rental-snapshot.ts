/**
 * The files that a first reading begins with: for each shard of the rentals one file, named by the manifest.
 * `lambdas/build-snapshots` writes them, browsers read them.
 */

/** Changes whenever the files' content means something else: readers leave aside what they do not know. */
export const snapshotFormat = 1;

/** The folder of the bucket that people may read. */
export const snapshotFolder = 'snapshots/';
export const manifestKey = `${snapshotFolder}manifest.json`;

/** Named by its content, so that a name never means two files. @param hash SHA-256 of the file, in hexadecimal */
export const snapshotKey = (shard: number, hash: string) => `${snapshotFolder}${shard}/${hash}.json.gz`;

/** One shard's file. */
export interface SnapshotEntry {
  readonly key: string;
  readonly rows: number;
  /** Of the file, compressed. */
  readonly bytes: number;
  /** What changed later is not in it, in milliseconds since 1970: a `lastSync` of `syncRentals`, less two minutes. */
  readonly readUpTo: number;
}

export interface SnapshotManifest {
  readonly format: number;
  /** The number of shards when the files were made: with another one, a rental may belong to another file. */
  readonly shardCount: number;
  /** By shard. One without an entry has too few rentals for a file to be of use. */
  readonly shards: Readonly<Record<string, SnapshotEntry>>;
}

/** A file cannot be used: it is damaged, incomplete, or of another format. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * @returns the manifest, with all other fields that its writer stored in it
 * @throws SnapshotError, also when the format or the number of shards is another one
 */
export function readManifest(text: string, shardCount: number): SnapshotManifest {
  const manifest = parsed(text) as Partial<SnapshotManifest> | null;
  if (manifest?.format !== snapshotFormat) throw new SnapshotError(`The manifest has the format ${manifest?.format}.`);
  if (manifest.shardCount !== shardCount) throw new SnapshotError(`The manifest has ${manifest.shardCount} shards.`);
  const { shards } = manifest;
  if (typeof shards !== 'object' || shards === null || !Object.values(shards).every(isEntry)) {
    throw new SnapshotError('The manifest is damaged.');
  }
  return manifest as SnapshotManifest;
}

function isEntry(entry: unknown): entry is SnapshotEntry {
  const { key, rows, readUpTo } = (entry ?? {}) as Partial<SnapshotEntry>;
  return (
    typeof key === 'string' && key.startsWith(snapshotFolder) && Number.isInteger(rows) && Number.isInteger(readUpTo)
  );
}

/** @throws SnapshotError */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SnapshotError('This is no JSON.', { cause: error });
  }
}
