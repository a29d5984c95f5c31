import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { messageInterval } from '../../graphql/rental-changes';
import { defaultShardCount } from '../../graphql/sharding';
import { systemClock } from '../shared/clock';
import { positiveInteger, requiredVariables } from '../shared/environment';
import { createS3Client } from '../shared/s3-client';
import { ChangeFeedTable } from './change-feed';
import { changesOf } from './changed-rentals';
import { createChangesWriter } from './changes-file';
import { publishPending } from './publish-pending';
import { sendMessage } from './send-message';

const {
  TABLE_NAME: tableName,
  GRAPHQL_URL: graphqlUrl,
  BUCKET_NAME: bucketName,
} = requiredVariables('TABLE_NAME', 'GRAPHQL_URL', 'BUCKET_NAME');
const listeners = positiveInteger('EXPECTED_LISTENERS', 1);

const feed = new ChangeFeedTable(new DynamoDBClient(), tableName);
const writeFile = createChangesWriter(createS3Client(), bucketName);

/** Invoked with what changes in the rentals' table: tells open dashboards, at most once in two seconds. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const changes = changesOf(Records);
  if (!changes) return;
  const now = systemClock.now();
  await feed.raiseShardCount(Math.max(defaultShardCount, ...changes.shards.map((shard) => shard + 1)), now);
  const areMany = await feed.add(changes, now, writeFile);
  // A batch that is sent again after a failure has the lease that the failure left behind.
  const holder = Records[0]?.eventID ?? '';
  const messages = await publishPending(holder, {
    feed,
    writeFile,
    publish: (message) => sendMessage({ ...message, listeners }, graphqlUrl),
    clock: systemClock,
  });
  // During an import, waits so that the next batch is large: few large files compress better than many small ones.
  if (areMany) await systemClock.wait(Math.max(0, now + messageInterval - systemClock.now()));
  console.info({ publishChanges: { records: Records.length, rentals: changes.rentals.length, messages } });
}
