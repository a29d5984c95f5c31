/** `npm run history`, against the laptop's DynamoDB and a stream as AWS's command line answers it. */
import { DeleteItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type AskAws, recordStream, recordTable } from '../../bin/missing-versions';
import { blankContent } from '../../graphql/rental';
import { entryKey, type HistoryEntry } from '../../graphql/rental-history';
import { recordBatch } from '../../lambdas/record-history/record-batch';
import type { StoredRental } from '../../lambdas/shared/stored-rental';
import { rentalsTable } from '../lambdas/batch-test/local-table';
import { recordOf, startHistoryTable } from '../lambdas/record-history/history-table';

const start = Date.UTC(2026, 10, 20);
const createdAt = new Date(start).toISOString();
const version = (id: string, _version: number, Population: number): StoredRental => ({
  ...blankContent,
  id,
  Flag: null,
  Name: id,
  Code: 'NL',
  Population,
  conflictID: `${id}-${_version}`,
  createdAt,
  updatedAt: createdAt,
  _version,
  _deleted: false,
  _lastChangedAt: start + _version,
  _shard: 0,
  _changeKind: _version === 1 ? 'create' : 'edit',
  _changedBy: 'ann',
  _changedByName: 'ann@example.nl',
  _changeSource: null,
});
/** Three versions of each of three rentals, with what each replaced. */
const ids = ['a', 'b', 'c'];
const changes = ids.flatMap((id) =>
  [1, 2, 3].map(
    (number) => [number > 1 ? version(id, number - 1, number - 1) : undefined, version(id, number, number)] as const,
  ),
);

let world: Awaited<ReturnType<typeof startHistoryTable>>;
const writer = () => ({ client: world.client, tableName: 'History', days: 400 });
const forget = (id: string, number: number) =>
  world.client.send(
    new DeleteItemCommand({
      TableName: 'History',
      Key: marshall({ rentalId: id, entry: entryKey(createdAt, number) }),
    }),
  );
async function history(): Promise<HistoryEntry[]> {
  const { Items = [] } = await world.client.send(new ScanCommand({ TableName: 'History' }));
  return Items.map((item) => unmarshall(item) as HistoryEntry).sort(
    (one, other) => one.rentalId.localeCompare(other.rentalId) || one.version - other.version,
  );
}

beforeEach(async () => {
  world = await startHistoryTable([rentalsTable]);
  await recordBatch(
    changes.map(([before, after]) => recordOf(before, after)),
    writer(),
  );
  for (const id of ids) {
    await world.client.send(new PutItemCommand({ TableName: 'Rentals', Item: marshall(version(id, 3, 3)) }));
  }
});
afterEach(() => world.close());

/** Two shards, the second still open; pages of two records, with empty ones after each. */
const streamOf = (emptyPages = 1): AskAws => {
  const records = changes.map(([before, after]) => recordOf(before, after));
  const halves: Record<string, typeof records> = { old: records.slice(0, 5), open: records.slice(5) };
  const shards = [
    { ShardId: 'old', SequenceNumberRange: { StartingSequenceNumber: '100', EndingSequenceNumber: '500' } },
    { ShardId: 'open', SequenceNumberRange: { StartingSequenceNumber: '600' } },
  ];
  return (_service, operation, ...words) => {
    const option = (name: string) => words[words.indexOf(name) + 1] ?? '';
    if (operation === 'describe-stream') {
      return words.includes('--exclusive-start-shard-id')
        ? { StreamDescription: { Shards: shards.slice(1) } }
        : { StreamDescription: { Shards: shards.slice(0, 1), LastEvaluatedShardId: 'old' } };
    }
    if (operation === 'get-shard-iterator') return { ShardIterator: `${option('--shard-id')} 0` };
    const [shard = '', at = ''] = option('--shard-iterator').split(' ');
    const half = halves[shard] ?? [];
    const index = Number(at) / (1 + emptyPages);
    const page = Number.isInteger(index) ? half.slice(2 * index, 2 * index + 2) : [];
    const isEnd = shard === 'old' && 2 * index >= half.length;
    return { Records: page, ...(!isEnd && { NextShardIterator: `${shard} ${Number(at) + 1}` }) };
  };
};

test('what the stream holds is written again, exactly as it was, and once', async () => {
  const before = await history();
  expect(before).toHaveLength(9);
  await forget('a', 2);
  await forget('b', 1);
  await forget('c', 3);
  expect(await recordStream(streamOf(), 'arn:stream', writer(), start)).toBe(3);
  expect(await history()).toEqual(before);
  expect(await recordStream(streamOf(), 'arn:stream', writer(), start)).toBe(0);
});

test('a shard that is closed is read to its end, however many pages are empty, and an open one over some', async () => {
  const before = await history();
  await forget('b', 2);
  await forget('c', 3);
  expect(await recordStream(streamOf(20), 'arn:stream', writer(), start)).toBe(2);
  await forget('b', 2);
  expect(await recordStream(streamOf(200), 'arn:stream', writer(), start)).toBe(1);
  expect(await history()).toEqual(before);
});

test('an open shard is read on as long as it has records', async () => {
  const [first, last] = [changes[0], changes.at(-1)].map((one) => recordOf(...(one as (typeof changes)[number])));
  const pages = [...Array.from({ length: 60 }, () => [first]), [last]];
  await forget('c', 3);
  const ask: AskAws = (_service, operation, ...words) => {
    if (operation === 'describe-stream') {
      return { StreamDescription: { Shards: [{ ShardId: 'open', SequenceNumberRange: {} }] } };
    }
    if (operation === 'get-shard-iterator') return { ShardIterator: '0' };
    const at = Number(words[words.indexOf('--shard-iterator') + 1]);
    return { Records: pages[at] ?? [], NextShardIterator: String(at + 1) };
  };
  expect(await recordStream(ask, 'arn:stream', writer(), start)).toBe(1);
});

test.each([
  ['numbers', (at: number) => at / 1000],
  ['ISO 8601', (at: number) => new Date(at).toISOString()],
])(
  'an open shard that always has newer records does not keep the others from being read, with times as %s',
  async (_form, write) => {
    const [first, last] = [changes[0], changes.at(-1)].map((one) => recordOf(...(one as (typeof changes)[number])));
    await forget('c', 3);
    let asked = 0;
    const ask: AskAws = (_service, operation, ...words) => {
      if (++asked > 500) throw new Error('The busy shard is read without an end.');
      const shards = ['busy', 'other'].map((ShardId) => ({ ShardId, SequenceNumberRange: {} }));
      if (operation === 'describe-stream') return { StreamDescription: { Shards: shards } };
      if (operation === 'get-shard-iterator') return { ShardIterator: words[words.indexOf('--shard-id') + 1] };
      const shard = words[words.indexOf('--shard-iterator') + 1];
      if (shard === 'other') return { Records: [last] };
      const dynamodb = { ...first?.dynamodb, ApproximateCreationDateTime: write(start + asked * 1000) };
      return { Records: [{ ...first, dynamodb }], NextShardIterator: 'busy' };
    };
    expect(await recordStream(ask, 'arn:stream', writer(), start)).toBe(1);
    // Until a minute after the start, as clocks differ.
    expect(asked).toBeGreaterThan(60);
  },
);

test('of what the stream has forgotten, the version that is in the table is written, compared with the last known', async () => {
  for (const number of [2, 3]) await forget('a', number);
  for (const number of [1, 2, 3]) await forget('b', number);
  expect(await recordTable('Rentals', writer(), start)).toBe(2);
  const found = await history();
  expect(found.map(({ rentalId, version: number }) => `${rentalId}${number}`)).toEqual([
    'a1',
    'a3',
    'b3',
    'c1',
    'c2',
    'c3',
  ]);
  expect(found[1]).toMatchObject({
    kind: 'edit',
    by: 'ann',
    byName: 'ann@example.nl',
    changed: ['Population'],
    before: { Population: 1 },
    after: { Population: 3 },
  });
  expect(found[2]).toMatchObject({ before: null, after: { Name: 'b', Population: 3 } });
  expect(await recordTable('Rentals', writer(), start)).toBe(0);
});

test('after a restore, a version is written whose number the history has for a lost one, and once', async () => {
  const lost = await history();
  const restored = { ...version('a', 3, 30), _lastChangedAt: start + 1000 };
  await world.client.send(new PutItemCommand({ TableName: 'Rentals', Item: marshall(restored) }));
  expect(await recordTable('Rentals', writer(), start)).toBe(1);
  const found = await history();
  expect(found).toHaveLength(lost.length + 1);
  expect(found.filter(({ at }) => at === start + 1000)).toMatchObject([
    { rentalId: 'a', version: 3, before: { Population: 2 }, after: { Population: 30 } },
  ]);
  expect(found).toEqual(expect.arrayContaining(lost));
  expect(await recordTable('Rentals', writer(), start)).toBe(0);
  // The lost version expires first.
  await forget('a', 3);
  expect(await recordTable('Rentals', writer(), start)).toBe(0);
});

test('a version is not written that has left the history by its age', async () => {
  await forget('a', 3);
  expect(await recordTable('Rentals', writer(), start + 401 * 24 * 60 * 60_000)).toBe(0);
});
