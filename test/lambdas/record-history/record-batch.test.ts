import type { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { contentFields, contentOf } from '../../../graphql/rental';
import type { HistoryEntry } from '../../../graphql/rental-history';
import { historyEntry } from '../../../lambdas/record-history/history-entry';
import { recordBatch } from '../../../lambdas/record-history/record-batch';
import { stored } from '../batch-test/rows';
import { recordOf, startHistoryTable } from './history-table';

const written = { ...stored, _changedBy: 'a1', _changedByName: 'ada@example.org', _changeKind: 'edit' as const };
const after = { ...written, Name: 'Holland', _version: 4, _changeSource: null };

describe('the entry of a version', () => {
  test('has author, time and kind, the content, and what changed as it was', () => {
    expect(historyEntry(written, after, 10)).toEqual({
      rentalId: 'nl',
      entry: '2026-11-01T10:00:00.000Z#0000000004',
      log: 'rentals',
      version: 4,
      at: stored._lastChangedAt,
      kind: 'edit',
      by: 'a1',
      byName: 'ada@example.org',
      changed: ['Name'],
      before: { Name: 'Netherlands' },
      after: { ...contentOf(stored), Name: 'Holland', _deleted: false },
      expiresAt: stored._lastChangedAt / 1000 + 864_000,
    });
  });

  test('says of a field that was never set, and of one that is empty, that nothing changed', () => {
    const { Flag: _flag, _deleted, ...before } = written;
    expect(historyEntry(before as typeof written, { ...after, Flag: null }, 10).changed).toEqual(['Name']);
  });

  test('of a new rental has no earlier content, and all fields', () => {
    const entry = historyEntry(undefined, { ...stored, _changeKind: 'import', _changeSource: 'rentals.csv' }, 10);
    expect(entry).toMatchObject({ kind: 'import', source: 'rentals.csv', before: null });
    expect(entry.changed).toEqual([...contentFields, '_deleted']);
    expect(entry).not.toHaveProperty('by');
  });

  test.each([
    ['create', undefined, stored],
    ['edit', stored, { ...stored, Name: 'Holland' }],
    ['delete', stored, { ...stored, _deleted: true }],
    ['restore', { ...stored, _deleted: true }, stored],
  ])('written before versions had a kind is a %s by what it did', (kind, before, next) => {
    expect(historyEntry(before, next, 10).kind).toBe(kind);
  });
});

describe('a batch of the stream', () => {
  let table: Awaited<ReturnType<typeof startHistoryTable>>;
  beforeAll(async () => {
    table = await startHistoryTable();
  });
  afterAll(() => table.close());
  const writer = (client: DynamoDBClient = table.client) => ({ client, tableName: 'History', days: 400 });
  const entries = async () => (await table.tables.call('Scan', { TableName: 'History' })).Items.map(unmarshall);

  test('is written once despite retries, and the expiry of a tombstone is no change', async () => {
    const again = { ...stored, createdAt: '2027-01-01T00:00:00.000Z', _version: 1 };
    const records = [
      recordOf(undefined, { ...stored, _version: 1 }),
      recordOf(stored, after),
      recordOf(after, undefined),
      // Added again under the same id, after its tombstone expired.
      recordOf(undefined, again),
    ];
    const first = await recordBatch(records, writer());
    expect(first).toMatchObject({ answer: { batchItemFailures: [] }, summary: { written: 3, skipped: 1 } });
    const second = await recordBatch([...records].reverse(), writer());
    expect(second.summary).toMatchObject({ written: 0, repeated: 3, failed: 0 });
    expect((await entries()).map(({ entry }: { entry: string }) => entry).sort()).toEqual([
      '2026-11-01T10:00:00.000Z#0000000001',
      '2026-11-01T10:00:00.000Z#0000000004',
      '2027-01-01T00:00:00.000Z#0000000001',
    ]);
  });

  test('has both versions of one number, where the table was restored to an earlier time', async () => {
    const before = { ...stored, id: 'restored', _version: 4 };
    const at = stored._lastChangedAt + 1000;
    const lost = recordOf(before, { ...before, Name: 'Wrong', _version: 5, _lastChangedAt: at });
    const kept = recordOf(before, { ...before, Name: 'Holland', _version: 5, _lastChangedAt: at + 1000 });
    expect((await recordBatch([lost], writer())).summary).toMatchObject({ written: 1 });
    expect((await recordBatch([kept], writer())).summary).toMatchObject({ written: 1, repeated: 0 });
    expect((await recordBatch([kept, lost], writer())).summary).toMatchObject({ written: 0, repeated: 2 });
    const found = (await entries()).filter(({ rentalId }: HistoryEntry) => rentalId === 'restored');
    expect(found.map(({ entry, after }: HistoryEntry) => [entry, after.Name])).toEqual([
      ['2026-11-01T10:00:00.000Z#0000000005', 'Wrong'],
      [`2026-11-01T10:00:00.000Z#0000000005#${at + 1000}`, 'Holland'],
    ]);
  });

  test('names the records that could not be written, for the stream to send again', async () => {
    const records = [7, 8, 9].map((version) => recordOf(stored, { ...after, _version: version }));
    const client = {
      send: (command: PutItemCommand) => {
        if (command.input.Item?.version?.N === '8') throw Object.assign(new Error('Slow down'), { name: 'Throttled' });
        return table.client.send(command);
      },
    } as unknown as DynamoDBClient;
    const { answer, summary } = await recordBatch(records, writer(client));
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }]);
    expect(summary).toMatchObject({ written: 2, failed: 1, causes: { Throttled: 1 } });
  });
});
