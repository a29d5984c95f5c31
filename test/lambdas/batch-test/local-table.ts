import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DynamoDBClient, type DynamoDBClientConfig, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { createTableClient } from '../../../lambdas/batch-test/table-client';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { fakeAssembly } from '../../local/fake-assembly';
import { mountOf } from '../../local/mount-of';

const tableName = 'Rentals';
const issuer = createCredentialIssuer('a secret of these tests');

/** As lib/constructs/rentals-table.ts defines it. */
export const rentalsTable = {
  type: 'AWS::DynamoDB::GlobalTable',
  ref: tableName,
  attributes: { Arn: `arn:aws:dynamodb:eu-west-1:000000000000:table/${tableName}` },
  properties: {
    AttributeDefinitions: [
      { AttributeName: 'id', AttributeType: 'S' },
      { AttributeName: '_shard', AttributeType: 'N' },
      { AttributeName: '_lastChangedAt', AttributeType: 'N' },
    ],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byChange',
        KeySchema: [
          { AttributeName: '_shard', KeyType: 'HASH' },
          { AttributeName: '_lastChangedAt', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    Replicas: [{ Region: 'eu-west-1' }],
    TimeToLiveSpecification: { AttributeName: '_ttl', Enabled: true },
  },
};

/** An empty rentals table on this machine. */
export interface LocalTable {
  readonly tableName: string;
  readonly endpoint: string;
  readonly credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
  readonly client: DynamoDBClient;
  stored(id: string): Promise<StoredRental | undefined>;
  /** What the change index holds of a shard. */
  changesOf(shard: number): Promise<StoredRental[]>;
  close(): Promise<void>;
}

export async function startLocalTable(): Promise<LocalTable> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'batch-test-'));
  const log = (line: string) => console.error(line);
  const origin = 'http://localhost:4000';
  const tables = await createTables({ assembly: fakeAssembly([rentalsTable]), dataDirectory, origin, log }, { issuer });
  const server = createServer((request, response) => mountOf(tables).handler(request, response, new URL(origin)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/BatchTest' }, 3600);
  const client = clientOf(endpoint, credentials);
  return {
    tableName,
    endpoint,
    credentials,
    client,
    async stored(id) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: tableName, Key: marshall({ id }), ConsistentRead: true }),
      );
      return Item && (unmarshall(Item) as StoredRental);
    },
    async changesOf(shard) {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'byChange',
          KeyConditionExpression: '#shard = :shard',
          ExpressionAttributeNames: { '#shard': '_shard' },
          ExpressionAttributeValues: marshall({ ':shard': shard }),
        }),
      );
      return (Items ?? []).map((item) => unmarshall(item) as StoredRental);
    },
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await tables.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A client of the DynamoDB at this address, which leaves repeating to the code under test. */
export function clientOf(
  endpoint: string,
  credentials: DynamoDBClientConfig['credentials'] = { accessKeyId: 'nobody', secretAccessKey: 'secret' },
): DynamoDBClient {
  return createTableClient({ endpoint, region: 'eu-west-1', credentials });
}
