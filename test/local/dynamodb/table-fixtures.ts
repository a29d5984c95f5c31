import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceContext } from '../../../local/service';
import { type FakeResource, fakeAssembly } from '../fake-assembly';

/** An orders table, keyed by id, with an index by customer and time of change, and a time to live. */
export const ordersTable = {
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'customer', AttributeType: 'S' },
    { AttributeName: 'changedAt', AttributeType: 'N' },
  ],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  BillingMode: 'PAY_PER_REQUEST',
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byChange',
      KeySchema: [
        { AttributeName: 'customer', KeyType: 'HASH' },
        { AttributeName: 'changedAt', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
  Replicas: [{ Region: 'eu-west-1', GlobalSecondaryIndexes: [{ IndexName: 'byChange' }] }],
  TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
};

export function tableResource(properties: Record<string, unknown> = ordersTable, ref = 'orders'): FakeResource {
  return {
    type: 'AWS::DynamoDB::GlobalTable',
    ref,
    attributes: { Arn: `arn:aws:dynamodb:eu-west-1:000000000000:table/${ref}` },
    properties,
  };
}

export function contextOf(dataDirectory: string, resources: readonly FakeResource[] = [tableResource()]) {
  const logged: string[] = [];
  const context: ServiceContext = {
    assembly: fakeAssembly(resources),
    dataDirectory,
    origin: 'http://localhost:4000',
    log: (line) => logged.push(line),
  };
  return { ...context, logged };
}

const directories: string[] = [];

export function newDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), `tables-${randomUUID().slice(0, 8)}-`));
  directories.push(directory);
  return directory;
}

export function removeDirectories(): void {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}
