import {
  type AttributeValue,
  BatchGetItemCommand,
  type DynamoDBClient,
  type KeysAndAttributes,
} from '@aws-sdk/client-dynamodb';
import { type Clock, systemClock } from './clock';
import { retryDelay } from './retry';

type Item = Record<string, AttributeValue>;

/** DynamoDB's largest batch of keys. */
const maxKeys = 100;

/**
 * Reads items by any number of keys, in no order; items that do not exist are missing. The SDK does not retry the
 * keys that a throttled table leaves out; this does, with growing waits, until it has them all.
 * @param reading what of each item is read, and how
 */
export async function batchGet(
  client: Pick<DynamoDBClient, 'send'>,
  tableName: string,
  keys: readonly Item[],
  reading: Omit<KeysAndAttributes, 'Keys'> = {},
  { wait, random }: Pick<Clock, 'wait' | 'random'> = systemClock,
): Promise<Item[]> {
  const readBatch = async (batch: Item[]): Promise<Item[]> => {
    const found: Item[] = [];
    let Keys = batch;
    for (let attempt = 1; Keys.length > 0; attempt++) {
      if (attempt > 1) await wait(retryDelay(attempt - 1, random()));
      const { Responses = {}, UnprocessedKeys = {} } = await client.send(
        new BatchGetItemCommand({ RequestItems: { [tableName]: { ...reading, Keys } } }),
      );
      found.push(...(Responses[tableName] ?? []));
      Keys = UnprocessedKeys[tableName]?.Keys ?? [];
    }
    return found;
  };
  const batches: Item[][] = [];
  for (let start = 0; start < keys.length; start += maxKeys) batches.push(keys.slice(start, start + maxKeys));
  return (await Promise.all(batches.map(readBatch))).flat();
}
