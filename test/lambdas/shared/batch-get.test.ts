import type { BatchGetItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { batchGet } from '../../../lambdas/shared/batch-get';

const keyOf = (sub: string) => ({ sub: { S: sub } });

/** A table that leaves out the keys of its first answers. */
function throttledTable(refusals: number) {
  const asked: number[] = [];
  const send = async ({ input }: BatchGetItemCommand) => {
    const { Keys = [], ...reading } = input.RequestItems?.People ?? {};
    asked.push(Keys.length);
    if (asked.length > refusals) return { Responses: { People: Keys } };
    return { UnprocessedKeys: { People: { ...reading, Keys } } };
  };
  // Of the client's many overloads, this one answers the batch that is read.
  return { client: { send } as unknown as DynamoDBClient, asked };
}

test('keys that a throttled table leaves out are read again, after waits that grow', async () => {
  const waits: number[] = [];
  const { client, asked } = throttledTable(3);
  const wait = async (milliseconds: number) => {
    await new Promise(setImmediate);
    // None is made during a wait.
    expect(asked).toHaveLength(waits.push(milliseconds));
  };
  const clock = { wait, random: () => 1 };
  expect(await batchGet(client, 'People', [keyOf('ann')], { ConsistentRead: true }, clock)).toEqual([keyOf('ann')]);
  expect(waits).toEqual([50, 100, 200]);
});

test('more keys than DynamoDB takes at once are read in batches', async () => {
  const { client, asked } = throttledTable(0);
  const keys = Array.from({ length: 230 }, (_, index) => keyOf(`p${index}`));
  expect(await batchGet(client, 'People', keys)).toEqual(keys);
  expect(asked).toEqual([100, 100, 30]);
});

test('nothing is asked without keys', async () => {
  const { client, asked } = throttledTable(0);
  expect(await batchGet(client, 'People', [])).toEqual([]);
  expect(asked).toEqual([]);
});
