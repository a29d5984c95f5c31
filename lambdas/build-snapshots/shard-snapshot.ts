import { readingOverlap } from '../../graphql/reading-changes';
import { type SnapshotEntry, SnapshotError } from '../../graphql/rental-snapshot';
import { decodeSnapshot, dropExpired, encodeSnapshot, mergeChanges, type Rentals } from '../shared/snapshot-file';
import type { ChangeIndex } from './change-index';
import type { Progress, SnapshotStore } from './snapshot-store';

/** A file is rebuilt when it lacks this many changes; fewer fit one page of `syncRentals`. */
const minChanges = 1_001;
/** It also has to lack this share of its rentals, so that the work for each change is bounded. */
const minChangedShare = 0.02;

const day = 24 * 60 * 60_000;
/** With fewer changes, a file is rebuilt after this time. */
const maxFileAge = day;
/**
 * Errors in a file, such as after a restored backup, are corrected after this time. It is shorter than `maxReadingAge`:
 * what was read longer ago may hold rentals whose tombstones have left the table.
 */
const maxContinuation = 14 * day;

export interface ShardSnapshot {
  readonly entry: SnapshotEntry | undefined;
  readonly progress: Progress;
  readonly outcome: 'unchanged' | 'counted' | 'confirmed' | 'written';
}

export interface ShardBuild {
  readonly shard: number;
  readonly entry: SnapshotEntry | undefined;
  readonly progress: Progress | undefined;
  readonly index: ChangeIndex;
  readonly store: Pick<SnapshotStore, 'readFile' | 'writeFile'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The fewest missing changes for which a file is rebuilt, unless it is old. @default 1,001 */
  readonly minChanges?: number | undefined;
}

/** Rebuilds a shard's file if it lacks enough changes or is old; otherwise counts the changes. */
export async function buildShard(build: ShardBuild): Promise<ShardSnapshot> {
  const { shard, entry, index, now } = build;
  const known = build.progress ?? { countedUpTo: entry?.readUpTo ?? 0, changes: 0 };
  const askedAt = now();
  const enough = Math.max(build.minChanges ?? minChanges, (entry?.rows ?? 0) * minChangedShare);
  const found = await index.count(shard, known.countedUpTo, Math.max(1, enough - known.changes));
  const changes = known.changes + found;
  const isOld = entry !== undefined && askedAt - entry.readUpTo > maxFileAge;
  if (changes >= enough || isOld) return rebuild(build);
  if (found === 0) return { entry, progress: known, outcome: 'unchanged' };
  return { entry, progress: { ...known, countedUpTo: askedAt, changes }, outcome: 'counted' };
}

async function rebuild({ shard, entry, index, store, now }: ShardBuild): Promise<ShardSnapshot> {
  // Taken before the first page is read: the pages may miss later changes.
  const readUpTo = now();
  const continues = entry !== undefined && readUpTo - entry.readWholeAt < maxContinuation;
  const held = continues ? await readHeld(store, entry.key) : undefined;
  const rentals: Rentals = held ?? new Map();
  let hasChanged = held === undefined;
  for await (const page of index.read(shard, held && entry ? Math.max(0, entry.readUpTo - readingOverlap) : 0)) {
    if (mergeChanges(rentals, page)) hasChanged = true;
  }
  const progress = { countedUpTo: readUpTo, changes: 0 };
  const readWholeAt = held && entry ? entry.readWholeAt : readUpTo;
  if (dropExpired(rentals, readUpTo)) hasChanged = true;
  if (!hasChanged && entry) return { entry: { ...entry, readUpTo }, progress, outcome: 'confirmed' };
  const file = await encodeSnapshot(shard, rentals);
  if (file.rows === 0) return { entry: undefined, progress, outcome: 'written' };
  await store.writeFile(file);
  const { key, rows, content, changedAt } = file;
  const next = { key, rows, bytes: content.length, readUpTo, readWholeAt, changedAt };
  return { entry: next, progress, outcome: 'written' };
}

/** The rentals of the previous file; undefined if it is missing or unusable. */
async function readHeld(store: ShardBuild['store'], key: string): Promise<Rentals | undefined> {
  const content = await store.readFile(key);
  try {
    return content && decodeSnapshot(content);
  } catch (error) {
    if (error instanceof SnapshotError) return undefined;
    throw error;
  }
}
