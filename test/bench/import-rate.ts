import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { createCredentialIssuer } from '../../local/iam/credentials';
import { demoAccount } from '../../local/sample/demo-account';
import { configureAmplify } from '../harness/amplify';
import type { RunningPolder } from '../harness/polder';

const rows = 10_000;
const batchSize = 500;
const batchesAtOnce = 3;
const mutation = /* GraphQL */ `mutation Import($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id _version } }`;

/** Runs `work` for 0 … count − 1, some at once; the seconds it took. */
async function timed(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (performance.now() - began) / 1000;
}

/** 10,000 rows through `batchTest`, against a bare loop of the same conditional writes to the same store. */
export async function measureImport(polder: RunningPolder): Promise<string[]> {
  const configuration = await configureAmplify(polder.url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  const endpoint = configuration.API?.GraphQL?.endpoint ?? '';
  const send = async (batch: number) => {
    const rentals = Array.from({ length: batchSize }, (_, row) => ({
      id: `bench-${batch}-${row}`,
      Name: `Market ${batch} ${row}`,
      Code: 'NL',
      Population: row,
      conflictID: `bench-${batch}`,
    }));
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query: mutation, variables: { rentals } }),
    });
    const { errors } = (await response.json()) as { errors?: object[] };
    if (errors) throw new Error(JSON.stringify(errors[0]));
  };
  // Both are measured warm: no function that starts, no code that runs for the first time.
  await Promise.all(Array.from({ length: batchesAtOnce }, (_, batch) => send(1_000_000 + batch)));
  const imported = await timed(rows / batchSize, batchesAtOnce, send);
  const bare = await bareLoop(polder);
  return [
    `import of ${rows} rows: ${imported.toFixed(1)} s, ${(rows / imported).toFixed(0)} rows/s`,
    `bare loop of the same conditional writes: ${bare.toFixed(1)} s, ${(rows / bare).toFixed(0)} rows/s`,
    `ratio: ${(bare / imported).toFixed(2)} × the bare loop`,
  ];
}

async function bareLoop({ url, dataDirectory }: RunningPolder): Promise<number> {
  const { secret } = JSON.parse(readFileSync(path.join(dataDirectory, 'polder.json'), 'utf8'));
  const health = (await (await fetch(`${url}/_local/health`)).json()) as {
    resources: { type: string; path: string; id: string }[];
  };
  const find = (type: string, part: string) =>
    health.resources.find((one) => one.type === type && one.path.includes(part))?.id ?? '';
  const roleArn = `arn:aws:iam::000000000000:role/${find('AWS::IAM::Role', '/BatchTestRole/')}`;
  const client = new DynamoDBClient({
    endpoint: `${url}/_aws/dynamodb`,
    region: 'eu-west-1',
    credentials: createCredentialIssuer(secret).issue({ kind: 'role', roleArn }, 3600),
  });
  const TableName = find('AWS::DynamoDB::GlobalTable', 'Table');
  const now = Date.now();
  const write = (row: number) =>
    client.send(
      new UpdateItemCommand({
        TableName,
        Key: { id: { S: `bare-${row}` } },
        ConditionExpression: 'attribute_not_exists(id)',
        UpdateExpression:
          'SET #a = :a, #b = :b, #c = :c, #d = :d, #e = :e, #f = :f, #g = :g, #h = :h, #i = :i, #j = :j, #k = :k',
        ExpressionAttributeNames: {
          '#a': 'Flag',
          '#b': 'Name',
          '#c': 'Code',
          '#d': 'Population',
          '#e': 'conflictID',
          '#f': 'createdAt',
          '#g': 'updatedAt',
          '#h': '_version',
          '#i': '_deleted',
          '#j': '_lastChangedAt',
          '#k': '_shard',
        },
        ExpressionAttributeValues: {
          ':a': { NULL: true },
          ':b': { S: `Market ${row}` },
          ':c': { S: 'NL' },
          ':d': { N: String(row) },
          ':e': { S: 'bare' },
          ':f': { S: new Date(now).toISOString() },
          ':g': { S: new Date(now).toISOString() },
          ':h': { N: '1' },
          ':i': { BOOL: false },
          ':j': { N: String(now) },
          ':k': { N: String(row % 8) },
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  await timed(batchesAtOnce * batchSize, 64, (row) => write(rows + row));
  return timed(rows, 64, write);
}
