import type { Rental } from '../../../../../graphql/generated/schema';
import { changesKey } from '../../../../../graphql/rental-changes';
import {
  isSmallerThanChanges,
  isUsable,
  manifestKey,
  readManifest,
  type SnapshotEntry,
  SnapshotError,
  type SnapshotManifest,
} from '../../../../../graphql/rental-snapshot';
import { SnapshotReader } from '../../../../../graphql/snapshot-lines';
import { FilePageBatcher } from './filePageBatcher';
import type { PageTaker, PulledPage, SnapshotFiles } from './pulledPage';

/** Reads a file as text: cloud/readSnapshotFile.ts. */
export type ReadFile = (
  key: string,
  take: (text: string) => void | Promise<void>,
  signal: AbortSignal,
) => Promise<boolean>;

/** Loaded for an initial load only. */
const readFromCloud: ReadFile = async (...file) =>
  (await import('../../../cloud/readSnapshotFile')).readSnapshotFile(...file);

/** Lets a page's other work come first between two lines of a file. */
const immediateTask = () =>
  new Promise<void>((resolve) => {
    // Unlike a timer's, its tasks do not wait for at least four milliseconds.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * The files that an initial load begins with. Where the manifest or a file is missing, damaged or out of reach, there
 * is none of use: all of the shard's rentals are read as changes then.
 */
export function openFiles(
  { onPage, signal }: PageTaker,
  readFile: ReadFile = readFromCloud,
  now: () => number = Date.now,
  rest: () => Promise<void> = immediateTask,
): SnapshotFiles {
  const batcher = new FilePageBatcher((page: PulledPage) => {
    if (!signal.aborted) onPage(page);
  });
  let manifest = readManifestFile(readFile, signal);

  const read = async (shard: number, since?: number): Promise<number | undefined> => {
    const known = manifest;
    const entry = usable(await known, shard, now());
    if (!entry || (since !== undefined && !isSmallerThanChanges(entry, since))) return undefined;
    if (await readRentals(entry)) return entry.readUpTo;
    // The file was replaced, and deleted a while later: this page has slept meanwhile.
    if (manifest === known) manifest = readManifestFile(readFile, signal);
    const newer = usable(await manifest, shard, now());
    return newer && newer.key !== entry.key && (await readRentals(newer)) ? newer.readUpTo : undefined;
  };

  const readRentals = ({ key, rows }: SnapshotEntry): Promise<boolean> => {
    batcher.expect(rows);
    const take = async (rentals: Rental[]) => {
      batcher.add(rentals);
      await rest();
    };
    return readRentalsOf(key, take, readFile, signal);
  };

  return {
    async read(shard, since) {
      batcher.begin();
      try {
        const readUpTo = await read(shard, since);
        signal.throwIfAborted();
        if (readUpTo === undefined) batcher.leave();
        else await batcher.end({ [shard]: readUpTo });
        return readUpTo;
      } catch (error) {
        // What was read stays: by their versions, the same rentals read again change nothing.
        batcher.leave();
        signal.throwIfAborted();
        if (error instanceof SnapshotError) console.warn(`The file of shard ${shard} cannot be used.`, error);
        return undefined;
      }
    },
  };
}

/** Reads a file that a message names. @returns undefined when it is out of reach or damaged */
export async function readChangeFile(
  name: string,
  signal: AbortSignal,
  readFile: ReadFile = readFromCloud,
): Promise<Rental[] | undefined> {
  const rentals: Rental[] = [];
  const take = async (some: Rental[]) => {
    for (const rental of some) rentals.push(rental);
  };
  try {
    return (await readRentalsOf(changesKey(name), take, readFile, signal)) ? rentals : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the rentals of a file, line by line.
 * @returns whether there is such a file
 * @throws SnapshotError, and when it is out of reach
 */
async function readRentalsOf(
  key: string,
  take: (rentals: Rental[]) => Promise<void>,
  readFile: ReadFile,
  signal: AbortSignal,
): Promise<boolean> {
  const reader = new SnapshotReader();
  let remainder = '';
  const isThere = await readFile(
    key,
    async (text) => {
      const lines = (remainder + text).split('\n');
      remainder = lines.pop() ?? '';
      for (const line of lines) {
        signal.throwIfAborted();
        await take(reader.take(line));
      }
    },
    signal,
  );
  if (isThere && remainder !== '') await take(reader.take(remainder));
  if (isThere) reader.end();
  return isThere;
}

/** @returns undefined when there is none of use */
async function readManifestFile(readFile: ReadFile, signal: AbortSignal): Promise<SnapshotManifest | undefined> {
  let text = '';
  try {
    const isThere = await readFile(
      manifestKey,
      (piece) => {
        text += piece;
      },
      signal,
    );
    return isThere ? readManifest(text) : undefined;
  } catch {
    return undefined;
  }
}

function usable(manifest: SnapshotManifest | undefined, shard: number, now: number): SnapshotEntry | undefined {
  const entry = manifest?.shards[shard];
  return entry && isUsable(entry, now) ? entry : undefined;
}
