import { createTables } from '../../../local/dynamodb/tables';
import type { StreamRecord, TablesService } from '../../../local/dynamodb/types';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import type { FakeResource } from '../fake-assembly';
import { contextOf, newDirectory, ordersTable, removeDirectories, tableResource } from './table-fixtures';

const issuer = createCredentialIssuer('a secret of the test');
const streamArn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/orders/stream/2026-01-01T00:00:00.000';
const fromTheStart = '0'.repeat(21);
let tables: TablesService;

const reader: FakeResource = {
  type: 'AWS::Lambda::EventSourceMapping',
  ref: 'reader',
  properties: { EventSourceArn: streamArn },
};

function open(viewType: string, directory = newDirectory(), others: readonly FakeResource[] = [reader]) {
  const table = tableResource({ ...ordersTable, StreamSpecification: { StreamViewType: viewType } });
  const streamed = { ...table, attributes: { ...table.attributes, StreamArn: streamArn } };
  return createTables(contextOf(directory, [streamed, ...others]), { issuer });
}

const put = (id: string, amount: number) =>
  tables.call('PutItem', { TableName: 'orders', Item: { id: { S: id }, amount: { N: String(amount) } } });
const records = (): Promise<StreamRecord[]> => tables.streams.get(streamArn)?.read(fromTheStart, 100) as never;

afterEach(() => tables.close());
afterAll(removeDirectories);

test('each change of an item leaves one record with what it was and what it is, in order', async () => {
  tables = await open('NEW_AND_OLD_IMAGES');
  await put('a', 1);
  await tables.call('UpdateItem', {
    TableName: 'orders',
    Key: { id: { S: 'a' } },
    UpdateExpression: 'SET amount = :two',
    ExpressionAttributeValues: { ':two': { N: '2' } },
  });
  await tables.call('DeleteItem', { TableName: 'orders', Key: { id: { S: 'a' } } });
  const [one, two] = [
    { id: { S: 'a' }, amount: { N: '1' } },
    { id: { S: 'a' }, amount: { N: '2' } },
  ];
  const keys = { id: { S: 'a' } };
  const found = await records();
  expect(found).toMatchObject([
    { eventName: 'INSERT', keys, newImage: one, byService: false },
    { eventName: 'MODIFY', keys, oldImage: one, newImage: two },
    { eventName: 'REMOVE', keys, oldImage: two },
  ]);
  expect(found[0]).not.toHaveProperty('oldImage');
  expect(found.map(({ sequenceNumber }) => sequenceNumber)).toEqual(['1', '2', '3'].map((n) => n.padStart(21, '0')));
});

test('a batch leaves a record for each item, and a refused or idle write leaves none', async () => {
  tables = await open('NEW_AND_OLD_IMAGES');
  const requests = Array.from({ length: 20 }, (_, n) => ({ PutRequest: { Item: { id: { S: `a${n}` } } } }));
  await tables.call('BatchWriteItem', { RequestItems: { orders: requests } });
  expect((await records()).map(({ keys }) => keys.id?.S).sort()).toEqual(requests.map((_, n) => `a${n}`).sort());
  await tables.call('PutItem', { TableName: 'orders', Item: { id: { S: 'a1' } } });
  const refused = { TableName: 'orders', Item: { id: { S: 'a1' }, amount: { N: '1' } } };
  await expect(
    tables.call('PutItem', { ...refused, ConditionExpression: 'attribute_not_exists(id)' }),
  ).rejects.toMatchObject({ code: 'ConditionalCheckFailedException' });
  await tables.call('DeleteItem', { TableName: 'orders', Key: { id: { S: 'nobody' } } });
  expect(await records()).toHaveLength(20);
});

test.each([
  ['KEYS_ONLY', []],
  ['NEW_IMAGE', ['newImage']],
  ['OLD_IMAGE', ['oldImage']],
])('a stream of %s has only those', async (viewType, images) => {
  tables = await open(viewType);
  await put('a', 1);
  await put('a', 2);
  const [, change] = await records();
  expect(Object.keys(change ?? {}).filter((name) => name.endsWith('Image'))).toEqual(images);
});

test('a read returns as many records as it may, however large they are', async () => {
  tables = await open('NEW_IMAGE');
  const note = { S: 'x'.repeat(2_000) };
  for (let first = 0; first < 120; first += 20) {
    const requests = Array.from({ length: 20 }, (_, n) => ({
      PutRequest: { Item: { id: { S: `${first + n}` }, note } },
    }));
    await tables.call('BatchWriteItem', { RequestItems: { orders: requests } });
  }
  expect(await records()).toHaveLength(100);
});

test('continues its sequence after a restart, and retains unprocessed records', async () => {
  const directory = newDirectory();
  tables = await open('NEW_AND_OLD_IMAGES', directory);
  await put('a', 1);
  await put('b', 1);
  await put('c', 1);
  const [first] = await records();
  await tables.streams.get(streamArn)?.moveTo('reader', first?.sequenceNumber ?? '');
  await tables.close();
  tables = await open('NEW_AND_OLD_IMAGES', directory);
  expect(tables.streams.get(streamArn)?.position('reader')).toBe(first?.sequenceNumber);
  await put('d', 1);
  expect((await records()).map(({ keys, sequenceNumber }) => [keys.id?.S, Number(sequenceNumber)])).toEqual([
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ]);
});

test('a stream without a reader is not stored, but can be described', async () => {
  tables = await open('NEW_AND_OLD_IMAGES', newDirectory(), []);
  expect([...tables.streams]).toEqual([]);
  const { Table } = await tables.call('DescribeTable', { TableName: 'orders' });
  expect(Table).toMatchObject({
    LatestStreamArn: streamArn,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
});

test('an unknown view type is refused at start', async () => {
  await expect(open('EVERYTHING')).rejects.toThrow(/view type EVERYTHING; use one of KEYS_ONLY/);
});
