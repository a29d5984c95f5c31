import { createTables } from '../../../local/dynamodb/tables';
import type { TablesService } from '../../../local/dynamodb/types';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { contextOf, newDirectory, ordersTable, removeDirectories, tableResource } from './table-fixtures';

const issuer = createCredentialIssuer('a secret of the test');
const [byChange] = ordersTable.GlobalSecondaryIndexes;
let directory: string;

const open = (properties: Record<string, unknown>) =>
  createTables(contextOf(directory, [tableResource(properties)]), { issuer });

async function withTables(properties: Record<string, unknown>, use: (tables: TablesService) => Promise<void>) {
  const tables = await open(properties);
  try {
    await use(tables);
  } finally {
    await tables.close();
  }
}

const put = (tables: TablesService, id: string, customer?: string) =>
  tables.call('PutItem', {
    TableName: 'orders',
    Item: { id: { S: id }, changedAt: { N: '1' }, ...(customer && { customer: { S: customer } }) },
  });

beforeEach(() => {
  directory = newDirectory();
});
afterAll(removeDirectories);

test('items stay when the definition does not change', async () => {
  await withTables(ordersTable, async (tables) => {
    await put(tables, 'o1', 'c1');
  });
  await withTables(ordersTable, async (tables) => {
    const { Item } = await tables.call('GetItem', { TableName: 'orders', Key: { id: { S: 'o1' } } });
    expect(Item.customer).toEqual({ S: 'c1' });
  });
});

test('a new index contains existing items with its keys, and later ones', async () => {
  const query = {
    TableName: 'orders',
    IndexName: 'byCustomer',
    KeyConditionExpression: 'customer = :customer',
    ExpressionAttributeValues: { ':customer': { S: 'c1' } },
  };
  await withTables(ordersTable, async (tables) => {
    for (let number = 0; number < 600; number += 1) await put(tables, `o${number}`, number % 2 ? 'c1' : undefined);
  });
  const byCustomer = {
    IndexName: 'byCustomer',
    KeySchema: [{ AttributeName: 'customer', KeyType: 'HASH' }],
    Projection: { ProjectionType: 'KEYS_ONLY' },
  };
  await withTables({ ...ordersTable, GlobalSecondaryIndexes: [byChange, byCustomer] }, async (tables) => {
    const filled = await tables.call('Query', query);
    expect(filled.Count).toBe(300);
    expect(Object.keys(filled.Items[0]).sort()).toEqual(['customer', 'id']);
    await put(tables, 'later', 'c1');
    await tables.call('DeleteItem', { TableName: 'orders', Key: { id: { S: 'o1' } } });
    const changed: string[] = (await tables.call('Query', query)).Items.map((item: { id: { S: string } }) => item.id.S);
    expect(changed).toContain('later');
    expect(changed).not.toContain('o1');
    const { Table } = await tables.call('DescribeTable', { TableName: 'orders' });
    expect(Table.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: 'byChange', IndexStatus: 'ACTIVE' },
      { IndexName: 'byCustomer', IndexStatus: 'ACTIVE' },
    ]);
  });
});

test.each([
  [
    'other keys',
    { KeySchema: [{ AttributeName: 'customer', KeyType: 'HASH' }] },
    /keys changed from id .* to customer/,
  ],
  ['an index removed', { GlobalSecondaryIndexes: [] }, /its index byChange is gone/],
  [
    'an index changed',
    { GlobalSecondaryIndexes: [{ ...byChange, Projection: { ProjectionType: 'KEYS_ONLY' } }] },
    /its index byChange changed from/,
  ],
])('%s: refused, with the construct and instructions', async (_, change, message) => {
  await (await open(ordersTable)).close();
  const refused = open({ ...ordersTable, ...change });
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(/^Test\/orders: .*npm run reset/);
  // The folder is free again, and its data untouched.
  await (await open(ordersTable)).close();
});

test.each([
  ['ImportSourceSpecification', { ImportSourceSpecification: {} }],
  ['us-east-1', { Replicas: [{ Region: 'us-east-1' }] }],
  ['nothing', { KeySchema: [{ AttributeName: 'nothing', KeyType: 'HASH' }] }],
  ['HASH,HASH', { KeySchema: [...ordersTable.KeySchema, { AttributeName: 'customer', KeyType: 'HASH' }] }],
])('a table with %s is refused by its construct path', async (feature, change) => {
  await expect(open({ ...ordersTable, ...change })).rejects.toThrow(new RegExp(`^Test/orders: .*${feature}`));
});
