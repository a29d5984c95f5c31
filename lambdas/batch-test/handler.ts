import type { Context } from 'aws-lambda';
import type { BatchTestAnswer, BatchTestCall } from '../../graphql/batch-test';
import { systemClock } from '../shared/clock';
import { createTableClient } from './table-client';
import { writeBatch } from './write-batch';

/** Milliseconds before the function's timeout that are reserved for reporting rows that were not written. */
const reportingTime = 1_500;

const { TABLE_NAME: tableName, SHARD_COUNT: shardCount } = process.env;
if (!tableName) throw new Error('TABLE_NAME is not set. Give the function the name of the rentals table in it.');

const client = createTableClient();

/** The `batchTest` mutation: its resolver passes the rentals and turns the failures into GraphQL errors. */
export async function handler(
  { rentals, author, origin }: BatchTestCall,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<BatchTestAnswer> {
  const { answer, summary } = await writeBatch(rentals, {
    client,
    tableName: tableName as string,
    deadline: systemClock.now() + context.getRemainingTimeInMillis() - reportingTime,
    clock: systemClock,
    origin: { author, origin },
    shardCount: shardCount ? Number(shardCount) : undefined,
  });
  console.info({ batchTest: summary });
  return answer;
}
