import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { createChangeIndex } from '../../../lambdas/build-snapshots/change-index';

const table = mockClient(DynamoDBClient);
const index = createChangeIndex({ client: new DynamoDBClient({}), tableName: 'Rentals', indexName: 'byChange' });
const asked = () => table.commandCalls(QueryCommand).length;

beforeEach(() => {
  table.reset();
  const last = { id: { S: 'a' } };
  table.on(QueryCommand).resolves({ Count: 2, Items: [last, { id: { S: 'b' } }], LastEvaluatedKey: last });
  table.on(QueryCommand, { ExclusiveStartKey: last }).resolves({ Count: 1, Items: [{ id: { S: 'c' } }] });
});

test('changes are read and counted over all pages', async () => {
  const read: string[] = [];
  for await (const page of index.read(3, 5)) read.push(...page.map(({ id }) => id));
  expect(read).toEqual(['a', 'b', 'c']);
  expect(await index.count(3, 5, 100)).toBe(3);
});

test('counting ends with the page that has enough', async () => {
  expect(await index.count(3, 5, 2)).toBe(2);
  expect(asked()).toBe(1);
});
