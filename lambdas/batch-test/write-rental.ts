import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock } from '../shared/clock';
import { errorName } from '../shared/error-name';
import { errorKind, OutOfTime, retryUntil } from '../shared/retry';
import { publicRental, type StoredRental } from '../shared/stored-rental';
import type { CallOrigin } from './change-author';
import { decideOutcome } from './decide-outcome';
import { failed, type Outcome } from './outcome';
import { planWrite } from './plan-write';
import type { ValidRow } from './valid-row';

/** The table that rows are written to, and the deadline. */
export interface RentalWriter {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** Milliseconds since 1970; no attempt begins after it. */
  readonly deadline: number;
  readonly clock: Clock;
  /** Who calls, and what the rows come from. */
  readonly origin?: CallOrigin;
  /** The shards that new versions are spread over. */
  readonly shardCount?: number | undefined;
}

/** Writes one row by one conditional update. Never rejects: a failure is an outcome. */
export async function writeRental(row: ValidRow, writer: RentalWriter): Promise<Outcome> {
  try {
    return await retryUntil(writer.deadline, writer.clock, (now) => attemptWrite(row, now, writer));
  } catch (error) {
    return failedOutcome(row, error);
  }
}

async function attemptWrite(row: ValidRow, now: number, writer: RentalWriter): Promise<Outcome> {
  const { client, tableName, origin, shardCount } = writer;
  const { Key, ExpressionAttributeValues, created, ...plan } = planWrite(row, now, origin, shardCount);
  const command = new UpdateItemCommand({
    ...plan,
    TableName: tableName,
    Key: marshall(Key),
    ExpressionAttributeValues: marshall(ExpressionAttributeValues),
  });
  try {
    const { Attributes } = await client.send(command);
    return { kind: 'written', rental: publicRental(created ?? storedRental(Attributes)) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return decideOutcome(row, error.Item && storedRental(error.Item));
  }
}

const storedRental = (item: Record<string, AttributeValue> = {}) => unmarshall(item) as StoredRental;

/** The outcome of a row whose attempt is still running at the deadline. */
export const timedOut = (row: ValidRow): Outcome => writeFailure(row, 'TimeoutError');

function failedOutcome(row: ValidRow, error: unknown): Outcome {
  const cause = errorName(error);
  if (error instanceof OutOfTime || errorKind(error) === 'throttled') {
    return failed(row, 'Throttled', `There was no time left to write rental ${row.id}. Send it again.`, cause);
  }
  return writeFailure(row, cause);
}

const writeFailure = (row: ValidRow, cause: string) =>
  failed(row, 'InternalFailure', `Rental ${row.id} could not be written. Send it again.`, cause);
