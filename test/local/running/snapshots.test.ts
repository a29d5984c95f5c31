/** An initial load through the real thing: the schedule makes files, and an Amplify client reads them. */
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { readSnapshotFile } from '../../../frontend/src/cloud/readSnapshotFile';
import { pullChanges } from '../../../frontend/src/features/rentals/sync/pullChanges';
import { openFiles } from '../../../frontend/src/features/rentals/sync/snapshotFiles';
import type { QuerySyncRentalsArgs, Rental, RentalConnection } from '../../../graphql/generated/schema';
import { defaultShardCount, shardOf } from '../../../graphql/sharding';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { runSchedules } from '../../harness/schedules';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
const perCall = 500;
/** The shards that get a file, which they do above 1,000 rentals. */
const filledShards = [0, 1];
const calls = 5;
const fields = 'id Flag Name Code Population conflictID createdAt updatedAt _version _deleted _lastChangedAt';

let polder: AlteredPolder;
let endpoint: string;
const realFetch = globalThis.fetch;
/** The objects that were fetched. */
const fetched: string[] = [];

beforeAll(async () => {
  polder = await startAltered({ stage: 'dev', keepData: false });
  const { origin } = polder.cloud;
  polder.addPerson('ann@example.nl', 'achttekens');
  const configuration = await configureAmplify(origin);
  endpoint = String(configuration.API?.GraphQL?.endpoint);
  // As frontend/src/cloud/localAddresses.ts does in the browser.
  globalThis.fetch = (input, init) => {
    const url = String(input).replace(/^https:\/\/([^/]+)\.s3\.[a-z0-9-]+\.amazonaws\.com/, `${origin}/_aws/s3/$1`);
    if (url.includes('/_aws/s3/')) fetched.push(new URL(url).pathname);
    return realFetch(url, init);
  };
  await signIn({ username: 'ann@example.nl', password: 'achttekens' });
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await signOut();
  closeAmplify();
  await polder.close();
});

async function request<Data>(query: string, variables: object): Promise<Data> {
  const token = String((await fetchAuthSession()).tokens?.idToken);
  const response = await realFetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data;
}

const write = (rentals: object[]) =>
  request(`mutation Write($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id } }`, { rentals });

/** All that a new client holds afterwards, and what it asked AppSync. */
async function readFirst() {
  const asked: QuerySyncRentalsArgs[] = [];
  const held = new Map<string, Rental>();
  await pullChanges({
    checkpoints: {},
    shards: Array.from({ length: defaultShardCount }, (_, shard) => shard),
    signal: new AbortController().signal,
    openFiles: (pull) => openFiles(pull, readSnapshotFile),
    async syncRentals(page) {
      asked.push(page);
      const query = `query Sync($shard: Int!, $lastSync: AWSTimestamp, $limit: Int, $nextToken: String) {
        syncRentals(shard: $shard, lastSync: $lastSync, limit: $limit, nextToken: $nextToken) {
          items { ${fields} } nextToken startedAt
        }
      }`;
      return (await request<{ syncRentals: RentalConnection }>(query, page)).syncRentals;
    },
    onPage({ rentals }) {
      for (const rental of rentals) {
        if (rental._version > (held.get(rental.id)?._version ?? 0)) held.set(rental.id, rental);
      }
    },
  });
  return { asked, held };
}

/** New rentals of the shards that get a file. */
function newRentals(
  prefix: string,
): { id: string; Name: string; Code: string; Population: number; conflictID: string }[] {
  const rentals = [];
  for (let number = 0; rentals.length < calls * perCall; number++) {
    const id = `${prefix}-${number}`;
    if (!filledShards.includes(shardOf(id))) continue;
    rentals.push({ id, Name: `Market ${number}`, Code: 'NL', Population: number, conflictID: `${prefix}:${number}` });
  }
  return rentals;
}

async function writeAll(rentals: readonly object[]): Promise<void> {
  for (let first = 0; first < rentals.length; first += perCall) await write(rentals.slice(first, first + perCall));
}

test('a client without a copy reads the files with its own credentials, and then only what changed', async () => {
  const rentals = newRentals('rental');
  await writeAll(rentals);
  const [summary] = (await runSchedules(polder.cloud.origin)) as object[];
  expect(summary).toMatchObject({ written: filledShards.length, causes: {} });
  const [changed, deleted, kept] = rentals.map(({ id }) => id);
  await write([{ id: changed, Name: 'Changed', conflictID: 'edit', _version: 1 }]);
  await write([{ id: deleted, _deleted: true, conflictID: 'deletion', _version: 1 }]);

  const { asked, held } = await readFirst();
  expect(held.size).toBe(rentals.length);
  expect(held.get(changed ?? '')).toMatchObject({ Name: 'Changed', _version: 2 });
  expect(held.get(deleted ?? '')).toMatchObject({ _deleted: true });
  expect(held.get(kept ?? '')).toEqual({
    ...rentals[2],
    Flag: null,
    _version: 1,
    _deleted: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    _lastChangedAt: expect.any(Number),
  });
  expect(fetched).toHaveLength(1 + filledShards.length);
  // The others have too few rentals for a file.
  const whole = asked.filter(({ lastSync }) => lastSync === undefined).map(({ shard }) => shard);
  expect(new Set(whole).size).toBe(defaultShardCount - filledShards.length);
  expect(whole).not.toEqual(expect.arrayContaining(filledShards));
});

test('another run has nothing to write, and two at the same time leave files that can be read', async () => {
  const [summary] = (await runSchedules(polder.cloud.origin)) as object[];
  expect(summary).toMatchObject({ written: 0, overtaken: false, causes: {} });
  const later = newRentals('later');
  await writeAll(later);
  const runs = await Promise.all([runSchedules(polder.cloud.origin), runSchedules(polder.cloud.origin)]);
  for (const [one] of runs) expect(one).toMatchObject({ causes: {} });
  const { held } = await readFirst();
  expect(held.size).toBe(calls * perCall + later.length);
});
