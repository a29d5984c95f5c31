/** Partial responses of services, as the real clients see them. */
import { generateClient, post } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
let polder: AlteredPolder;

beforeAll(async () => {
  // Rows are retried until the function's timeout; on AWS that is half a minute.
  polder = await startAltered({ stage: 'dev', keepData: false }, (template) =>
    template.replaceAll(/"Timeout": 28\b/g, '"Timeout": 4'),
  );
  await configureAmplify(polder.cloud.origin);
  polder.addPerson('ann@example.nl', 'achttekens');
  await signIn({ username: 'ann@example.nl', password: 'achttekens' });
});
afterAll(async () => {
  await signOut();
  closeAmplify();
  await polder.close();
});
afterEach(() => fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' }));

async function addFault(fault: object): Promise<void> {
  const response = await fetch(`${polder.cloud.origin}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}

const idToken = async () => String((await fetchAuthSession()).tokens?.idToken);

interface ImportAnswer {
  data: { batchTest: ({ id: string } | null)[] };
  errors?: { errorType: string; errorInfo: { index: number; id: string } }[];
}

test('a table that refuses some items makes batchTest answer with some rows, and an error for each of the others', async () => {
  const rentals = Array.from({ length: 20 }, (_, row) => ({
    id: `market-${row}`,
    Name: `Market ${row}`,
    Code: 'NL',
    Population: row,
    conflictID: 'import-1',
  }));
  const mutation = /* GraphQL */ `
    mutation Import($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id } }
  `;
  const send = async () => {
    const answer = generateClient().graphql({ query: mutation, variables: { rentals } });
    return (await Promise.resolve(answer).catch((error: unknown) => error)) as ImportAnswer;
  };

  await addFault({ service: 'dynamodb', kind: 'partial', rate: 0.3 });
  const { data, errors = [] } = await send();
  const missing = data.batchTest.flatMap((rental, index) => (rental ? [] : [index]));
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThan(rentals.length);
  expect(errors.map(({ errorInfo }) => [errorInfo.index, errorInfo.id])).toEqual(
    missing.map((index) => [index, `market-${index}`]),
  );
  // On a busy machine, the last attempt at a row may not be answered before the batch must be.
  const kinds = new Set(errors.map(({ errorType }) => errorType));
  expect(kinds).toContain('Throttled');
  expect(['Throttled', 'InternalFailure']).toEqual(expect.arrayContaining([...kinds]));

  await fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' });
  const again = await send();
  expect(again.errors).toBeUndefined();
  expect(again.data.batchTest.map((rental) => rental?.id)).toEqual(rentals.map(({ id }) => id));
});

test('Comprehend that refuses some readings makes the extractor answer with the others', async () => {
  await addFault({ service: 'comprehend', kind: 'partial', rate: 0.5 });
  const { body } = await post({
    apiName: 'entityExtractor',
    path: '/interpret',
    options: {
      body: { text: 'Ann rents a warehouse in Rotterdam from Janssen Ltd since May 2024.' },
      headers: { Authorization: await idToken() },
    },
  }).response;
  const parts = Object.values((await body.json()) as unknown as Record<string, { status: string; reason?: string }>);
  expect(parts.some(({ status }) => status !== 'unavailable')).toBe(true);
  const unavailable = parts.filter(({ status }) => status === 'unavailable');
  expect(unavailable.length).toBeGreaterThan(0);
  expect(new Set(unavailable.map(({ reason }) => reason))).toEqual(new Set(['Throttled']));
});
