import { createHash } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type ChangedRental, changesKey, withUpdatedAt } from '../../graphql/rental-changes';
import { encodeRentals } from '../shared/snapshot-file';

/**
 * Writes rentals that are too many for a message into a file that the message names.
 * @returns its name; undefined when it could not be written: the message names only the shards then
 */
export type WriteChanges = (rentals: readonly ChangedRental[]) => Promise<string | undefined>;

/** Writes into the bucket of snapshots, whose function deletes files after an hour or later. */
export const createChangesWriter =
  (client: S3Client, bucket: string): WriteChanges =>
  async (rentals) => {
    try {
      const content = await encodeRentals(rentals.map(withUpdatedAt));
      // A hash of the content: a repeated batch writes the same file.
      const name = createHash('sha256').update(content).digest('base64url').slice(0, 24);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: changesKey(name),
          Body: content,
          ContentType: 'application/json',
          ContentEncoding: 'gzip',
          // Browsers must not keep it after the user's session.
          CacheControl: 'no-store',
        }),
      );
      return name;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
