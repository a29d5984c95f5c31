import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { positiveInteger, requiredVariables } from '../shared/environment';
import { recordBatch } from './record-batch';

const { TABLE_NAME: tableName } = requiredVariables('TABLE_NAME');
const days = positiveInteger('HISTORY_DAYS');

const client = new DynamoDBClient();

/** Invoked with what changes in the rentals' table: writes each version into the history. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { answer, summary } = await recordBatch(Records, { client, tableName, days });
  console.info({ recordHistory: summary });
  return answer;
}
