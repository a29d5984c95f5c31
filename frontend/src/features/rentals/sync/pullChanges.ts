import type { Rental } from '../../../../../graphql/generated/schema';
import { shardCount } from '../../../../../graphql/sharding';
import type { RentalsApi } from './rentalsApi';

/** Per shard, up to when its changes have been read; milliseconds since 1970. A shard never read is absent. */
export type Checkpoints = Readonly<Record<number, number>>;

/** The schema's largest page. */
const pageLimit = 1000;

/**
 * How far before a checkpoint reading starts again. Longer than clocks drift apart and the change index lags, so a
 * change written around a checkpoint is read twice rather than never; versions make reading twice harmless.
 */
const overlap = 2 * 60_000;

/** The table forgets a tombstone after 30 days; a copy older than this may hold rentals whose deletion it missed. */
const maxAbsence = 29 * 24 * 60 * 60_000;

/** False when the copy is so old that only reading everything again makes it right. */
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
  /** True after a pull that failed: one shard asks for all of them whether the cloud answers again. */
  isCareful?: boolean;
  /** Called per page, as it comes in. */
  onPage(page: PulledPage): void;
  signal: AbortSignal;
}

/**
 * Reads what changed since the checkpoints, all shards at once; everything where there is no checkpoint. A shard that
 * fails does not stop the others, and what was read before the failure is not read again.
 * @throws the first failure, once every shard has ended
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
    // What changed after the first page was read may be on no page: the next pull has to start there.
    startedAt ??= page.startedAt;
    nextToken = page.nextToken ?? undefined;
    // Pages come oldest change first, so an interrupted pull can go on from the last change it saw.
    const read = nextToken === undefined ? startedAt : (page.items.at(-1)?._lastChangedAt ?? 0);
    const reached = Math.max(checkpoint ?? 0, read);
    onPage({ rentals: page.items, checkpoints: reached > 0 ? { [shard]: reached } : {} });
  } while (nextToken !== undefined);
}
