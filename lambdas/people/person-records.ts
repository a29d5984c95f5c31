import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { batchGet } from '../shared/batch-get';

/** The data about a person that Cognito does not store. */
export interface PersonRecord {
  readonly lastSignInAt: string | null;
  readonly addedBy: string | null;
}

/** No account has this id: they are UUIDs. */
const leaseKey = 'admins';

/** The table of people, by `sub`. */
export interface PersonRecords {
  /** The records of these accounts; an account without one is missing. */
  read(subs: readonly string[]): Promise<ReadonlyMap<string, PersonRecord>>;
  /** @param addedBy email address of the person who invited */
  recordInviter(sub: string, addedBy: string): Promise<void>;
  delete(sub: string): Promise<void>;
  /** @returns whether the lease was free; it ends at `until`, in milliseconds since 1970 */
  takeLease(now: number, until: number): Promise<boolean>;
  /** @param until end of the caller's lease: one that another invocation has acquired since is left alone */
  releaseLease(until: number): Promise<void>;
}

export function createPersonRecords(client: Pick<DynamoDBClient, 'send'>, TableName: string): PersonRecords {
  const keyOf = (sub: string) => ({ sub: { S: sub } });
  return {
    async read(subs) {
      const items = await batchGet(client, TableName, subs.map(keyOf));
      return new Map(
        items.map(({ sub, lastSignInAt, addedBy }) => [
          sub?.S ?? '',
          { lastSignInAt: lastSignInAt?.S ?? null, addedBy: addedBy?.S ?? null },
        ]),
      );
    },
    async recordInviter(sub, addedBy) {
      await client.send(
        new UpdateItemCommand({
          TableName,
          Key: keyOf(sub),
          UpdateExpression: 'SET addedBy = :addedBy',
          ExpressionAttributeValues: { ':addedBy': { S: addedBy } },
        }),
      );
    },
    async delete(sub) {
      await client.send(new DeleteItemCommand({ TableName, Key: keyOf(sub) }));
    },
    takeLease: (now, until) =>
      unlessConditionFails(
        client.send(
          new UpdateItemCommand({
            TableName,
            Key: keyOf(leaseKey),
            UpdateExpression: 'SET leasedUntil = :until',
            ConditionExpression: 'attribute_not_exists(leasedUntil) OR leasedUntil < :now',
            ExpressionAttributeValues: { ':until': { N: String(until) }, ':now': { N: String(now) } },
          }),
        ),
      ),
    async releaseLease(until) {
      await unlessConditionFails(
        client.send(
          new DeleteItemCommand({
            TableName,
            Key: keyOf(leaseKey),
            ConditionExpression: 'leasedUntil = :until',
            ExpressionAttributeValues: { ':until': { N: String(until) } },
          }),
        ),
      );
    },
  };
}

async function unlessConditionFails(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
