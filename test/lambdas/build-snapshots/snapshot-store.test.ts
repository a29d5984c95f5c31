import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { manifestKey, snapshotFolder, snapshotFormat } from '../../../graphql/rental-snapshot';
import { createSnapshotStore, OvertakenError } from '../../../lambdas/build-snapshots/snapshot-store';

const bucket = mockClient(S3Client);
const store = createSnapshotStore(new S3Client({}), 'bucket');
const manifest = { format: snapshotFormat, shardCount: 1, shards: {}, progress: {} };
const entry = (key: string) => ({ key, rows: 1, bytes: 1, readUpTo: 1, readWholeAt: 1 });
const refusal = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'Refused', $fault: 'client', $metadata: { httpStatusCode } });
const content = (text: string) => ({ transformToString: async () => text }) as never;

beforeEach(() => bucket.reset());

test('what is missing is an empty manifest, and so is one of another format', async () => {
  bucket.on(GetObjectCommand).rejects(new NoSuchKey({ message: '', $metadata: {} }));
  expect(await store.readManifest()).toEqual({ manifest: { ...manifest, shardCount: 0 }, tag: undefined });
  expect(await store.readFile('snapshots/0/a.json.gz')).toBeUndefined();
  bucket.on(GetObjectCommand).resolves({ ETag: '"1"', Body: content('{"format":"0"}') });
  expect(await store.readManifest()).toEqual({ manifest: { ...manifest, shardCount: 0 }, tag: '"1"' });
  bucket.on(GetObjectCommand).rejects(refusal(503));
  await expect(store.readManifest()).rejects.toThrow();
});

test('the manifest replaces only the one that was read, or none', async () => {
  bucket.on(PutObjectCommand).resolves({ ETag: '"2"' });
  expect(await store.writeManifest(manifest, undefined)).toBe('"2"');
  await store.writeManifest(manifest, '"2"');
  expect(bucket.calls().map(({ args: [{ input }] }) => input)).toMatchObject([
    { IfNoneMatch: '*' },
    { IfMatch: '"2"' },
  ]);
});

test.each([404, 409, 412])('a refusal with %d says that another run was first', async (status) => {
  bucket.on(PutObjectCommand).rejects(refusal(status));
  await expect(store.writeManifest(manifest, '"1"')).rejects.toThrow(OvertakenError);
});

test('another failure to write the manifest stays one', async () => {
  bucket.on(PutObjectCommand).rejects(refusal(503));
  await expect(store.writeManifest(manifest, '"1"')).rejects.not.toThrow(OvertakenError);
});

test('of all pages, the old files are deleted that no manifest names', async () => {
  const [old, young] = [new Date(1_000), new Date(3_000)];
  const key = (name: string) => `${snapshotFolder}0/${name}.json.gz`;
  bucket.on(ListObjectsV2Command).resolves({
    Contents: [
      { Key: manifestKey, LastModified: old },
      { Key: key('named'), LastModified: old },
      { Key: key('left'), LastModified: old },
    ],
    NextContinuationToken: 'more',
  });
  bucket.on(ListObjectsV2Command, { ContinuationToken: 'more' }).resolves({
    Contents: [
      { Key: key('also left'), LastModified: old },
      { Key: key('just written'), LastModified: young },
    ],
  });
  bucket.on(DeleteObjectCommand).resolves({});
  const named = { ...manifest, shards: { 0: entry(key('named')) } };
  expect(await store.removeUnnamed([named], 2_000)).toBe(2);
  const deleted = bucket.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);
  expect(deleted).toEqual([key('left'), key('also left')]);
});
