import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Context } from 'aws-lambda';
import { requiredVariables } from '../shared/environment';
import { createS3Client } from '../shared/s3-client';
import { buildSnapshots } from './build-snapshots';
import { createChangeIndex } from './change-index';
import { shardsOf } from './shards';
import { createSnapshotStore } from './snapshot-store';

const {
  TABLE_NAME: tableName,
  INDEX_NAME: indexName,
  FEED_TABLE_NAME: feedTableName,
  BUCKET_NAME: bucketName,
} = requiredVariables('TABLE_NAME', 'INDEX_NAME', 'FEED_TABLE_NAME', 'BUCKET_NAME');

const table = new DynamoDBClient();
const index = createChangeIndex({ client: table, tableName, indexName });
const store = createSnapshotStore(createS3Client(), bucketName);

/** Left for writing the manifest and deleting files. */
const reserveMilliseconds = 15_000;

/**
 * Invoked by a schedule: makes the files that initial loads of the rentals begin with.
 * @throws when shards failed, after all others are done
 */
export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<object> {
  const summary = await buildSnapshots({
    shards: await shardsOf(table, feedTableName),
    index,
    store,
    now: Date.now,
    endsAt: Date.now() + context.getRemainingTimeInMillis() - reserveMilliseconds,
  });
  console.info({ buildSnapshots: summary });
  const causes = Object.keys(summary.causes);
  if (causes.length > 0) throw new Error(`Some shards could not be read or written: ${causes.join(', ')}.`);
  return summary;
}
