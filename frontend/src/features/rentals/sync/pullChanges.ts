import type { Rental } from '../../../../../graphql/generated/schema';
import { shardCount } from '../../../../../graphql/sharding';
import type { RentalsApi } from './rentalsApi';

/** Per shard, the time up to which its changes have been read, in milliseconds since 1970. Absent if never read. */
export type Checkpoints = Readonly<Record<number, number>>;

/** The maximum page size of the schema. */
const pageLimit = 1000;

/**
 * How far before a checkpoint reading restarts. Longer than clocks drift apart and the change index lags, so that a
 * change written around a checkpoint is read twice rather than never; versions make reading twice harmless.
 */
const overlap = 2 * 60_000;

/** The table deletes tombstones after 30 days; a copy older than this may contain rentals whose deletion it missed. */
const maxAbsence = 29 * 24 * 60 * 60_000;

/** False if the copy is so old that everything has to be read again. */
export function canCatchUp(checkpoints: Checkpoints, now: number): boolean {
  return Object.values(checkpoints).every((checkpoint) => now - checkpoint < maxAbsence);
}

export interface PulledPage {
  rentals: Rental[];
  checkpoints: Checkpoints;
}

export interface Pull {
  syncRentals: RentalsApi['syncRentals'];
  checkpoints: Checkpoints;
  /** True after a failed pull: one shard probes for all whether the cloud responds again. */
  isCareful?: boolean;
  /** Called for each page as it arrives. */
  onPage(page: PulledPage): void;
  signal: AbortSignal;
}

/**
 * Reads the changes since the checkpoints, all shards in parallel; everything without a checkpoint. A failing shard
 * does not stop the others, and what was read before the failure is not read again.
 * @throws the first failure, after all shards have ended
 */
export async function pullChanges(pull: Pull): Promise<void> {
  const shards = Array.from({ length: shardCount }, (_, shard) => shard);
  if (pull.isCareful) await pullShard(shards.shift() as number, pull);
  const failure = (await Promise.allSettled(shards.map((shard) => pullShard(shard, pull)))).find(
    (outcome) => outcome.status === 'rejected',
  );
  if (failure) throw failure.reason;
}

async function pullShard(shard: number, { syncRentals, checkpoints, onPage, signal }: Pull): Promise<void> {
  const checkpoint = checkpoints[shard];
  const lastSync = checkpoint === undefined ? undefined : Math.max(0, checkpoint - overlap);
  let startedAt: number | undefined;
  let nextToken: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await syncRentals({ shard, lastSync, nextToken, limit: pageLimit });
    signal.throwIfAborted();
    // Changes after the first page was read may be on no page: the next pull has to start there.
    startedAt ??= page.startedAt;
    nextToken = page.nextToken ?? undefined;
    // Pages are ordered by change, oldest first, so an interrupted pull can continue from its last change.
    const read = nextToken === undefined ? startedAt : (page.items.at(-1)?._lastChangedAt ?? 0);
    const reached = Math.max(checkpoint ?? 0, read);
    onPage({ rentals: page.items, checkpoints: reached > 0 ? { [shard]: reached } : {} });
  } while (nextToken !== undefined);
}
