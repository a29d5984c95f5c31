import {
  type DynamoDBClient,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { CompleteRental } from '../../graphql/rental';
import { publicRental, type StoredRental } from '../shared/stored-rental';

/** The rentals of a shard by the time of their last change, tombstones included. */
export interface ChangeIndex {
  /** How many changed since a time, in milliseconds since 1970. Stops after the page in which `enough` is reached. */
  count(shard: number, since: number, enough: number): Promise<number>;
  /** Those that changed since a time, oldest change first, in pages. */
  read(shard: number, since: number): AsyncIterable<CompleteRental[]>;
}

export interface ChangeIndexTable {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly indexName: string;
}

export function createChangeIndex({ client, tableName, indexName }: ChangeIndexTable): ChangeIndex {
  async function* pages(shard: number, since: number, more: Partial<QueryCommandInput>) {
    let from: QueryCommandInput['ExclusiveStartKey'];
    do {
      const page: QueryCommandOutput = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: indexName,
          KeyConditionExpression: '#shard = :shard AND #changed >= :since',
          ExpressionAttributeNames: { '#shard': '_shard', '#changed': '_lastChangedAt' },
          ExpressionAttributeValues: { ':shard': { N: String(shard) }, ':since': { N: String(since) } },
          ExclusiveStartKey: from,
          ...more,
        }),
      );
      yield page;
      from = page.LastEvaluatedKey;
    } while (from);
  }

  return {
    async count(shard, since, enough) {
      let found = 0;
      for await (const { Count = 0 } of pages(shard, since, { Select: 'COUNT' })) {
        found += Count;
        if (found >= enough) break;
      }
      return found;
    },
    async *read(shard, since) {
      for await (const { Items = [] } of pages(shard, since, {})) {
        yield Items.map((item) => publicRental(unmarshall(item) as StoredRental));
      }
    },
  };
}
