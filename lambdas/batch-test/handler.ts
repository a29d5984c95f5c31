import type { Context } from 'aws-lambda';
import type { BatchTestAnswer, BatchTestCall } from '../../graphql/batch-test';
import { defaultShardCount } from '../../graphql/sharding';
import { systemClock } from '../shared/clock';
import { positiveInteger, requiredVariables } from '../shared/environment';
import { createTableClient } from './table-client';
import { writeBatch } from './write-batch';

/** Milliseconds before the function's timeout that are reserved for reporting rows that were not written. */
const reportingTime = 1_500;

const { TABLE_NAME: tableName } = requiredVariables('TABLE_NAME');
const shardCount = positiveInteger('SHARD_COUNT', defaultShardCount);

const client = createTableClient();

/** The `batchTest` mutation: its resolver passes the rentals and turns the failures into GraphQL errors. */
export async function handler(
  { rentals, author, origin }: BatchTestCall,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<BatchTestAnswer> {
  const { answer, summary } = await writeBatch(rentals, {
    client,
    tableName,
    deadline: systemClock.now() + context.getRemainingTimeInMillis() - reportingTime,
    clock: systemClock,
    origin: { author, origin },
    shardCount,
  });
  console.info({ batchTest: summary });
  return answer;
}
