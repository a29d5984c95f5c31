import type { Store } from 'dynalite/db';
import type { Resource } from '../../../local/assembly/types';
import { groupCommits } from '../../../local/dynamodb/group-commit';
import { runOperation } from '../../../local/dynamodb/operations';
import { prepareTable } from '../../../local/dynamodb/prepare-table';
import type { TableStore } from '../../../local/dynamodb/session';
import { openStore } from '../../../local/dynamodb/store';
import { readTableDefinition } from '../../../local/dynamodb/table-definition';
import { deleteExpired, isExpired } from '../../../local/dynamodb/time-to-live';
import type { Tables } from '../../../local/dynamodb/types';
import { contextOf, newDirectory, removeDirectories } from './table-fixtures';

const year = 365 * 24 * 60 * 60;
const now = 2_000_000_000;

test.each([
  ['a second ago', { N: String(now - 1) }, true],
  ['in a second', { N: String(now + 1) }, false],
  ['six years ago, surely a mistake', { N: String(now - 6 * year) }, false],
  ['text', { S: '1' }, false],
  ['absent', undefined, false],
])('an item with a time to live %s', (_, value, expired) => {
  expect(isExpired(value ? { expires: value } : {}, 'expires', now)).toBe(expired);
});

describe('a table with a time to live', () => {
  const { assembly } = contextOf('');
  const definition = readTableDefinition(assembly.resources[0] as Resource, assembly.region);
  let store: Store;
  let tables: Tables;

  const put = (id: string, expires: number) =>
    tables.call('PutItem', { TableName: 'orders', Item: { id: { S: id }, expires: { N: String(expires) } } });
  const remaining = async (): Promise<string[]> =>
    (await tables.call('Scan', { TableName: 'orders' })).Items.map((item: { id: { S: string } }) => item.id.S).sort();

  beforeEach(async () => {
    store = await openStore(newDirectory());
    const tableStore: TableStore = {
      store,
      tables: new Map([['orders', await prepareTable(store, definition)]]),
      commit: groupCommits(store.db),
    };
    tables = { call: (operation, input) => runOperation(tableStore, operation, input) };
  });
  afterEach(() => store.db.close());
  afterAll(removeDirectories);

  test('deletes expired items only', async () => {
    await put('expired', now - 1);
    await put('current', now + 1);
    await deleteExpired(store, tables, definition, now);
    expect(await remaining()).toEqual(['current']);
  });

  test('does not delete an item that got a later expiry during the sweep', async () => {
    await put('renewed', now - 1);
    const renewing: Tables = {
      async call(operation, input) {
        await put('renewed', now + year);
        return tables.call(operation, input);
      },
    };
    await deleteExpired(store, renewing, definition, now);
    expect(await remaining()).toEqual(['renewed']);
  });
});
