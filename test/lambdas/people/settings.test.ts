import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { parse } from 'graphql';
import { createSettings } from '../../../lambdas/people/settings';

/** Of the schema. */
function settingNames(): string[] {
  const { definitions } = parse(readFileSync(path.join(__dirname, '../../../graphql/schema.graphql'), 'utf8'));
  return definitions.flatMap((one) =>
    one.kind === 'EnumTypeDefinition' && one.name.value === 'SettingName'
      ? (one.values ?? []).map(({ name }) => name.value)
      : [],
  );
}

test('the settings of a deleted account become markers without values, which leave the table after two hours', async () => {
  const table = mockClient(DynamoDBClient).on(PutItemCommand).resolves({});
  const now = Date.UTC(2026, 10, 20);
  const until = now + 2 * 60 * 60_000;
  await createSettings(new DynamoDBClient({}), 'Settings').markDeleted('ann', now);
  const items = table.commandCalls(PutItemCommand).map(({ args: [{ input }] }) => input.Item);
  expect(items.map((item) => item?.name?.S).sort()).toEqual(settingNames().sort());
  for (const { name: _, ...item } of items as Record<string, unknown>[]) {
    // A number of seconds, as DynamoDB expires items by.
    expect(item).toEqual({
      sub: { S: 'ann' },
      changedAt: { N: String(until) },
      expiresAt: { N: String(until / 1000) },
    });
  }
});
