import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { fakeAssembly } from '../../local/fake-assembly';
import { mountOf } from '../../local/mount-of';

const tableName = 'People';

/** As lib/constructs/people-table.ts defines it. */
const peopleTable = {
  type: 'AWS::DynamoDB::GlobalTable',
  ref: tableName,
  attributes: { Arn: `arn:aws:dynamodb:eu-west-1:000000000000:table/${tableName}` },
  properties: {
    AttributeDefinitions: [{ AttributeName: 'sub', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'sub', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
    Replicas: [{ Region: 'eu-west-1' }],
  },
};

/** An empty table of people on this machine. */
export async function startPeopleTable() {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'people-'));
  const issuer = createCredentialIssuer('a secret of these tests');
  const origin = 'http://localhost:4000';
  const log = (line: string) => console.error(line);
  const tables = await createTables({ assembly: fakeAssembly([peopleTable]), dataDirectory, origin, log }, { issuer });
  const server = createServer((request, response) => mountOf(tables).handler(request, response, new URL(origin)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/People' }, 3600);
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials });
  return {
    tableName,
    client,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await tables.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
