import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { createSettings } from '../../../lambdas/people/settings';

test('the settings of a deleted account become markers without values, which leave the table after two hours', async () => {
  const table = mockClient(DynamoDBClient).on(PutItemCommand).resolves({});
  const now = Date.UTC(2026, 10, 20);
  const until = now + 2 * 60 * 60_000;
  await createSettings(new DynamoDBClient({}), 'Settings').markDeleted('ann', now);
  const items = table.commandCalls(PutItemCommand).map(({ args: [{ input }] }) => input.Item);
  expect(items.map((item) => item?.name?.S)).toContain('theme');
  for (const { name: _, ...item } of items as Record<string, unknown>[]) {
    // A number of seconds, as DynamoDB expires items by.
    expect(item).toEqual({
      sub: { S: 'ann' },
      changedAt: { N: String(until) },
      expiresAt: { N: String(until / 1000) },
    });
  }
});
