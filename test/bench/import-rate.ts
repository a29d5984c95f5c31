import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { defaultShardCount } from '../../graphql/sharding';
import { planWrite } from '../../lambdas/batch-test/plan-write';
import { validateBatch } from '../../lambdas/batch-test/validate-batch';
import type { Health } from '../../local/health/types';
import { createCredentialIssuer } from '../../local/iam/credentials';
import { demoAccount } from '../../local/sample/demo-account';
import { configureAmplify } from '../harness/amplify';
import type { RunningPolder } from '../harness/polder';

/** Of one turn. Short ones: what else the machine does falls on both alike. */
const rows = 4_500;
const batchSize = 500;
const batchesAtOnce = 3;
/** Writes of the bare loop under way at once: more make it no faster. */
const writesAtOnce = 64;
const rounds = 8;
/** A round that does not count: whichever went first would warm the store's code for the other. */
const warmingUp = 1;
/** Of the rounds' median, in which what else the machine does falls on both alike. */
const leastRatio = 0.9;
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
 * Rows through `batchTest`, against a bare loop of the same conditional writes to the same store: both write who changed
 * the row, and both leave a record in the table's stream, which the history follows. The two take turns.
 * @throws Error with the figures when `batchTest` is slower than {@link leastRatio} of the loop
 */
export async function measureImport(polder: RunningPolder): Promise<string[]> {
  const sendBatch = await batchSender(polder);
  const writeRow = bareWriter(polder, await resourcesOf(polder));
  const batches = rows / batchSize;
  const seconds: { imported: number; bare: number }[] = [];
  for (let round = 0; round < warmingUp + rounds; round++) {
    await historyWritten(polder);
    const imported = await timed(batches, batchesAtOnce, (batch) => sendBatch(round * batches + batch));
    await historyWritten(polder);
    const bare = await timed(rows, writesAtOnce, (row) => writeRow(round * rows + row));
    if (round >= warmingUp) seconds.push({ imported, bare });
  }
  const imported = sum(seconds.map((one) => one.imported));
  const bare = sum(seconds.map((one) => one.bare));
  const written = rounds * rows;
  const ratios = seconds.map((one) => one.bare / one.imported).toSorted((one, other) => one - other);
  const median = ratios[rounds >> 1] ?? 0;
  const figures = [
    `import of ${written} rows: ${imported.toFixed(1)} s, ${(written / imported).toFixed(0)} rows/s`,
    `bare loop of the same conditional writes: ${bare.toFixed(1)} s, ${(written / bare).toFixed(0)} rows/s`,
    `ratio: ${(bare / imported).toFixed(2)} × the bare loop (${rounds} rounds: median ${median.toFixed(2)}, ` +
      `from ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
  ];
  if (median < leastRatio) throw new Error(`batchTest is below ${leastRatio} of the bare loop.\n${figures.join('\n')}`);
  return figures;
}

/** Waits until the history has all that was written: the rest would slow down the next measurement. */
async function historyWritten({ url }: RunningPolder): Promise<void> {
  const behind = async () => {
    const { mappings } = (await (await fetch(`${url}/_local/health`)).json()) as Pick<Health, 'mappings'>;
    return mappings.reduce((sum, mapping) => sum + mapping.behind, 0);
  };
  while ((await behind()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Signs in, and sends batches of new rentals. */
async function batchSender({ url }: RunningPolder): Promise<Write> {
  const configuration = await configureAmplify(url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  const endpoint = configuration.API?.GraphQL?.endpoint ?? '';
  return async (batch) => {
    const rentals = Array.from({ length: batchSize }, (_, row) => newRental(batch, row));
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
  const TableName = find('AWS::DynamoDB::GlobalTable', 'Rentals/Table/');
  const { values, ...expressions } = plannedWrite();
  return (row) => {
    return client.send(
      new UpdateItemCommand({
        ...expressions,
        TableName,
        Key: { id: { S: `bare-${row}` } },
        ExpressionAttributeValues: {
          ...values,
          ':Name': { S: `Market ${row}` },
          ':Population': { N: String(row) },
          ':_shard': { N: String(row % defaultShardCount) },
        },
      }),
    );
  };
}

const newRental = (batch: number, row: number) => ({
  id: `bench-${batch}-${row}`,
  Name: `Market ${batch} ${row}`,
  Code: 'NL',
  Population: row,
  conflictID: `bench-${batch}`,
});

/** How `batchTest` writes a new rental: the store reads the same expressions and values for each row of the bare loop. */
function plannedWrite() {
  const [row] = validateBatch([newRental(0, 0)]);
  if (!row || !('content' in row)) throw new Error(`batchTest refuses the rentals: ${JSON.stringify(row)}`);
  const author = { id: '00000000-0000-4000-8000-000000000000', email: demoAccount.email, name: null };
  const { Key, created, ExpressionAttributeValues, ...expressions } = planWrite(row, Date.now(), { author });
  return { ...expressions, values: marshall(ExpressionAttributeValues) };
}
