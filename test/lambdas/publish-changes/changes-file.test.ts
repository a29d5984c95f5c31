import { gunzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { blankContent } from '../../../graphql/rental';
import { type ChangedRental, changesKey } from '../../../graphql/rental-changes';
import { createChangesWriter } from '../../../lambdas/publish-changes/changes-file';

const bucket = mockClient(S3Client);
const write = createChangesWriter(new S3Client({}), 'bucket');
const rentals: ChangedRental[] = [
  {
    ...blankContent,
    id: 'nl',
    Flag: null,
    conflictID: 'c',
    createdAt: new Date(0).toISOString(),
    _version: 1,
    _deleted: false,
    _lastChangedAt: 5,
  },
];

beforeEach(() => bucket.reset());

test('a file is named by its content; browsers unpack it themselves, and keep no copy', async () => {
  bucket.on(PutObjectCommand).resolves({});
  const names = [await write(rentals), await write(rentals), await write([])];
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
  const { Body, ...object } = bucket.commandCalls(PutObjectCommand)[0]?.args[0].input ?? {};
  expect(object).toEqual({
    Bucket: 'bucket',
    Key: changesKey(names[0] ?? ''),
    ContentType: 'application/json',
    ContentEncoding: 'gzip',
    CacheControl: 'no-store',
  });
  expect(gunzipSync(Body as Buffer).toString()).toContain('"nl"');
});

test('a file that cannot be written has no name, so that listeners read the shards', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  bucket.on(PutObjectCommand).rejects(new Error('down'));
  expect(await write(rentals)).toBeUndefined();
});
