import { gzipSync } from 'node:zlib';
import type { RentalChangesInput } from '../../graphql/generated/schema';
import {
  type ChangedRental,
  maxMessageFiles,
  maxRentalsLength,
  messageInterval,
  type StoredFeed,
  toChangedColumns,
} from '../../graphql/rental-changes';
import type { Clock } from '../shared/clock';
import type { ChangeFeedTable } from './change-feed';
import type { WriteChanges } from './changes-file';

/** Milliseconds for which one call sends messages. Then it lets another go on, whose batches wait meanwhile. */
const maxTurn = 20_000;

/** How long the others have to take over. */
const handoverTime = 1_000;

export interface Publisher {
  readonly feed: Pick<ChangeFeedTable, 'acquireLease' | 'takePending' | 'releaseLeaseWhenIdle' | 'releaseLease'>;
  /** Writes what does not fit into a message. */
  readonly writeFile: WriteChanges;
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
export async function publishPending(holder: string, publisher: Publisher): Promise<number> {
  const { feed, writeFile, publish, clock } = publisher;
  let messages = 0;
  let publishedAt = 0;
  let turnEnds = clock.now() + maxTurn;
  for (;;) {
    const state = await feed.acquireLease(holder, clock.now());
    if (!state) return messages;
    publishedAt = Math.max(publishedAt, state.publishedAt);
    await clock.wait(Math.max(0, Math.min(messageInterval, publishedAt + messageInterval - clock.now())));
    const taken = await feed.takePending(holder, clock.now());
    if (taken) {
      await publish(await messageOf(taken, writeFile));
      messages++;
      // The end of sending, not its beginning: after a slow message, the next one would follow too soon.
      publishedAt = clock.now();
    }
    if (await feed.releaseLeaseWhenIdle(holder, publishedAt)) return messages;
    if (clock.now() < turnEnds) continue;
    await feed.releaseLease(holder, publishedAt);
    await clock.wait(handoverTime);
    turnEnds = clock.now() + maxTurn;
  }
}

/** @param feed what waited, with the sequence of the message before */
export async function messageOf(feed: StoredFeed, writeFile: WriteChanges): Promise<RentalChangesInput> {
  return {
    sequence: feed.sequence + 1,
    shards: [...(feed.pendingShards ?? [])].sort((one, other) => one - other),
    since: Math.min(...(feed.pendingSince ?? [])),
    ...(await messageContent(feed, writeFile)),
    shardCount: feed.changedAt.length,
  };
}

type Content = Pick<RentalChangesInput, 'rentals' | 'files'>;

/** Listeners read the shards instead. */
const namedOnly: Content = { rentals: null, files: null };

async function messageContent(feed: StoredFeed, writeFile: WriteChanges): Promise<Content> {
  const files = [...(feed.pendingFiles ?? [])];
  if (feed.pendingUnfiled || files.length > maxMessageFiles) return namedOnly;
  const waiting = (feed.pendingRentals ?? []).flatMap((text) => JSON.parse(text) as ChangedRental[]);
  if (waiting.length === 0) return { rentals: null, files };
  const rentals = gzipSync(JSON.stringify(toChangedColumns(waiting)), { level: 9 }).toString('base64');
  if (rentals.length + JSON.stringify(files).length <= maxRentalsLength) {
    return { rentals, files: files.length > 0 ? files : null };
  }
  const file = await writeFile(waiting);
  return file === undefined ? namedOnly : { rentals: null, files: [...files, file] };
}
