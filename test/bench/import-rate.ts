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
/** Writes of the bare loop under way at once: more make it no faster. */
const writesAtOnce = 64;
const rounds = 5;
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

type Write = (index: number) => Promise<unknown>;

/**
 * 10,000 rows through `batchTest`, against a bare loop of the same conditional writes to the same store. The two take
 * turns, after a round of each that does not count: whichever went first would warm the store's code for the other.
 */
export async function measureImport(polder: RunningPolder): Promise<string[]> {
  const sendBatch = await batchSender(polder);
  const writeRow = bareWriter(polder, await resourcesOf(polder));
  const batches = rows / batchSize;
  const seconds: { imported: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const imported = await timed(batches, batchesAtOnce, (batch) => sendBatch(round * batches + batch));
    const bare = await timed(rows, writesAtOnce, (row) => writeRow(round * rows + row));
    if (round > 0) seconds.push({ imported, bare });
  }
  const imported = median(seconds.map((one) => one.imported));
  const bare = median(seconds.map((one) => one.bare));
  const ratios = seconds.map((one) => one.bare / one.imported);
  return [
    `import of ${rows} rows: ${imported.toFixed(1)} s, ${(rows / imported).toFixed(0)} rows/s`,
    `bare loop of the same conditional writes: ${bare.toFixed(1)} s, ${(rows / bare).toFixed(0)} rows/s`,
    `ratio: ${median(ratios).toFixed(2)} × the bare loop (${rounds} rounds: ${ratios.map((one) => one.toFixed(2)).join(', ')})`,
  ];
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Signs in, and sends batches of new rentals. */
async function batchSender({ url }: RunningPolder): Promise<Write> {
  const configuration = await configureAmplify(url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  const endpoint = configuration.API?.GraphQL?.endpoint ?? '';
  return async (batch) => {
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
}

/** Finds the id of a resource by its type and a part of its path. */
type FindResource = (type: string, part: string) => string;

async function resourcesOf({ url }: RunningPolder): Promise<FindResource> {
  const { resources } = (await (await fetch(`${url}/_local/health`)).json()) as {
    resources: { type: string; path: string; id: string }[];
  };
  return (type, part) => resources.find((one) => one.type === type && one.path.includes(part))?.id ?? '';
}

/** Writes rentals one by one, as the function behind `batchTest` is allowed to: what it writes, and nothing around it. */
function bareWriter({ url, dataDirectory }: RunningPolder, find: FindResource): Write {
  const { secret } = JSON.parse(readFileSync(path.join(dataDirectory, 'polder.json'), 'utf8'));
  const roleArn = `arn:aws:iam::000000000000:role/${find('AWS::IAM::Role', '/BatchTestRole/')}`;
  const client = new DynamoDBClient({
    endpoint: `${url}/_aws/dynamodb`,
    region: 'eu-west-1',
    credentials: createCredentialIssuer(secret).issue({ kind: 'role', roleArn }, 3600),
  });
  const TableName = find('AWS::DynamoDB::GlobalTable', 'Table');
  const now = Date.now();
  return (row) =>
    client.send(
      new UpdateItemCommand({
        TableName,
        Key: { id: { S: `bare-${row}` } },
        ConditionExpression: 'attribute_not_exists(#id)',
        UpdateExpression:
          'SET #a = :a, #b = :b, #c = :c, #d = :d, #e = :e, #f = :f, #g = :g, #h = :h, #i = :i, #j = :j, #k = :k, #l = :l',
        ExpressionAttributeNames: {
          '#id': 'id',
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
          '#l': '_mutation1',
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
          ':l': { S: 'bare' },
        },
        ReturnValues: 'NONE',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
}
