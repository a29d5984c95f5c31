import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { feedKey } from '../../graphql/rental-changes';
import { shardCountOf } from '../../graphql/sharding';

/** The shards that were ever written to, from the change feed's item. Browsers read the same ones. */
export async function shardsOf(client: Pick<DynamoDBClient, 'send'>, TableName: string): Promise<number[]> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName, Key: marshall(feedKey), ProjectionExpression: 'changedAt' }),
  );
  return Array.from({ length: shardCountOf(Item?.changedAt?.L ?? []) }, (_, shard) => shard);
}
