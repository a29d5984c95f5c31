import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { InterpretedDay } from '../../graphql/generated/schema';

/** The entity extractor's table of use, by `account` and `day`. */
export interface Usage {
  /** The days that the table still has, oldest first. */
  read(sub: string): Promise<InterpretedDay[]>;
}

export function createUsage(client: Pick<DynamoDBClient, 'send'>, TableName: string): Usage {
  return {
    async read(sub) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          // One page: items expire a week after their day.
          KeyConditionExpression: 'account = :sub',
          ExpressionAttributeValues: { ':sub': { S: sub } },
        }),
      );
      return Items.map(({ day, characters }) => ({ day: day?.S ?? '', characters: Number(characters?.N ?? 0) }));
    },
  };
}
