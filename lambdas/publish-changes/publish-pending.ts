import { gzipSync } from 'node:zlib';
import type { RentalChangesInput } from '../../graphql/generated/schema';
import {
  type ChangedRental,
  maxRentalsLength,
  messageInterval,
  type StoredFeed,
  toChangedColumns,
} from '../../graphql/rental-changes';
import type { Clock } from '../batch-test/clock';
import type { ChangeFeedTable } from './change-feed';

/** How long one call sends messages before it lets another go on, whose batches wait meanwhile, in milliseconds. */
const maxTurn = 20_000;

/** How long the others have to take over. */
const handoverTime = 1_000;

export interface Publisher {
  readonly feed: Pick<ChangeFeedTable, 'acquireLease' | 'takePending' | 'releaseLeaseWhenIdle' | 'releaseLease'>;
  /** Sends a message. @throws when it was not accepted */
  readonly publish: (message: RentalChangesInput) => Promise<void>;
  readonly clock: Pick<Clock, 'now' | 'wait'>;
}

/**
 * Sends what waits in the feed, until nothing waits or another call does it. Calls run side by side, one for each shard
 * of the stream; the one that has the lease sends for all, so that messages stay {@link messageInterval} apart.
 * @param holder names this batch of the stream
 * @returns the number of messages sent
 * @throws when a message was not sent: its sequence is used up, so that clients notice
 */
export async function publishPending(holder: string, { feed, publish, clock }: Publisher): Promise<number> {
  let messages = 0;
  let turnEnds = clock.now() + maxTurn;
  for (;;) {
    const state = await feed.acquireLease(holder, clock.now());
    if (!state) return messages;
    await clock.wait(Math.max(0, Math.min(messageInterval, state.publishedAt + messageInterval - clock.now())));
    const taken = await feed.takePending(holder, clock.now());
    if (taken) {
      await publish(messageOf(taken));
      messages++;
    }
    if (await feed.releaseLeaseWhenIdle(holder)) return messages;
    if (clock.now() < turnEnds) continue;
    await feed.releaseLease(holder);
    await clock.wait(handoverTime);
    turnEnds = clock.now() + maxTurn;
  }
}

/** @param feed what waited, with the sequence of the message before */
export function messageOf(feed: StoredFeed): RentalChangesInput {
  const batches = feed.pendingRentals?.map((text) => JSON.parse(text) as ChangedRental[]);
  return {
    sequence: feed.sequence + 1,
    shards: [...(feed.pendingShards ?? [])].sort((one, other) => one - other),
    since: Math.min(...(feed.pendingSince ?? [])),
    rentals: batches ? compressed(batches.flat()) : null,
    shardCount: feed.changedAt.length,
  };
}

/** @returns null where the rentals are too many for a message */
function compressed(rentals: readonly ChangedRental[]): string | null {
  const text = gzipSync(JSON.stringify(toChangedColumns(rentals)), { level: 9 }).toString('base64');
  return text.length <= maxRentalsLength ? text : null;
}
