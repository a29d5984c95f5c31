import { DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

Object.assign(process.env, {
  TABLE_NAME: 'Rentals',
  INDEX_NAME: 'changes',
  FEED_TABLE_NAME: 'Feed',
  BUCKET_NAME: 'bucket',
});
// Loaded after its environment, as on Lambda.
const {
  handler,
}: typeof import('../../../lambdas/build-snapshots/handler') = require('../../../lambdas/build-snapshots/handler');

const table = mockClient(DynamoDBClient);
const bucket = mockClient(S3Client);
const log = jest.spyOn(console, 'info').mockImplementation();
const run = () => handler({}, { getRemainingTimeInMillis: () => 60_000 });

beforeEach(() => {
  table.reset();
  bucket.reset();
  log.mockClear();
  table.on(GetItemCommand).resolves({ Item: { changedAt: { L: [] } } });
  table.on(QueryCommand).resolves({ Items: [], Count: 0 });
  bucket.on(GetObjectCommand).rejects(new NoSuchKey({ message: '', $metadata: {} }));
  bucket.on(PutObjectCommand).resolves({ ETag: '"1"' });
  bucket.on(ListObjectsV2Command).resolves({});
});

test('a run without failures answers its summary', async () => {
  await expect(run()).resolves.toMatchObject({ causes: {}, overtaken: false });
});

test('a run with failed shards does the others, writes its log line and fails, so that the alarm sees it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const throttled = Object.assign(new Error('Slow down.'), { name: 'ThrottlingException' });
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => {
    if (values[':shard'].N === '3') throw throttled;
    return { Items: [], Count: 0 };
  });
  await expect(run()).rejects.toThrow('Some shards could not be read or written: ThrottlingException.');
  expect(log).toHaveBeenCalledWith({
    buildSnapshots: expect.objectContaining({ causes: { ThrottlingException: 1 } }),
  });
  expect(errors).toHaveBeenCalledWith(throttled);
  expect(bucket.commandCalls(PutObjectCommand).length).toBeGreaterThan(0);
});
