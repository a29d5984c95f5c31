/** Data survives a stop, a SIGKILL in the middle of writing, and a second start on the same folder. */
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { demoAccount } from '../../../local/sample/demo-account';
import { configureAmplify, readConfiguration } from '../../harness/amplify';
import { type RunningPolder, startPolder, temporaryFolder } from '../../harness/polder';

jest.setTimeout(120_000);
const folder = temporaryFolder('restart');
let polder: RunningPolder;

beforeAll(async () => {
  polder = await startPolder(folder.path);
});
afterAll(async () => {
  await polder.stop();
  folder.remove();
});

async function graphql(token: string, query: string, variables: object = {}) {
  const configuration = await readConfiguration(polder.url);
  const response = await fetch(configuration.API?.GraphQL?.endpoint ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data: { batchTest: ({ id: string } | null)[]; getRental: { id: string } | null; listRentals: { items: object[] } };
    errors?: object[];
  };
}

async function signInAsDemo(): Promise<string> {
  await configureAmplify(polder.url);
  await signIn({ username: demoAccount.email, password: demoAccount.password });
  return (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
}

test('the first start makes a demo account and loads the sample rentals, and says so', async () => {
  expect(polder.output()).toContain(`Demo account: ${demoAccount.email}, password ${demoAccount.password}`);
  expect(polder.output()).toMatch(/Loaded 2\d\d sample rentals through batchTest/);
  const token = await signInAsDemo();
  const { data } = await graphql(token, '{ listRentals(limit: 1000) { items { id } } }');
  expect(data.listRentals.items.length).toBeGreaterThan(200);
});

test('a second start on the same folder is refused with a sentence', async () => {
  await expect(startPolder(folder.path)).rejects.toThrow(/in use by another running Polder.*POLDER_DATA/s);
});

test('a port in use, or no number at all, is refused with a sentence', async () => {
  const other = temporaryFolder('port');
  await expect(startPolder(other.path, Number(new URL(polder.url).port))).rejects.toThrow(/Port \d+ is in use/);
  await expect(startPolder(other.path, Number.NaN)).rejects.toThrow('PORT is "NaN"; use a number from 0 to 65535');
  other.remove();
});

test('SIGKILL in the middle of writing loses nothing acknowledged, and sending all again ends with exactly the rows', async () => {
  const token = await signInAsDemo();
  const acknowledged: string[] = [];
  const mutation = 'mutation W($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id _version } }';
  const batchOf = (batch: number) =>
    Array.from({ length: 50 }, (_, row) => ({
      id: `kill-${batch}-${row}`,
      Name: `Market ${batch} ${row}`,
      Code: 'NL',
      Population: row,
      conflictID: `kill-${batch}`,
    }));
  const send = async (batch: number) => {
    const { data } = await graphql(token, mutation, { rentals: batchOf(batch) });
    acknowledged.push(...data.batchTest.flatMap((rental) => rental?.id ?? []));
    if (acknowledged.length >= 300) await polder.kill();
  };
  await Promise.allSettled(Array.from({ length: 40 }, (_, batch) => send(batch)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.length).toBeLessThan(2000);

  polder = await startPolder(folder.path);
  for (const id of acknowledged) {
    const { data } = await graphql(token, 'query G($id: ID!) { getRental(id: $id) { id } }', { id });
    expect(data.getRental).toEqual({ id });
  }

  for (let batch = 0; batch < 40; batch++) {
    const answer = await graphql(token, mutation, { rentals: batchOf(batch) });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.batchTest).toEqual(batchOf(batch).map(({ id }) => ({ id, _version: 1 })));
  }
});

test('accounts and rentals survive a restart, and the sample is not loaded again', async () => {
  const address = polder.url;
  await polder.stop();
  polder = await startPolder(folder.path, Number(new URL(address).port));
  expect(polder.output()).not.toContain('sample rentals');
  const token = await signInAsDemo();
  const { data } = await graphql(token, '{ getRental(id: "kill-0-0") { id } }');
  expect(data.getRental).toEqual({ id: 'kill-0-0' });
});
