import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTables } from '../../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../../local/iam/credentials';
import { contextOf, newDirectory, removeDirectories } from './table-fixtures';

const issuer = createCredentialIssuer('a secret of the test');
const ids = (items: { id: { S: string } }[]) => items.map((item) => item.id.S).sort();

afterAll(removeDirectories);

test('every acknowledged write survives kill -9, in the table and in its index alike', async () => {
  const directory = newDirectory();
  const writer = fork(path.join(__dirname, 'writer.ts'), [directory], { execArgv: ['--import', 'tsx'] });
  const acknowledged = new Set<string>();
  await new Promise<void>((resolve) => {
    writer.on('message', (number) => {
      acknowledged.add(`order-${number}`);
      if (acknowledged.size === 500) resolve();
    });
  });
  writer.kill('SIGKILL');
  await once(writer, 'exit');

  const tables = await createTables(contextOf(directory), { issuer });
  const { Items: stored } = await tables.call('Scan', { TableName: 'orders' });
  const { Items: indexed } = await tables.call('Query', {
    TableName: 'orders',
    IndexName: 'byChange',
    KeyConditionExpression: 'customer = :customer',
    ExpressionAttributeValues: { ':customer': { S: 'c1' } },
  });
  await tables.close();
  const storedIds = new Set(ids(stored));
  expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
  expect(ids(indexed)).toEqual(ids(stored));
});

test('opening a folder that is in use fails with instructions', async () => {
  const directory = newDirectory();
  const first = await createTables(contextOf(directory), { issuer });
  await expect(createTables(contextOf(directory), { issuer })).rejects.toThrow(
    /in use by another running Polder\. Stop it, or choose another folder with POLDER_DATA/,
  );
  await first.close();
  const second = await createTables(contextOf(directory), { issuer });
  await second.close();
});
