/** The figures that docs/operations.md computes its costs from, measured on the function and a table. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { sampleRentals } from '../../../frontend/src/features/rentals/sample/sampleRentals';
import { maxBatchSize } from '../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../graphql/generated/schema';
import { writeBatch } from '../../../lambdas/batch-test/write-batch';
import { systemClock } from '../../../lambdas/shared/clock';
import { measurements } from '../../../lib/costs/measurements';
import { writeUnits } from '../../../lib/costs/metering';
import { expectNear, itemBytes } from '../item-bytes';
import { type LocalTable, startLocalTable } from './local-table';

let table: LocalTable;
let rows: RentalInput[];

beforeAll(async () => {
  table = await startLocalTable();
  const rentals = await sampleRentals();
  rows = Array.from({ length: maxBatchSize }, (_, index) => {
    const { Flag, Name, Code, Population } = rentals[index % rentals.length] as Rental;
    return { id: crypto.randomUUID(), Flag, Name, Code, Population, conflictID: crypto.randomUUID() };
  });
  await write(rows);
});
afterAll(() => table.close());

async function write(batch: RentalInput[]) {
  const writer = {
    client: table.client,
    tableName: table.tableName,
    deadline: Date.now() + 20_000,
    clock: systemClock,
    origin: {
      author: { id: crypto.randomUUID(), email: 'first.last@example.org', name: null },
      origin: { kind: 'import' as const, source: 'rentals-2026.csv' },
    },
  };
  const { answer } = await writeBatch(batch, writer);
  expect(answer.failures).toEqual([]);
  return answer.rentals as Rental[];
}

test('a full call and the stored rentals are as large as the page of costs assumes', async () => {
  expect(rows).toHaveLength(measurements.rowsPerCall);

  const stored = await Promise.all(rows.slice(0, 100).map(({ id }) => table.stored(id)));
  const sizes = stored.map((item) => itemBytes(marshall(item, { removeUndefinedValues: true })));
  expectNear(sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length, measurements.itemBytes);
});

test('a write costs the units that the page of costs assumes: a changed rental moves in the change index', async () => {
  const [row] = rows as [RentalInput];
  const before = await table.stored(row.id);
  await write([{ id: row.id, Population: 1, _version: 1, conflictID: crypto.randomUUID() }]);
  const after = await table.stored(row.id);
  if (!before || !after) throw new Error('The rental is not stored.');
  const units = writeUnits(itemBytes(marshall(after)));
  const movesInIndex = before._shard !== after._shard || before._lastChangedAt !== after._lastChangedAt;
  expect(units + units).toBe(measurements.unitsPerInsert);
  expect(units + (movesInIndex ? 2 : 1) * units).toBe(measurements.unitsPerChange);
});
