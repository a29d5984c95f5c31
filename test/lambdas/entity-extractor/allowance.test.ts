import type { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { billedCharacters, charge, refund, secondsUntilTomorrow } from '../../../lambdas/entity-extractor/allowance';

const now = Date.UTC(2026, 10, 20, 23, 59, 59, 500);

/** An allowance of 600 characters, and the updates of its table. */
function allowanceOf(send: () => Promise<unknown> = async () => ({})) {
  const updates: UpdateItemCommand['input'][] = [];
  const client = {
    send: async ({ input }: UpdateItemCommand) => {
      updates.push(input);
      return send();
    },
  };
  return { allowance: { client: client as never, tableName: 'Usage', charactersPerDay: 600 }, updates };
}

test('a text fits if it leaves the count within the limit, also as the first of the day', async () => {
  const { allowance, updates } = allowanceOf();
  expect(await charge(allowance, 'ann', 600, now)).toBe(true);
  expect(await charge(allowance, 'ann', 400, now)).toBe(true);
  // The condition holds where there is no count yet: such a text must not get that far.
  expect(await charge(allowance, 'ann', 601, now)).toBe(false);
  expect(
    updates.map((update) => [update.ConditionExpression, update.ExpressionAttributeValues?.[':maxBefore']]),
  ).toEqual(['0', '200'].map((N) => ['attribute_not_exists(characters) OR characters <= :maxBefore', { N }]));
});

test('a text is refused when the table says so; another failure stays one', async () => {
  const refusing = allowanceOf(() =>
    Promise.reject(new ConditionalCheckFailedException({ message: '', $metadata: {} })),
  );
  expect(await charge(refusing.allowance, 'ann', 300, now)).toBe(false);
  const failing = allowanceOf(() => Promise.reject(new Error('down')));
  await expect(charge(failing.allowance, 'ann', 300, now)).rejects.toThrow('down');
});

test('a refund takes back what was counted on its day, without a condition; its failure is only logged', async () => {
  const { allowance, updates } = allowanceOf();
  await refund(allowance, 'ann', 300, now);
  expect(updates).toEqual([
    expect.objectContaining({
      Key: { account: { S: 'ann' }, day: { S: '2026-11-20' } },
      ExpressionAttributeValues: expect.objectContaining({ ':characters': { N: '-300' } }),
    }),
  ]);
  expect(updates[0]).not.toHaveProperty('ConditionExpression');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await refund(allowanceOf(() => Promise.reject(new Error())).allowance, 'ann', 300, now);
  expect(warn).toHaveBeenCalledWith({ refund: 'Error' });
});

test('a count leaves the table a week after it was last changed', async () => {
  const { allowance, updates } = allowanceOf();
  await charge(allowance, 'ann', 300, now);
  expect(updates[0]?.ExpressionAttributeValues?.[':expiresAt']).toEqual({
    N: String(Date.UTC(2026, 10, 27, 23, 59, 59) / 1000),
  });
});

test('characters are billed in hundreds, three at least, and an emoji is one', () => {
  expect(['', 'a'.repeat(300), 'a'.repeat(301), '🏠'.repeat(300)].map(billedCharacters)).toEqual([300, 300, 400, 300]);
});

test('the wait for the next day is never too short', () => {
  expect(secondsUntilTomorrow(now)).toBe(1);
});
