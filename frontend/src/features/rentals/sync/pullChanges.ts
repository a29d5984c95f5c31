import type { ChangeFeed, RentalConnection } from '../../../../../graphql/generated/schema';
import { maxReadingAge, readingOverlap } from '../../../../../graphql/reading-changes';
import type { Checkpoints, OpenFiles, PageTaker, SnapshotFiles } from './pulledPage';
import type { SyncApi } from './syncApi';

/** The maximum page size of the schema. */
const pageLimit = 1000;

/** False if the copy is so old that everything has to be read again. */
export function canCatchUp(checkpoints: Checkpoints, now: number): boolean {
  return Object.values(checkpoints).every((checkpoint) => now - checkpoint < maxReadingAge);
}

/**
 * The shards that have to be read: those never read, and those with changes in the feed since. All of them if the feed
 * is still empty.
 */
export function changedShards({ shardCount, changedAt }: ChangeFeed, checkpoints: Checkpoints): number[] {
  return Array.from({ length: shardCount }, (_, shard) => shard).filter((shard) => {
    const [checkpoint, changed] = [checkpoints[shard], changedAt[shard]];
    return checkpoint === undefined || changed === undefined || changed >= checkpoint - readingOverlap;
  });
}

export interface Pull extends PageTaker {
  syncRentals: SyncApi['syncRentals'];
  checkpoints: Checkpoints;
  /** The shards to read. */
  shards: readonly number[];
  /** True after a failed pull: one shard probes for all whether the cloud responds again. */
  isCareful?: boolean;
  /** Opens the files that an initial load begins with, and one after many changes. */
  openFiles?: OpenFiles | undefined;
}

/**
 * Reads the changes since the checkpoints, the shards in parallel; without a checkpoint, or when most of a shard has
 * changed, the shard's file and what changed since then. A failing shard does not stop the others, and what was read
 * before the failure is not read again.
 * @throws the first failure, after all shards have ended
 */
export async function pullChanges(pull: Pull): Promise<void> {
  const shards = [...pull.shards];
  let opened: SnapshotFiles | undefined;
  const files: Files = () => {
    opened ??= pull.openFiles?.(pull);
    return opened;
  };
  if (pull.isCareful && shards.length > 0) await pullShard(shards.shift() as number, pull, files);
  const failure = (await Promise.allSettled(shards.map((shard) => pullShard(shard, pull, files)))).find(
    (outcome) => outcome.status === 'rejected',
  );
  if (failure) throw failure.reason;
}

type Files = () => SnapshotFiles | undefined;

async function pullShard(shard: number, pull: Pull, files: Files): Promise<void> {
  const held = pull.checkpoints[shard];
  const checkpoint = held ?? (await files()?.read(shard));
  // After an import, the file has most of what follows, in half the bytes.
  const skip = async (after: number) => (held === undefined ? undefined : files()?.read(shard, after));
  const newer = await pullSince(shard, checkpoint, pull, skip);
  if (newer !== undefined) await pullSince(shard, newer, pull);
}

/** @returns the time to go on from, if `skip` gave one: it is asked after the first page of several */
async function pullSince(
  shard: number,
  checkpoint: number | undefined,
  { syncRentals, onPage, signal }: Pull,
  skip?: (after: number) => Promise<number | undefined>,
): Promise<number | undefined> {
  const lastSync = checkpoint === undefined ? undefined : Math.max(0, checkpoint - readingOverlap);
  let startedAt: number | undefined;
  return readPages(syncRentals, { shard, lastSync }, signal, async (page) => {
    const isFirst = startedAt === undefined;
    // Changes after the first page was read may be on no page: the next pull has to start there.
    startedAt ??= page.startedAt;
    // Pages are ordered by change, oldest first, so an interrupted pull can continue from its last change.
    const read = page.nextToken ? (page.items.at(-1)?._lastChangedAt ?? 0) : startedAt;
    const reached = Math.max(checkpoint ?? 0, read);
    onPage({ rentals: page.items, checkpoints: reached > 0 ? { [shard]: reached } : {} });
    return isFirst && page.nextToken ? skip?.(read) : undefined;
  });
}

/**
 * Reads the changes of some shards since a time of each, which a message named. Checkpoints stay where they are: another
 * message about earlier changes may be on its way.
 * @param since by shard, in milliseconds since 1970
 * @throws the first failure, after all shards have ended
 */
export async function pullNamedChanges(
  since: ReadonlyMap<number, number>,
  { syncRentals, onPage, signal }: Pick<Pull, 'syncRentals' | 'onPage' | 'signal'>,
): Promise<void> {
  const reading = [...since].map(([shard, lastSync]) =>
    readPages(syncRentals, { shard, lastSync }, signal, async ({ items }) => {
      onPage({ rentals: items, checkpoints: {} });
      return undefined;
    }),
  );
  const failure = (await Promise.allSettled(reading)).find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}

/** @param onPage a value other than undefined ends the reading, and is returned */
async function readPages<Result>(
  syncRentals: SyncApi['syncRentals'],
  from: { shard: number; lastSync: number | undefined },
  signal: AbortSignal,
  onPage: (page: RentalConnection) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  let nextToken: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await syncRentals({ ...from, nextToken, limit: pageLimit });
    signal.throwIfAborted();
    nextToken = page.nextToken ?? undefined;
    const result = await onPage(page);
    if (result !== undefined) return result;
  } while (nextToken !== undefined);
  return undefined;
}
