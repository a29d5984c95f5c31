import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { feedKey, type StoredFeed } from '../../../graphql/rental-changes';
import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { fakeAssembly } from '../../local/fake-assembly';
import { mountOf } from '../../local/mount-of';

const issuer = createCredentialIssuer('a secret of these tests');

/** As lib/constructs/change-feed.ts defines it. */
const feedTable = {
  type: 'AWS::DynamoDB::GlobalTable',
  ref: 'Feed',
  attributes: { Arn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/Feed' },
  properties: {
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    Replicas: [{ Region: 'eu-west-1' }],
  },
};

/** An empty table of the change feed on this machine, and a client of it. */
export async function startFeedTable() {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'publish-changes-'));
  const origin = 'http://localhost:4000';
  const context = { assembly: fakeAssembly([feedTable]), dataDirectory, origin, log: () => {} };
  const tables = await createTables(context, { issuer });
  const server = createServer((request, response) => mountOf(tables).handler(request, response, new URL(origin)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/Publish' }, 3600);
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 });
  return {
    client,
    tableName: 'Feed',
    async stored(): Promise<Partial<StoredFeed>> {
      const { Item = {} } = await client.send(new GetItemCommand({ TableName: 'Feed', Key: marshall(feedKey) }));
      return unmarshall(Item) as Partial<StoredFeed>;
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
