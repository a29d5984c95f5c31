import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

/** In milliseconds; also ends what the client's own limits do not, such as looking up a host. */
const timeLimit = 1_000;

/**
 * Writes when an account signed in. Never throws, and never takes much longer than a second.
 * @returns whether it is the account's first time, as far as is known
 */
export async function recordSignIn(
  client: Pick<DynamoDBClient, 'send'>,
  TableName: string | undefined,
  sub: string | undefined,
  now: Date,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { name: 'TooLate' })), timeLimit);
  });
  try {
    if (!TableName || !sub) throw Object.assign(new Error(), { name: TableName ? 'NoSub' : 'NoTableName' });
    const written = client.send(
      new UpdateItemCommand({
        TableName,
        Key: { sub: { S: sub } },
        UpdateExpression: 'SET lastSignInAt = :now',
        ExpressionAttributeValues: { ':now': { S: now.toISOString() } },
        ReturnValues: 'UPDATED_OLD',
      }),
    );
    const { Attributes } = await Promise.race([written, tooLate]);
    return Attributes?.lastSignInAt === undefined;
  } catch (error) {
    console.warn({ signInNotRecorded: error instanceof Error ? error.name : 'UnknownError' });
    return false;
  } finally {
    clearTimeout(timer);
  }
}
