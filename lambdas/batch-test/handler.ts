import type { Context } from 'aws-lambda';
import type { BatchTestAnswer } from '../../graphql/batch-test';
import type { MutationBatchTestArgs } from '../../graphql/generated/schema';
import { systemClock } from './clock';
import { tableClient } from './table-client';
import { writeBatch } from './write-batch';

/** Milliseconds before the function's timeout that are reserved for reporting rows that were not written. */
const reportingTime = 1_500;

const tableName = process.env.TABLE_NAME;
if (!tableName) throw new Error('TABLE_NAME is not set. Give the function the name of the rentals table in it.');

const client = tableClient();

/** The `batchTest` mutation: its resolver passes the rentals and turns the failures into GraphQL errors. */
export async function handler(
  { rentals }: MutationBatchTestArgs,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<BatchTestAnswer> {
  const { answer, summary } = await writeBatch(rentals, {
    client,
    tableName: tableName as string,
    deadline: systemClock.now() + context.getRemainingTimeInMillis() - reportingTime,
    clock: systemClock,
  });
  console.info({ batchTest: summary });
  return answer;
}
