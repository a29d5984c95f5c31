/** Logs contain no user data: marked content goes through every path, and no log line of a function has the mark. */
import { generateClient, post } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
const mark = 'Zwaluwstaart';
let polder: AlteredPolder;

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Rows are retried until the function's timeout; on AWS that is half a minute.
  polder = await startAltered(
    { stage: 'dev', keepData: false, signUp: { policy: 'domains', domains: ['example.nl'] } },
    (template) => template.replaceAll(/"Timeout": 28\b/g, '"Timeout": 4'),
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

const addFault = (fault: object) =>
  fetch(`${polder.cloud.origin}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const endFaults = () => fetch(`${polder.cloud.origin}/_local/faults`, { method: 'DELETE' });

const rental = (id: string, more: object = {}) => ({
  id: `${mark}-${id}`,
  Name: `${mark} ${id}`,
  Code: 'NL',
  Population: 1,
  conflictID: `${mark}-${id}`,
  ...more,
});

/** The error types in a batch's response. */
async function write(...rentals: object[]): Promise<(string | undefined)[]> {
  const query = 'mutation ($rentals: [RentalInput!]!) { batchTest(rentals: $rentals) { id _version } }';
  const answer = Promise.resolve(generateClient().graphql({ query, variables: { rentals } }));
  const { errors } = (await answer.catch((error: unknown) => error)) as { errors?: { errorType?: string }[] };
  return (errors ?? []).map(({ errorType }) => errorType);
}

async function interpret(text: string): Promise<number> {
  const headers = { authorization: (await fetchAuthSession()).tokens?.idToken?.toString() ?? '' };
  const { response } = post({ apiName: 'entityExtractor', path: '/interpret', options: { body: { text }, headers } });
  return response.then(
    ({ statusCode }) => statusCode,
    (error) => error.$metadata?.httpStatusCode ?? error.response?.statusCode,
  );
}

test('rentals: written, in conflict, not valid, and not written because the table is missing', async () => {
  expect(await write(rental('1'), rental('2'))).toEqual([]);
  expect(await write(rental('1', { conflictID: `${mark}-other`, _version: 7 }))).toHaveLength(1);
  expect(await write(rental('3', { Name: '', Population: -1 }))).toHaveLength(1);
  await addFault({ service: 'dynamodb', kind: 'partial', rate: 1 });
  expect(await write(rental('4'))).toHaveLength(1);
  await endFaults();
});

test('texts: interpreted, interpreted in part, and too long', async () => {
  expect(await interpret(`${mark} lives in Rotterdam.`)).toBe(200);
  await addFault({ service: 'comprehend', kind: 'partial', rate: 0.5 });
  expect(await interpret(`${mark} works in Utrecht.`)).toBe(200);
  await endFaults();
  // The first is refused by the function, the second by the gateway's model.
  expect(await interpret(`${mark} `.repeat(1_000))).toBe(413);
  expect(await interpret(`${mark} `.repeat(10_000))).toBe(400);
});

test('people: signed up, and refused', async () => {
  const account = (domain: string) =>
    signUp({ username: `${mark}@${domain}`, password: `${mark}-password` }).then(
      () => 'signed up',
      (error: Error) => error.name,
    );
  expect(await account('example.nl')).toBe('signed up');
  expect(await account('example.com')).toBe('UserLambdaValidationException');
});

test('no line has a mark in it', () => {
  // The mailbox logs each mail; that is intended.
  const lines = polder
    .console()
    .split('\n')
    .filter((line) => !line.startsWith('Mail to '));
  const wrote = (what: string) => lines.filter((line) => line.includes(what)).length;
  expect(wrote('"batchTest"')).toBeGreaterThanOrEqual(4);
  expect(wrote('"interpret"')).toBeGreaterThanOrEqual(2);
  expect(lines.filter((line) => line.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
});
