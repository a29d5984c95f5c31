import type { Item, Store } from 'dynalite/db';
import { AwsError } from '../http/errors';
import { itemPages } from './item-pages';
import type { TableDefinition, Tables } from './types';

/** DynamoDB ignores an expiry further in the past than this and does not delete the item. */
const oldestSeconds = 5 * 365 * 24 * 60 * 60;

/**
 * Whether an item may be deleted, by its time to live in seconds since 1970.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
 */
export function isExpired(item: Item, attribute: string, nowSeconds: number): boolean {
  const value = item[attribute]?.N;
  if (typeof value !== 'string') return false;
  const expires = Number(value);
  return expires < nowSeconds && expires > nowSeconds - oldestSeconds;
}

/** Deletes the expired items of one table. */
export async function deleteExpired(
  store: Store,
  tables: Tables,
  { name, keySchema, timeToLiveAttribute }: TableDefinition,
  nowSeconds: number,
): Promise<void> {
  if (timeToLiveAttribute === undefined) return;
  for await (const page of itemPages(store, name)) {
    for (const item of page) {
      if (!isExpired(item, timeToLiveAttribute, nowSeconds)) continue;
      const deletion = tables.call('DeleteItem', {
        TableName: name,
        Key: Object.fromEntries(keySchema.map((key) => [key.AttributeName, item[key.AttributeName]])),
        // The item may have been written again since the page was read.
        ConditionExpression: '#expires = :expires',
        ExpressionAttributeNames: { '#expires': timeToLiveAttribute },
        ExpressionAttributeValues: { ':expires': item[timeToLiveAttribute] },
      });
      await deletion.catch((error: unknown) => {
        if (!(error instanceof AwsError) || error.code !== 'ConditionalCheckFailedException') throw error;
      });
    }
  }
}
