/** Each query and scan opens an iterator, which holds files and memory of the tables until it is closed. */
import type { Store } from 'dynalite/db';
import type { Resource } from '../../../local/assembly/types';
import { groupCommits } from '../../../local/dynamodb/group-commit';
import { runOperation } from '../../../local/dynamodb/operations';
import { prepareTable } from '../../../local/dynamodb/prepare-table';
import { openStore } from '../../../local/dynamodb/store';
import { readTableDefinition } from '../../../local/dynamodb/table-definition';
import type { Tables } from '../../../local/dynamodb/types';
import { contextOf, newDirectory, removeDirectories } from './table-fixtures';

const { assembly } = contextOf('');
let store: Store;
let tables: Pick<Tables, 'call'>;
const open = new Set<object>();
let opened = 0;

/** Keeps the count of the store's open iterators. */
function countIterators(): void {
  const { values } = store.db;
  store.db.values = (range) => {
    const iterator = values.call(store.db, range);
    const close = iterator.close.bind(iterator);
    open.add(iterator);
    opened++;
    iterator.close = async () => {
      await close();
      open.delete(iterator);
    };
    return iterator;
  };
}

beforeAll(async () => {
  store = await openStore(newDirectory());
  const definition = readTableDefinition(assembly.resources[0] as Resource, assembly.region);
  const table = await prepareTable(store, definition);
  const tableStore = { store, tables: new Map([['orders', table]]), commit: groupCommits(store.db) };
  tables = { call: (operation, input) => runOperation(tableStore, operation, input) };
  for (let index = 0; index < 30; index++) {
    const Item = { id: { S: `o${index}` }, customer: { S: 'ann' }, changedAt: { N: String(index) } };
    await tables.call('PutItem', { TableName: 'orders', Item });
  }
  countIterators();
});
afterAll(async () => {
  await store.db.close();
  removeDirectories();
});

const byChange = {
  TableName: 'orders',
  IndexName: 'byChange',
  KeyConditionExpression: 'customer = :customer',
  ExpressionAttributeValues: { ':customer': { S: 'ann' } },
};

test.each([
  ['a query that reads to the end', 'Query', byChange, 30],
  ['a query that stops at its limit', 'Query', { ...byChange, Limit: 7 }, 7],
  ['a query backwards', 'Query', { ...byChange, Limit: 7, ScanIndexForward: false }, 7],
  ['a query that finds nothing', 'Query', { ...byChange, ExpressionAttributeValues: { ':customer': { S: 'bo' } } }, 0],
  ['a scan', 'Scan', { TableName: 'orders' }, 30],
  ['a scan that stops at its limit', 'Scan', { TableName: 'orders', Limit: 1 }, 1],
])('%s leaves no iterator open', async (_what, operation, input, count) => {
  const before = opened;
  expect((await tables.call(operation, input)).Items).toHaveLength(count);
  expect(opened).toBe(before + 1);
  // It closes behind the answer.
  for (let turn = 0; open.size > 0 && turn < 1_000; turn++) await new Promise(setImmediate);
  expect(open.size).toBe(0);
});
