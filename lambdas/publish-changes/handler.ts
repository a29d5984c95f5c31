import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { defaultShardCount } from '../../graphql/sharding';
import { systemClock } from '../batch-test/clock';
import { ChangeFeedTable } from './change-feed';
import { changesOf } from './changed-rentals';
import { publishPending } from './publish-pending';
import { sendMessage } from './send-message';

const { TABLE_NAME: tableName, GRAPHQL_URL: graphqlUrl, EXPECTED_LISTENERS: listeners } = process.env;
if (!tableName || !graphqlUrl) {
  throw new Error('TABLE_NAME or GRAPHQL_URL is not set. Give the function its table and the data endpoint in them.');
}

const feed = new ChangeFeedTable(new DynamoDBClient(), tableName);

/** Invoked with what changes in the rentals' table: tells open dashboards, at most once in two seconds. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const changes = changesOf(Records);
  if (!changes) return;
  const now = systemClock.now();
  await feed.raiseShardCount(Math.max(defaultShardCount, ...changes.shards.map((shard) => shard + 1)), now);
  await feed.add(changes, now);
  // A batch that is sent again after a failure has the lease that the failure left behind.
  const holder = Records[0]?.eventID ?? '';
  const messages = await publishPending(holder, {
    feed,
    publish: (message) => sendMessage({ ...message, listeners: Number(listeners ?? 1) }, graphqlUrl as string),
    clock: systemClock,
  });
  console.info({ publishChanges: { records: Records.length, rentals: changes.rentals.length, messages } });
}
