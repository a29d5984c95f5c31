import { type AttributeValue, type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { errorName } from '../shared/error-name';
import { withTimeLimit } from '../shared/with-time-limit';

/** In milliseconds; also ends what the client's own limits do not, such as looking up a host. */
const timeLimit = 1_000;

/**
 * Writes when an account signed in. Never throws, and never takes much longer than a second.
 * @returns whether `recordAdminCheck` is still to come for this account, as far as is known
 */
export async function recordSignIn(
  client: Pick<DynamoDBClient, 'send'>,
  TableName: string | undefined,
  sub: string | undefined,
  now: Date,
): Promise<boolean> {
  try {
    const before = await setTime(client, TableName, sub, 'lastSignInAt', now);
    return before.adminCheckedAt === undefined;
  } catch (error) {
    console.warn({ signInNotRecorded: errorName(error) });
    return false;
  }
}

/**
 * Writes that this account was checked for being the first admin. Never throws: without it, the next sign-in checks
 * again.
 */
export async function recordAdminCheck(
  client: Pick<DynamoDBClient, 'send'>,
  TableName: string | undefined,
  sub: string | undefined,
  now: Date,
): Promise<void> {
  try {
    await setTime(client, TableName, sub, 'adminCheckedAt', now);
  } catch (error) {
    console.warn({ adminCheckNotRecorded: errorName(error) });
  }
}

/** @returns the item before */
async function setTime(
  client: Pick<DynamoDBClient, 'send'>,
  TableName: string | undefined,
  sub: string | undefined,
  attribute: 'lastSignInAt' | 'adminCheckedAt',
  now: Date,
): Promise<Partial<Record<string, AttributeValue>>> {
  if (!TableName || !sub) throw Object.assign(new Error(), { name: TableName ? 'NoSub' : 'NoTableName' });
  const written = client.send(
    new UpdateItemCommand({
      TableName,
      Key: { sub: { S: sub } },
      UpdateExpression: `SET ${attribute} = :now`,
      ExpressionAttributeValues: { ':now': { S: now.toISOString() } },
      ReturnValues: 'ALL_OLD',
    }),
  );
  const { Attributes = {} } = await withTimeLimit(timeLimit, written);
  return Attributes;
}
