import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { recordBatch } from './record-batch';

const { TABLE_NAME: tableName, HISTORY_DAYS: days } = process.env;
if (!tableName || !(Number(days) > 0)) {
  throw new Error("TABLE_NAME or HISTORY_DAYS is not set. Give the function the history's table and its days in them.");
}

const client = new DynamoDBClient();

/** Invoked with what changes in the rentals' table: writes each version into the history. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { answer, summary } = await recordBatch(Records, {
    client,
    tableName: tableName as string,
    days: Number(days),
  });
  console.info({ recordHistory: summary });
  return answer;
}
