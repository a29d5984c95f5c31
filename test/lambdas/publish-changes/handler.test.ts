import { ConditionalCheckFailedException, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { planWrite } from '../../../lambdas/batch-test/plan-write';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import { row } from '../batch-test/rows';
import { recordOf } from '../record-history/history-table';

Object.assign(process.env, { TABLE_NAME: 'Feed', GRAPHQL_URL: 'http://localhost:1/graphql', BUCKET_NAME: 'bucket' });
// Loaded after its environment, as on Lambda.
const {
  handler,
}: typeof import('../../../lambdas/publish-changes/handler') = require('../../../lambdas/publish-changes/handler');

const table = mockClient(DynamoDBClient);
const content = { Name: 'Netherlands', Code: 'NL', Population: 1, Flag: null, _deleted: false };
const { created } = planWrite(row({ id: 'nl', base: undefined, content, conflictID: 'c' }), 1);
const rental = { ...(created as StoredRental), _shard: 11 };
const updates = () => table.commandCalls(UpdateItemCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  table.reset();
  table.on(UpdateItemCommand).callsFake(({ UpdateExpression }: { UpdateExpression: string }) => {
    // Another call sends messages.
    if (!UpdateExpression.includes('leaseHolder')) return {};
    throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
  });
});
afterEach(() => jest.restoreAllMocks());

test('what changed is added to the feed, which knows its shard by then; the lease is asked for in the name of the batch', async () => {
  await handler({ Records: [{ ...recordOf(undefined, rental), eventID: 'batch' }] });
  const [shards, added, lease, ...more] = updates();
  expect(shards?.ExpressionAttributeValues?.[':more']?.L).toHaveLength(12);
  expect(added?.UpdateExpression).toContain('#at[11]=:now');
  // It is this batch's again when it is sent again, and of no other.
  expect(lease?.ExpressionAttributeValues?.[':holder']).toEqual({ S: 'batch' });
  expect(more).toEqual([]);
});

test('a batch of expired tombstones writes nothing', async () => {
  await handler({ Records: [recordOf(rental, undefined)] });
  expect(updates()).toEqual([]);
});
