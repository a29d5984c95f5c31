import { ConditionalCheckFailedException, type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { errorName } from '../shared/error-name';

/** Comprehend bills in units of 100 characters, at least three units for each call. */
const unit = 100;
const minimumUnits = 3;

/** Days for which a count stays readable after its own day, before the table expires it. */
const retentionDays = 7;
const millisecondsPerDay = 86_400_000;

/** The table that counts each account's use, and the daily limit. */
export interface Allowance {
  readonly client: Pick<DynamoDBClient, 'send'>;
  readonly tableName: string;
  /** Billed characters for each account and day (UTC). */
  readonly charactersPerDay: number;
}

/**
 * The characters that Comprehend bills for one call with this text. Each part is a separate call, so the price of an
 * interpretation is this times the sum of their prices.
 * Source: https://aws.amazon.com/comprehend/pricing/
 */
export function billedCharacters(text: string): number {
  const characters = [...text].length;
  return Math.max(minimumUnits, Math.ceil(characters / unit)) * unit;
}

/**
 * Counts a text against an account's allowance of the day; nothing is counted when it does not fit.
 * @param account the `sub` of the user pool
 * @param now milliseconds since 1970
 * @returns whether it fitted
 * @throws Error of DynamoDB when it cannot be counted; the text must not be read then.
 */
export async function charge(allowance: Allowance, account: string, characters: number, now: number): Promise<boolean> {
  const { client, charactersPerDay } = allowance;
  // Without this check, the first text of a day would be accepted at any size.
  if (characters > charactersPerDay) return false;
  try {
    await client.send(update(allowance, account, characters, now, charactersPerDay - characters));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Refunds the characters of a text that could not be read. If this fails, the account loses them. */
export async function refund(allowance: Allowance, account: string, characters: number, now: number): Promise<void> {
  try {
    await allowance.client.send(update(allowance, account, -characters, now));
  } catch (error) {
    console.warn({ refund: errorName(error) });
  }
}

/** Seconds until the next day (UTC) begins, when the full allowance is available again. */
export const secondsUntilTomorrow = (now: number): number =>
  Math.ceil((millisecondsPerDay - (now % millisecondsPerDay)) / 1000);

function update(
  { tableName }: Allowance,
  account: string,
  characters: number,
  now: number,
  maxBefore?: number,
): UpdateItemCommand {
  const day = new Date(now).toISOString().slice(0, 10);
  const expiresAt = Math.floor(now / 1000) + (retentionDays * millisecondsPerDay) / 1000;
  return new UpdateItemCommand({
    TableName: tableName,
    Key: { account: { S: account }, day: { S: day } },
    UpdateExpression: 'ADD characters :characters SET expiresAt = :expiresAt',
    ExpressionAttributeValues: {
      ':characters': { N: String(characters) },
      ':expiresAt': { N: String(expiresAt) },
      ...(maxBefore !== undefined && { ':maxBefore': { N: String(maxBefore) } }),
    },
    ...(maxBefore !== undefined && {
      ConditionExpression: 'attribute_not_exists(characters) OR characters <= :maxBefore',
    }),
  });
}
