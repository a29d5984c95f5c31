import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import type { QueryListActivityArgs, RentalVersionConnection } from '../../graphql/generated/schema';
import { dynamoDbSource } from '../../local/appsync/dynamodb-source';
import { createPaginationTokens } from '../../local/appsync/pagination-token';
import { loadResolver } from '../../local/appsync/resolver-runtime';
import { readAssembly } from '../../local/assembly/read-assembly';
import { type Assembly, AssemblyError } from '../../local/assembly/types';
import { buildAssembly } from '../../local/build/build';
import { openDataDirectory } from '../../local/data-directory';
import { createTables } from '../../local/dynamodb/tables';
import { createCredentialIssuer } from '../../local/iam/credentials';
import { demoAccount } from '../../local/sample/demo-account';
import { configureAmplify } from '../harness/amplify';
import { startPolder, temporaryFolder } from '../harness/polder';
import { personOf, rentalOf, seedHistory, timeOf } from './activity-seed';

const entries = 1_000_000;
const rounds = 40;
/** A page of activity; in milliseconds. */
const goal = 100;
const end = Date.UTC(2026, 10, 1);

type ReadPage = (question: QueryListActivityArgs) => Promise<Pick<RentalVersionConnection, 'items' | 'nextToken'>>;

/** Each asks about another place of the history in each round. */
const questions: Readonly<Record<string, (entry: number) => QueryListActivityArgs>> = {
  'everything, newest first': () => ({}),
  'everything up to a time': (entry) => ({ to: timeOf(entry, entries, end) }),
  'one person': (entry) => ({ person: personOf(entry) }),
  'one person up to a time': (entry) => ({ person: personOf(entry), to: timeOf(entry, entries, end) }),
  'one kind between two times': (entry) => ({
    kind: 'import',
    from: timeOf(0, entries, end),
    to: timeOf(entry, entries, end),
  }),
  'one rental': (entry) => ({ rental: rentalOf(entry, entries) }),
  'one person and kind': (entry) => ({ person: personOf(entry), kind: 'undo' }),
  'one person and kind, the largest page': (entry) => ({ person: personOf(entry), kind: 'undo', limit: 1000 }),
};

/**
 * Pages of activity in a history of a million entries: what the resolver asks of the table, which has to be one Query,
 * and how long a page takes there and over HTTP.
 */
export async function measureActivity(): Promise<string[]> {
  const folder = temporaryFolder('activity');
  try {
    // The first start makes the tables and the demo account.
    await (await startPolder(folder.path)).stop();
    const { secret } = openDataDirectory(folder.path);
    const assembly = readAssembly(await buildAssembly(() => {}), secret);
    const tableName = historyTable(assembly);
    const began = performance.now();
    await seedHistory(folder.path, tableName, entries, end);
    const seeded = `${entries.toLocaleString('en')} entries written in ${((performance.now() - began) / 1000).toFixed(0)} s`;
    const inTable = await atTheTable(folder.path, assembly, secret);
    const polder = await startPolder(folder.path);
    try {
      return [seeded, ...inTable, ...(await timePages('over HTTP', await httpReader(polder.url)))];
    } finally {
      await polder.stop();
    }
  } finally {
    folder.remove();
  }
}

function historyTable(assembly: Assembly): string {
  const [table] = assembly
    .ofType('AWS::DynamoDB::GlobalTable')
    .filter((one) => one.constructPath.includes('/History/Table/'));
  if (!table) throw new AssemblyError('The templates have no table of the history.');
  return table.ref;
}

/** The deployed resolver on the deployed table, without the services around them, so that its calls can be recorded. */
async function atTheTable(dataDirectory: string, assembly: Assembly, secret: string): Promise<string[]> {
  const context = { assembly, dataDirectory, origin: 'http://localhost', log: () => {} };
  const tables = await createTables(context, { issuer: createCredentialIssuer(secret, assembly.accountId) });
  try {
    const calls: string[] = [];
    const recording = {
      call(operation: string, input: Record<string, unknown>) {
        calls.push(operation);
        return tables.call(operation, input);
      },
    };
    const source = dynamoDbSource(historyTable(assembly), recording, createPaginationTokens('a secret'));
    const resolver = resolverOf(assembly, 'listActivity');
    const read: ReadPage = async (question) => {
      calls.length = 0;
      const { result } = await source(resolver.request({ arguments: question }));
      const page = resolver.response({ arguments: question, result });
      if (calls.join() !== 'Query')
        throw new Error(`A page took these calls instead of one Query: ${calls.join(', ')}.`);
      return page as Awaited<ReturnType<ReadPage>>;
    };
    return await timePages('at the table, one Query each', read);
  } finally {
    await tables.close();
  }
}

function resolverOf(assembly: Assembly, field: string) {
  const found = assembly
    .ofType<{ FieldName: string; Code: string }>('AWS::AppSync::Resolver')
    .find(({ properties }) => properties.FieldName === field);
  const code = loadResolver(found?.properties.Code ?? '', field, () => {});
  const run = (phase: 'request' | 'response') => (context: Record<string, unknown>) => {
    const outcome = code.run(phase, { context: { stash: {}, ...context }, authorization: 'User Pool Authorization' });
    if (outcome.value === undefined) throw new Error(`The resolver failed: ${JSON.stringify(outcome)}`);
    return outcome.value;
  };
  return { request: run('request'), response: run('response') };
}

const query = /* GraphQL */ `query ListActivity(
  $person: ID, $kind: ChangeKind, $rental: ID, $from: AWSTimestamp, $to: AWSTimestamp, $limit: Int, $nextToken: String
) {
  listActivity(person: $person, kind: $kind, rental: $rental, from: $from, to: $to, limit: $limit, nextToken: $nextToken) {
    items { rentalId version at kind by byName changed before { Population } after { Flag Name Code Population _deleted } }
    nextToken
  }
}`;

/** Asks as the page of activity does. */
async function httpReader(url: string): Promise<ReadPage> {
  const configuration = await configureAmplify(url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  return async (variables) => {
    const response = await fetch(configuration.API?.GraphQL?.endpoint ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: { listActivity: Awaited<ReturnType<ReadPage>> };
      errors?: object[];
    };
    if (errors) throw new Error(JSON.stringify(errors[0]));
    return data.listActivity;
  };
}

/** @throws Error when a page has no entries, or takes longer than the goal in the middle of all */
async function timePages(where: string, read: ReadPage): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, questionAt] of Object.entries(questions)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const question = questionAt(Math.floor(entries * ((round + 0.5) / rounds)));
      const began = performance.now();
      const { items } = await read(question);
      times.push(performance.now() - began);
      found = Math.max(found, items.length);
    }
    const ordered = times.toSorted((one, other) => one - other);
    const median = ordered[rounds >> 1] ?? Number.NaN;
    if (found === 0) throw new Error(`No page of "${name}" has an entry.`);
    if (!(median <= goal))
      throw new Error(`A page of "${name}" takes ${median.toFixed(1)} ms ${where}; the goal is ${goal} ms.`);
    lines.push(
      `activity, ${name}, ${where}: ${median.toFixed(1)} ms (slowest of ${rounds}: ${ordered.at(-1)?.toFixed(1)} ms)`,
    );
  }
  return lines;
}
