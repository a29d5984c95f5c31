import { gunzipSync } from 'node:zlib';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { feedKey, fromChangedColumns, maxMessageFiles, maxRentalsLength } from '../../../graphql/rental-changes';
import { maxShardCount } from '../../../graphql/sharding';
import { planWrite } from '../../../lambdas/batch-test/plan-write';
import { ChangeFeedTable, leaseTime, maxPendingRentals } from '../../../lambdas/publish-changes/change-feed';
import { changesOf } from '../../../lambdas/publish-changes/changed-rentals';
import { messageOf } from '../../../lambdas/publish-changes/publish-pending';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import { row } from '../batch-test/rows';
import { recordOf } from '../record-history/history-table';
import { startFeedTable } from './feed-table';

const now = Date.UTC(2026, 10, 20);
let table: Awaited<ReturnType<typeof startFeedTable>>;
let feed: ChangeFeedTable;

beforeAll(async () => {
  table = await startFeedTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  await table.client.send(new DeleteItemCommand({ TableName: table.tableName, Key: marshall(feedKey) }));
  feed = new ChangeFeedTable(table.client, table.tableName);
  await feed.raiseShardCount(8, now);
});

const complete = { Name: 'Netherlands', Code: 'NL', Population: 17_900_000, Flag: '🇳🇱', _deleted: false };
const stored = (id: string, at = now) => {
  const { created } = planWrite(row({ id, base: undefined, content: complete, conflictID: crypto.randomUUID() }), at);
  return created as StoredRental;
};
const changed = (...rentals: StoredRental[]) => {
  const changes = changesOf(rentals.map((rental) => recordOf(undefined, rental)));
  if (!changes) throw new Error('Nothing changed.');
  return changes;
};
const noFile = async () => undefined;
const many = (count: number) => changed(...Array.from({ length: count }, () => stored(crypto.randomUUID())));

describe('a batch of the stream', () => {
  test('says the last version of each rental, their shards and the earliest time', () => {
    const [first, other] = [stored('a', now), stored('b', now - 5)];
    const second = { ...first, Name: 'Later', _version: 2 };
    const changes = changesOf([recordOf(undefined, first), recordOf(undefined, other), recordOf(first, second)]);
    expect(changes?.rentals.map(({ id, Name }) => `${id} ${Name}`)).toEqual(['a Later', 'b Netherlands']);
    expect(changes).toMatchObject({ since: now - 5, shards: [first._shard, other._shard] });
    expect(JSON.stringify(changes)).not.toContain('_changedBy');
  });

  test('of expired tombstones says nothing', () => {
    expect(changesOf([recordOf(stored('a'), undefined)])).toBeUndefined();
  });
});

describe('the stored feed', () => {
  test('collects batches, and one message contains them', async () => {
    const [one, two] = [stored('one', now - 10), stored('two', now)];
    await feed.add(changed(one), now, noFile);
    await feed.add(changed(two), now + 1, noFile);
    await feed.acquireLease('a', now);
    const taken = await feed.takePending('a', now + 2);
    if (!taken) throw new Error('Nothing was taken.');
    const message = await messageOf(taken, noFile);
    expect(message).toMatchObject({ sequence: 1, since: now - 10, shardCount: 8 });
    expect(message.shards).toEqual([...new Set([one._shard, two._shard])].sort((left, right) => left - right));
    const columns = JSON.parse(gunzipSync(Buffer.from(message.rentals ?? '', 'base64')).toString());
    expect(fromChangedColumns(columns).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(fromChangedColumns(columns)[0]).toMatchObject({ ...complete, updatedAt: one.updatedAt, _version: 1 });
    expect(await feed.takePending('a', now + 3)).toBeUndefined();
    expect((await table.stored()).changedAt?.[two._shard]).toBe(now + 1);
  });

  test('tells as many rentals as a message holds: 35 of everyday length; more are in files', async () => {
    const written: number[] = [];
    const writeFile = async (rentals: readonly object[]) => `file of ${written.push(rentals.length)}`;
    const next = async () => {
      await feed.acquireLease('a', now);
      const taken = await feed.takePending('a', now);
      return taken && messageOf(taken, writeFile);
    };
    expect(await feed.add(many(35), now, writeFile)).toBe(false);
    const few = await next();
    expect(few?.rentals?.length).toBeLessThanOrEqual(maxRentalsLength);
    expect(few?.files).toBeNull();
    expect(written).toEqual([]);

    // What waits in the item goes into a file when it does not fit, each batch beyond that at once.
    expect(await feed.add(many(maxPendingRentals), now, writeFile)).toBe(false);
    expect(await feed.add(many(1), now, writeFile)).toBe(true);
    expect(await next()).toMatchObject({ sequence: 2, rentals: null, files: ['file of 1', 'file of 2'] });
    expect(written).toEqual([1, maxPendingRentals]);

    expect(await feed.add(many(500), now, writeFile)).toBe(true);
    expect(await feed.add(many(2), now, writeFile)).toBe(false);
    const both = await next();
    expect(both).toMatchObject({ sequence: 3, files: ['file of 3'] });
    expect(both?.rentals).not.toBeNull();
    expect((await table.stored()).pendingFiles).toBeUndefined();
  });

  test('names the shards where a file could not be written, or there are too many', async () => {
    await feed.add(many(500), now, async () => 'a file');
    await feed.add(many(500), now, noFile);
    await feed.acquireLease('a', now);
    const unfiled = await feed.takePending('a', now);
    expect(unfiled && (await messageOf(unfiled, noFile))).toMatchObject({ sequence: 1, rentals: null, files: null });
    await feed.add(many(maxPendingRentals), now, noFile);
    const unfit = await feed.takePending('a', now);
    expect(unfit && (await messageOf(unfit, noFile))).toMatchObject({ sequence: 2, rentals: null, files: null });
    for (let file = 0; file <= maxMessageFiles; file++) await feed.add(many(81), now, async () => String(file));
    const full = await feed.takePending('a', now);
    expect(full && (await messageOf(full, noFile))).toMatchObject({ sequence: 3, rentals: null, files: null });
  });

  test('takes a batch of all shards, as many as a stage may have', async () => {
    await feed.raiseShardCount(maxShardCount, now);
    const shards = Array.from({ length: maxShardCount }, (_, shard) => shard);
    const { since, rentals } = many(maxPendingRentals);
    await feed.add({ shards, since, rentals }, now + 1, noFile);
    await feed.add({ shards, since, rentals: [...rentals, ...rentals] }, now + 2, async () => 'a file');
    await feed.add({ shards, since, rentals: [...rentals, ...rentals] }, now + 3, noFile);
    const { changedAt, pendingShards } = await table.stored();
    expect(changedAt).toEqual(shards.map(() => now + 3));
    expect(pendingShards).toEqual(new Set(shards));
  });

  test('one sends for all, until nothing waits or its lease ends', async () => {
    await feed.add(many(1), now, noFile);
    expect(await feed.acquireLease('a', now)).toBeDefined();
    expect(await feed.acquireLease('b', now)).toBeUndefined();
    expect(await feed.takePending('b', now)).toBeUndefined();
    expect(await feed.releaseLeaseWhenIdle('a', now)).toBeUndefined();
    expect(await feed.acquireLease('a', now + 1)).toBeDefined();
    expect(await feed.acquireLease('b', now + leaseTime + 2)).toBeDefined();
    expect(await feed.takePending('a', now + leaseTime + 2)).toBeUndefined();
    expect(await feed.takePending('b', now + leaseTime + 2)).toBeDefined();
    expect(await feed.releaseLeaseWhenIdle('b', now + 5)).toBeDefined();
    expect(await feed.acquireLease('c', now + leaseTime + 2)).toMatchObject({ publishedAt: now + 5 });
    await feed.releaseLease('c', now + 5);
    expect(await feed.acquireLease('d', now + leaseTime + 2)).toBeDefined();
  });

  test('knows more shards once one of them is written to, and never fewer', async () => {
    const another = new ChangeFeedTable(table.client, table.tableName);
    await Promise.all([feed.raiseShardCount(12, now + 1), another.raiseShardCount(10, now + 2)]);
    expect((await table.stored()).changedAt).toHaveLength(12);
    await another.raiseShardCount(16, now + 3);
    await feed.raiseShardCount(9, now + 4);
    const { changedAt } = await table.stored();
    expect(changedAt).toHaveLength(16);
    expect(changedAt?.slice(0, 8)).toEqual(Array(8).fill(now));
    expect(changedAt?.slice(12)).toEqual(Array(4).fill(now + 3));
  });
});
