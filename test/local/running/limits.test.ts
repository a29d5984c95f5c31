/** The limits in a stage's templates apply locally: requests per second and per period, and the size of a body. */

import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { WebSocket } from 'ws';
import { closeAmplify, configureAmplify } from '../../harness/amplify';
import { type AlteredPolder, startAltered } from './altered-polder';

jest.setTimeout(120_000);
const limit = 100;
const millisecondsPerDay = 24 * 60 * 60 * 1000;
let polder: AlteredPolder;

beforeAll(async () => {
  polder = await startAltered({
    stage: 'dev',
    keepData: false,
    firewall: true,
    firewallRateLimit: limit,
    extractorRateLimit: 1,
    extractorBurstLimit: 10,
    extractorDailyCharacters: 600,
  });
});
afterAll(async () => {
  closeAmplify();
  await polder.close();
});

const post = (address: string) => fetch(address, { method: 'POST', body: '{}' });

async function postRepeatedly(address: string): Promise<{ statuses: number[]; last: unknown }> {
  const statuses: number[] = [];
  for (let count = 0; count < limit; count++) {
    const response = await post(address);
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  const response = await post(address);
  return { statuses: [...new Set(statuses)], last: { status: response.status, body: await response.json() } };
}

const refusal = {
  status: 429,
  body: {
    message: expect.stringContaining('Too many requests from this address'),
    errors: [{ errorType: 'TooManyRequestsException', message: expect.any(String) }],
  },
};

test('the GraphQL API takes as many requests as the stage allows, and no more; WebSockets neither', async () => {
  const { API } = (await (await fetch(`${polder.cloud.origin}/config.json`)).json()) as {
    API: { GraphQL: { endpoint: string } };
  };
  const { endpoint } = API.GraphQL;
  const { statuses, last } = await postRepeatedly(endpoint);
  // Without signing in, this is AppSync's response, not the firewall's.
  expect(statuses).toEqual([401]);
  expect(last).toEqual(refusal);

  const socket = new WebSocket(`${endpoint.replace(/^http/, 'ws')}/realtime`, 'graphql-ws');
  const refused = await new Promise((resolve) => socket.once('error', resolve));
  expect(String(refused)).toContain('429');
});

/** Waits for midnight (UTC) if it is near: every account has its allowance anew then. */
async function untilFarFromMidnight(): Promise<void> {
  const left = millisecondsPerDay - (Date.now() % millisecondsPerDay);
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Signs in as a new account; returns a function that calls the extractor and returns status and message. */
async function extractorOf(email: string) {
  await configureAmplify(polder.cloud.origin);
  await signOut();
  polder.addPerson(email, 'achttekens');
  await signIn({ username: email, password: 'achttekens' });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
  return async (body: object) => {
    const response = await fetch(`${polder.cloud.origin}/api/interpret`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [response.status, ((await response.json()) as { message?: string }).message];
  };
}

test('the REST API checks a body against its model before the function runs', async () => {
  const interpret = await extractorOf('ann@example.nl');
  const refused = [400, 'Invalid request body'];
  expect(await interpret({})).toEqual(refused);
  expect(await interpret({ text: '' })).toEqual(refused);
  expect(await interpret({ text: 'x'.repeat(100_001) })).toEqual(refused);
});

test('an account has texts read up to its allowance of the day, and each text up to the size of the stage', async () => {
  await untilFarFromMidnight();
  const interpret = await extractorOf('bo@example.nl');
  expect((await interpret({ text: 'x'.repeat(5_001) }))[0]).toBe(413);
  // Each is billed as 300 characters.
  expect((await interpret({ text: 'Rentals in Delft' }))[0]).toBe(200);
  expect((await interpret({ text: 'Rentals in Gouda' }))[0]).toBe(200);
  expect(await interpret({ text: 'Rentals in Leiden' })).toEqual([
    429,
    'Your 600 characters of today are used up. They are there again at 00:00 UTC.',
  ]);
  const interpretAsOther = await extractorOf('cas@example.nl');
  expect((await interpretAsOther({ text: 'Rentals in Leiden' }))[0]).toBe(200);
});

test('it takes so many requests a second, then so many in five minutes, behind the website too', async () => {
  const { statuses, last } = await postRepeatedly(`${polder.cloud.origin}/api/interpret`);
  // First 401 without signing in; then API Gateway throttles; then the firewall refuses by its own count.
  expect(statuses.sort()).toEqual([401, 429]);
  expect(last).toEqual(refusal);
});
