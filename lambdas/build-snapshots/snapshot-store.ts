import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  manifestKey,
  readManifest,
  SnapshotError,
  type SnapshotManifest,
  snapshotFolder,
  snapshotFormat,
} from '../../graphql/rental-snapshot';
import { mapConcurrently } from '../shared/map-concurrently';
import type { SnapshotFile } from '../shared/snapshot-file';

/** How far a shard's changes have been counted, so that none is counted twice. */
export interface Progress {
  /** Milliseconds since 1970. */
  readonly countedUpTo: number;
  /** Changes that the file lacks. */
  readonly changes: number;
}

/** The manifest as the function stores it. */
export interface BuilderManifest extends SnapshotManifest {
  readonly progress: Readonly<Record<string, Progress>>;
}

/** The ETag of the manifest that was read; undefined if there was none. */
export type ManifestTag = string | undefined;

/** Concurrent deletions. An import leaves hundreds of files that messages named. */
const deletedAtOnce = 20;

/** Another run has written the manifest since it was read. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** The files and their manifest. */
export interface SnapshotStore {
  /** @returns an empty manifest if there is none, or none that is usable */
  readManifest(): Promise<{ manifest: BuilderManifest; tag: ManifestTag }>;
  /** @throws OvertakenError */
  writeManifest(manifest: BuilderManifest, tag: ManifestTag): Promise<ManifestTag>;
  /** @returns undefined when there is no such file */
  readFile(key: string): Promise<Uint8Array | undefined>;
  writeFile(file: SnapshotFile): Promise<void>;
  /** Deletes the files that were written before a time and that none of these manifests names. */
  removeUnnamed(manifests: readonly SnapshotManifest[], before: number): Promise<number>;
}

export function createSnapshotStore(client: S3Client, bucket: string): SnapshotStore {
  const read = async (key: string) => {
    try {
      return await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  return {
    async readManifest() {
      const object = await read(manifestKey);
      const tag = object?.ETag;
      const text = await object?.Body?.transformToString();
      return { manifest: manifestFrom(text), tag };
    },

    async writeManifest(manifest, tag) {
      try {
        const { ETag } = await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: manifestKey,
            Body: JSON.stringify(manifest),
            ContentType: 'application/json',
            CacheControl: 'no-store',
            ...(tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }),
          }),
        );
        return ETag;
      } catch (error) {
        if (!(error instanceof S3ServiceException) || !conflicts.includes(error.$metadata.httpStatusCode ?? 0))
          throw error;
        throw new OvertakenError('Another run has written the manifest meanwhile.', { cause: error });
      }
    },

    readFile: async (key) => (await read(key))?.Body?.transformToByteArray(),

    async writeFile({ key, content }) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: content,
          ContentType: 'application/json',
          ContentEncoding: 'gzip',
          // Browsers must not keep it after the user's session.
          CacheControl: 'no-store',
        }),
      );
    },

    async removeUnnamed(manifests, before) {
      const named = new Set(manifests.flatMap(({ shards }) => Object.values(shards).map(({ key }) => key)));
      named.add(manifestKey);
      const unnamed: string[] = [];
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: snapshotFolder, ContinuationToken: from }),
        );
        for (const { Key: key = '', LastModified: at } of page.Contents ?? []) {
          if (!named.has(key) && at && at.getTime() < before) unnamed.push(key);
        }
        from = page.NextContinuationToken;
      } while (from);
      await mapConcurrently(unnamed, deletedAtOnce, (Key) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key })),
      );
      return unnamed.length;
    },
  };
}

/** S3's statuses: there is no object (404), another write is under way (409), or the condition does not hold (412). */
const conflicts = [404, 409, 412];

function manifestFrom(text: string | undefined): BuilderManifest {
  if (text === undefined) return emptyManifest;
  try {
    return { ...emptyManifest, ...readManifest(text) };
  } catch (error) {
    // Of another format: all files are made again.
    if (error instanceof SnapshotError) return emptyManifest;
    throw error;
  }
}

const emptyManifest: BuilderManifest = { format: snapshotFormat, shardCount: 0, shards: {}, progress: {} };
