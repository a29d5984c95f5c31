/** The figures that docs/operations.md computes its costs from, measured on the function and a table. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { onBatchTestSubscription } from '../../../frontend/src/cloud/rental-operations';
import { sampleRentals } from '../../../frontend/src/features/rentals/sample/sampleRentals';
import { maxBatchSize } from '../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../graphql/generated/schema';
import { systemClock } from '../../../lambdas/batch-test/clock';
import { writeBatch } from '../../../lambdas/batch-test/write-batch';
import { measurements } from '../../../lib/costs/measurements';
import { writeUnitBytes } from '../../../lib/costs/prices';
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
});
afterAll(() => table.close());

async function write(batch: RentalInput[]) {
  const writer = {
    client: table.client,
    tableName: table.tableName,
    deadline: Date.now() + 20_000,
    clock: systemClock,
  };
  const { answer } = await writeBatch(batch, writer);
  expect(answer.failures).toEqual([]);
  return answer.rentals as Rental[];
}

/** What the website's subscription asks for of each rental. */
function selectedFields(): string[] {
  const [operation] = parse(onBatchTestSubscription).definitions as OperationDefinitionNode[];
  const [field] = (operation?.selectionSet.selections ?? []) as FieldNode[];
  return (field?.selectionSet?.selections ?? []).map((selection) => (selection as FieldNode).name.value);
}

/** Bytes of an item as DynamoDB counts them: each attribute's name and value. */
const itemBytes = (item: Record<string, AttributeValue>) =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes({ S, N, BOOL, NULL }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.length / 2) + 1;
  if (BOOL !== undefined || NULL !== undefined) return 1;
  throw new Error('A rental has attributes of a type that is not counted here.');
}

/** Within two in a hundred: names and figures of the sample are of different lengths. */
function expectNear(measured: number, stated: number): void {
  expect(measured).toBeGreaterThan(stated * 0.98);
  expect(measured).toBeLessThan(stated * 1.02);
}

test('a full call, the message of a listener and the stored rentals are as large as the page of costs assumes', async () => {
  const written = await write(rows);
  expect(rows).toHaveLength(measurements.rowsPerCall);
  const selected = selectedFields();
  const message = {
    data: {
      onBatchTest: written.map((rental) => {
        const fields: Partial<Record<string, unknown>> = { ...rental, __typename: 'Rental' };
        return Object.fromEntries(selected.map((name) => [name, fields[name]]));
      }),
    },
  };
  expectNear(Buffer.byteLength(JSON.stringify(message)), measurements.messageBytes);

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
  const units = Math.ceil(itemBytes(marshall(after)) / writeUnitBytes);
  const movesInIndex = before._shard !== after._shard || before._lastChangedAt !== after._lastChangedAt;
  expect(units + units).toBe(measurements.unitsPerInsert);
  expect(units + (movesInIndex ? 2 : 1) * units).toBe(measurements.unitsPerChange);
});
