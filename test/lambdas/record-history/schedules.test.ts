/**
 * The history under 1,000 random schedules of writers, repeated and divided batches, batches of several lanes at once,
 * restarts of the stream's reader, throttled writes and answers that are lost, and tables that are restored to an earlier
 * time: each version is there once, in order.
 */
import { ConditionalCheckFailedException, type DynamoDBClient, type PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import type { HistoryEntry } from '../../../graphql/rental-history';
import { planWrite } from '../../../lambdas/batch-test/plan-write';
import { recordBatch } from '../../../lambdas/record-history/record-batch';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import type { StreamRecord } from '../../../local/dynamodb/types';
import { deliverBatch, firstFailure } from '../../../local/lambda/batch-delivery';
import { row } from '../batch-test/rows';
import { recordOf } from './history-table';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-01-01T00:00:00.000Z');
const complete = { Name: 'Netherlands', Code: 'NL', Population: 1, Flag: null, _deleted: false };

interface Change {
  readonly rental: number;
  readonly action: 'edit' | 'delete' | 'expire' | 'restore table';
}

const change: fc.Arbitrary<Change> = fc.record({
  rental: fc.nat(3),
  action: fc.constantFrom('edit', 'edit', 'edit', 'delete', 'expire', 'restore table'),
});

/** What writers do, as the stream's records: each write is one that batch-test plans. */
function streamOf(changes: readonly Change[]): { records: DynamoDBRecord[]; versions: StoredRental[] } {
  const table = new Map<number, StoredRental>();
  const records: DynamoDBRecord[] = [];
  const versions: StoredRental[] = [];
  for (const [step, { rental, action }] of changes.entries()) {
    const before = table.get(rental);
    const now = start + step * 31 * day;
    if (action === 'restore table') {
      // To the version before, which no stream tells.
      const earlier = versions.findLast(({ id, _version }) => id === before?.id && _version === before._version - 1);
      if (earlier) table.set(rental, earlier);
      continue;
    }
    if (action === 'expire') {
      if (!before?._deleted) continue;
      table.delete(rental);
      records.push({ ...recordOf(before, undefined), userIdentity: { type: 'Service' } as never });
      continue;
    }
    const content = before ? (action === 'delete' ? { _deleted: true } : { Population: step + 2 }) : complete;
    const id = `rental-${rental}`;
    const { created } = planWrite(row({ id, base: undefined, content: complete, conflictID: `m${step}` }), now);
    const after = before
      ? { ...before, ...content, _version: before._version + 1, _lastChangedAt: now }
      : (created as StoredRental);
    table.set(rental, after);
    records.push(recordOf(before, after));
    versions.push(after);
  }
  return { records, versions };
}

/** A table that refuses what it has, and sometimes throttles or loses its answer. */
function historyOf(chance: () => number) {
  const entries = new Map<string, HistoryEntry>();
  let puts = 0;
  const client = {
    async send({ input }: PutItemCommand) {
      const luck = chance();
      if (luck < 0.1) throw Object.assign(new Error('Slow down'), { name: 'ThrottlingException' });
      const entry = unmarshall(input.Item ?? {}) as HistoryEntry;
      const key = `${entry.rentalId} ${entry.entry}`;
      if (entries.has(key)) {
        const Item = marshall(entries.get(key));
        throw new ConditionalCheckFailedException({ message: 'It exists', Item, $metadata: {} });
      }
      entries.set(key, entry);
      puts++;
      if (luck < 0.2) throw Object.assign(new Error('No answer'), { name: 'TimeoutError' });
    },
  } as unknown as DynamoDBClient;
  return { entries, client, puts: () => puts };
}

/** Random numbers from 0 up to 1 that a seed repeats; without fast-check's bias, which would let everything fail for ever. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const asStreamRecord = ({ dynamodb }: DynamoDBRecord): StreamRecord => ({
  sequenceNumber: dynamodb?.SequenceNumber ?? '',
  eventName: 'MODIFY',
  keys: {},
  at: 0,
  byService: false,
});

test('each version is in the history once, in order, and none is lost', async () => {
  const schedule = fc.record({
    changes: fc.array(change, { minLength: 1, maxLength: 25 }),
    lanes: fc.integer({ min: 1, max: 3 }),
    batchSize: fc.integer({ min: 1, max: 8 }),
    bisects: fc.boolean(),
    luck: fc.nat(),
  });
  let repeats = 0;
  await fc.assert(
    fc.asyncProperty(schedule, async ({ changes, lanes, batchSize, bisects, luck }) => {
      const chance = randomFrom(luck);
      const { records, versions } = streamOf(changes);
      const byNumber = new Map(records.map((record) => [record.dynamodb?.SequenceNumber, record]));
      const { entries, client, puts } = historyOf(chance);
      const limits = { bisects, maxRetries: Number.POSITIVE_INFINITY, maxAgeMilliseconds: Number.POSITIVE_INFINITY };

      const invoke = async (batch: readonly StreamRecord[]) => {
        const Records = batch.map(({ sequenceNumber }) => byNumber.get(sequenceNumber) as DynamoDBRecord);
        const { answer, summary } = await recordBatch(Records, { client, tableName: 'History', days: 400 });
        repeats += summary.repeated;
        // The function wrote and then failed: all of the batch comes again.
        const from = chance() < 0.15 ? 0 : firstFailure(batch, answer);
        return from === undefined ? ({ kind: 'taken' } as const) : ({ kind: 'failed', from } as const);
      };
      const deliver = async (lane: readonly DynamoDBRecord[]) => {
        for (let next = 0; next < lane.length; ) {
          const batch = lane.slice(next, next + batchSize).map(asStreamRecord);
          const steps = { settled: async () => {}, discarded: () => {}, pause: async () => {}, now: () => 0 };
          await deliverBatch(batch, limits, { ...steps, invoke, isStopped: false });
          // A reader that is killed before it saves its position reads the batch again.
          if (chance() > 0.15) next += batchSize;
        }
      };
      const laneOf = ({ dynamodb }: DynamoDBRecord) =>
        Number(((dynamodb?.NewImage ?? dynamodb?.OldImage)?.id?.S ?? '').slice(-1)) % lanes;
      await Promise.all(
        Array.from({ length: lanes }, (_, lane) => deliver(records.filter((record) => laneOf(record) === lane))),
      );

      expect(puts()).toBe(versions.length);
      const ordered = [...entries.values()].sort((a, b) => a.at - b.at);
      for (let rental = 0; rental <= 3; rental++) {
        const id = `rental-${rental}`;
        const found = ordered.filter(({ rentalId }) => rentalId === id);
        const expected = versions.filter((version) => version.id === id);
        expect(found.map(({ version, at, after }) => [version, at, after.Population, after._deleted])).toEqual(
          expected.map((one) => [one._version, one._lastChangedAt, one.Population, one._deleted]),
        );
      }
    }),
    { numRuns: 1000, seed: 18 },
  );
  // The schedules do repeat records.
  expect(repeats).toBeGreaterThan(1000);
});
