import { DeleteItemCommand, type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';

/** The table of settings, by `sub` and `name`. */
export interface Settings {
  /** Deletes all settings of an account. */
  forget(sub: string): Promise<void>;
}

export function settings(client: Pick<DynamoDBClient, 'send'>, TableName: string): Settings {
  return {
    async forget(sub) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#sub = :sub',
          // One page suffices: graphql/account-settings.ts limits the settings of an account.
          ProjectionExpression: '#sub, #name',
          ExpressionAttributeNames: { '#sub': 'sub', '#name': 'name' },
          ExpressionAttributeValues: { ':sub': { S: sub } },
          ConsistentRead: true,
        }),
      );
      await Promise.all(Items.map((Key) => client.send(new DeleteItemCommand({ TableName, Key }))));
    },
  };
}
