import { createPersonRecords } from '../../../lambdas/people/person-records';
import { startPeopleTable } from './people-table';

let table: Awaited<ReturnType<typeof startPeopleTable>>;

beforeAll(async () => {
  table = await startPeopleTable();
});
afterAll(() => table.close());

test('records are read in any number, without those that do not exist', async () => {
  const people = createPersonRecords(table.client, table.tableName);
  for (let index = 0; index < 120; index++) await people.recordInviter(`p${index}`, 'ann@example.nl');
  const read = await people.read([...Array.from({ length: 130 }, (_, index) => `p${index}`)]);
  expect(read.size).toBe(120);
  expect(read.get('p119')).toEqual({ lastSignInAt: null, addedBy: 'ann@example.nl' });
  await people.delete('p119');
  expect((await people.read(['p119'])).size).toBe(0);
  expect((await people.read([])).size).toBe(0);
});

test('a lease is had by one at a time; it can be given back, and it ends by itself', async () => {
  const people = createPersonRecords(table.client, table.tableName);
  expect(await people.takeLease(1_000, 2_000)).toBe(true);
  expect(await people.takeLease(1_500, 2_500)).toBe(false);
  expect(await people.takeLease(2_001, 3_000)).toBe(true);
  // The first one comes back too late.
  await people.releaseLease(2_000);
  expect(await people.takeLease(2_500, 3_500)).toBe(false);
  await people.releaseLease(3_000);
  expect(await people.takeLease(2_500, 3_500)).toBe(true);
});
