import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { historyIndexes } from '../../../graphql/rental-history';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { type FakeResource, fakeAssembly } from '../../local/fake-assembly';
import { mountOf } from '../../local/mount-of';

const issuer = createCredentialIssuer('a secret of these tests');
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keyOf = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];

/** As lib/constructs/history-table.ts defines it. */
export const historyTable: FakeResource = {
  type: 'AWS::DynamoDB::GlobalTable',
  ref: 'History',
  attributes: { Arn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/History' },
  properties: {
    AttributeDefinitions: [
      ...['rentalId', 'entry', 'log', 'by', 'kind'].map(text),
      { AttributeName: 'at', AttributeType: 'N' },
    ],
    KeySchema: keyOf('rentalId', 'entry'),
    GlobalSecondaryIndexes: Object.entries({ all: 'log', person: 'by', kind: 'kind' }).map(([index, hash]) => ({
      IndexName: historyIndexes[index as keyof typeof historyIndexes],
      KeySchema: keyOf(hash, 'at'),
      Projection: { ProjectionType: 'ALL' },
    })),
    Replicas: [{ Region: 'eu-west-1' }],
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  },
};

/** An empty history table on this machine, and a client of it. @param others further tables */
export async function startHistoryTable(others: FakeResource[] = []) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'record-history-'));
  const origin = 'http://localhost:4000';
  const context = { assembly: fakeAssembly([historyTable, ...others]), dataDirectory, origin, log: () => {} };
  const tables = await createTables(context, { issuer });
  const server = createServer((request, response) => mountOf(tables).handler(request, response, new URL(origin)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = issuer.issue({ kind: 'role', roleArn: 'arn:aws:iam::000000000000:role/Record' }, 3600);
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 });
  return {
    client,
    tables,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await tables.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

let sequence = 0;

/** A stream's record of a write. */
export function recordOf(before: StoredRental | undefined, after: StoredRental | undefined): DynamoDBRecord {
  const image = (rental: StoredRental) => marshall(rental, { removeUndefinedValues: true });
  return {
    eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
    dynamodb: {
      SequenceNumber: String(++sequence).padStart(21, '0'),
      ...(before && { OldImage: image(before) as never }),
      ...(after && { NewImage: image(after) as never }),
    },
  };
}
