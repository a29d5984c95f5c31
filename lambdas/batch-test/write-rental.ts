import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock } from './clock';
import { decideOutcome } from './decide-outcome';
import { failed, type Outcome } from './outcome';
import { planWrite } from './plan-write';
import { errorKind, OutOfTime, retryUntil } from './retry';
import { publicRental, type StoredRental } from './stored-rental';
import type { ValidRow } from './validate-batch';

/** Milliseconds after which an attempt is given up: some hundred times what one takes. */
const attemptTimeout = 3_000;

/** Where and until when rows are written. */
export interface RentalWriter {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** Milliseconds since 1970; no attempt outlasts it. */
  readonly deadline: number;
  readonly clock: Clock;
}

/** Writes one row by one conditional update, and says what became of it whatever happens. */
export async function writeRental(row: ValidRow, writer: RentalWriter): Promise<Outcome> {
  try {
    return await retryUntil(writer.deadline, writer.clock, (now) => attemptWrite(row, now, writer));
  } catch (error) {
    return failedOutcome(row, error);
  }
}

async function attemptWrite(
  row: ValidRow,
  now: number,
  { client, tableName, deadline }: RentalWriter,
): Promise<Outcome> {
  const { Key, ExpressionAttributeValues, ...plan } = planWrite(row, now);
  const command = new UpdateItemCommand({
    ...plan,
    TableName: tableName,
    Key: marshall(Key),
    ExpressionAttributeValues: marshall(ExpressionAttributeValues),
  });
  const abortSignal = AbortSignal.timeout(Math.ceil(Math.min(attemptTimeout, deadline - now)));
  try {
    const { Attributes } = await client.send(command, { abortSignal });
    return { kind: 'written', rental: publicRental(storedRental(Attributes)) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return decideOutcome(row, error.Item && storedRental(error.Item));
  }
}

const storedRental = (item: Record<string, AttributeValue> = {}) => unmarshall(item) as StoredRental;

function failedOutcome(row: ValidRow, error: unknown): Outcome {
  const cause = error instanceof Error ? error.name : 'UnknownError';
  if (error instanceof OutOfTime || errorKind(error) === 'throttled') {
    return failed(row, 'Throttled', `There was no time left to write rental ${row.id}. Send it again.`, cause);
  }
  return failed(row, 'InternalFailure', `Rental ${row.id} could not be written. Send it again.`, cause);
}
