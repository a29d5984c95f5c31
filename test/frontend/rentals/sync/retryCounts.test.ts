/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { dataEndpoint } from '../../../../frontend/src/cloud/amplify';
import { setCloudConfiguration } from '../../../../frontend/src/cloud/configure';
import { batchTest, changeFeed, syncRentals } from '../../../../frontend/src/cloud/rentalsApi';
import { filterReducer } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { BatchSender } from '../../../../frontend/src/features/rentals/import/send/batchSender';
import { followCloud } from '../../../../frontend/src/features/rentals/sync/followCloud';
import { changesMade, cloudOpened, rentalsReducer } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { runOutbox } from '../../../../frontend/src/features/rentals/sync/runOutbox';
import { configurationAt } from '../../cloud/configuration.fixture';
import { blankValues } from '../rental.fixture';

// Amplify is configured below, for the server of this test.
jest.mock('../../../../frontend/src/cloud/configure', () => ({
  ...jest.requireActual('../../../../frontend/src/cloud/configure'),
  ensureAmplifyConfigured: async () => undefined,
}));

/** How AppSync says no; the real client decides what it sends again. */
const refusals = {
  throttle: [429, 'TooManyRequestsException'],
  fail: [500, 'InternalFailure'],
} as const;
let refusal: (typeof refusals)[keyof typeof refusals];
let requests: string[];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      requests.push(body);
      const [status, errorType] = refusal;
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': errorType });
      response.end(JSON.stringify({ errors: [{ errorType, message: 'No.' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const GraphQL = { endpoint, region: 'eu-west-1', defaultAuthMode: 'userPool' } as const;
  setCloudConfiguration({ ...configurationAt(endpoint), API: { GraphQL } });
  Amplify.configure({ API: { GraphQL, REST: { [dataEndpoint]: { endpoint, region: GraphQL.region } } } });
  Object.assign(globalThis, { window: new EventTarget() });
  jest.spyOn(cognitoUserPoolsTokenProvider, 'getTokens').mockResolvedValue({ idToken: 'token' } as never);
});
afterAll(() => server.close());

/** Waits that end when the test says so. */
let waits: { milliseconds: number; end(): void }[];
let onWait: () => void;
const waitFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    waits.push({ milliseconds, end: resolve });
    onWait();
  });
const untilWaits = (count: number) =>
  new Promise<void>((resolve) => {
    onWait = () => waits.length >= count && resolve();
    onWait();
  });
const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer, filter: filterReducer } });

beforeEach(() => {
  requests = [];
  waits = [];
  onWait = () => {};
});

describe.each(['throttle', 'fail'] as const)('when the service answers with "%s"', (kind) => {
  beforeEach(() => {
    refusal = refusals[kind];
  });

  it('reading the rentals sends one query three times, and again three times, at a pace that slows', async () => {
    const store = makeStore();
    const subscription = { onState: (_: 'connected') => {} };
    const following = followCloud(
      store,
      {
        syncRentals,
        batchTest,
        changeFeed,
        subscribeToChanges: (_, onState) => {
          subscription.onState = onState;
          return () => {};
        },
      },
      Date.now,
      waitFor,
    );
    subscription.onState('connected');
    await untilWaits(1);
    expect(requests).toHaveLength(3);
    for (const query of new Set(requests)) expect(requests.filter((one) => one === query)).toHaveLength(3);
    waits[0]?.end();
    await untilWaits(2);
    expect(requests).toHaveLength(3 + 3);
    expect(waits.map(({ milliseconds }) => milliseconds >= 2000)).toEqual([true, true]);
    expect(waits[1]?.milliseconds).toBeGreaterThanOrEqual(4000);
    following.stop();
  });

  it('saving a rental sends it three times; then again, at a pace that slows', async () => {
    const store = makeStore();
    const stopping = new AbortController();
    store.dispatch(cloudOpened());
    store.dispatch(changesMade([{ id: 'one', rentalId: 'a', content: { Name: 'Mine' }, seen: null, at: 0 }]));
    runOutbox(store, { batchTest }, async () => {}, stopping.signal, waitFor);
    await untilWaits(1);
    expect(requests).toHaveLength(3);
    expect(waits[0]?.milliseconds).toBeGreaterThanOrEqual(2000);
    waits[0]?.end();
    await untilWaits(2);
    expect(requests).toHaveLength(6);
    expect(waits[1]?.milliseconds).toBeGreaterThanOrEqual(kind === 'throttle' ? 4000 : 2000);
    stopping.abort();
  });

  it('an import sends the batches under way three times; then one of them, at a pace that slows', async () => {
    let number = 0;
    const run = new BatchSender({
      next: async () => {
        number++;
        const content = { ...blankValues, id: `r${number}`, Name: 'Huis', Code: 'NL', Population: 1, Flag: '🇳🇱' };
        const row = { ...content, row: number, line: number };
        const input = { ...content, conflictID: `run:${number}` };
        return { number, rows: [{ row, kind: 'insert', input }], unchanged: 0, mayBeIncomplete: false };
      },
      batchTest,
      wait: waitFor,
      onFailure: () => {},
      onAnswer: () => {},
    });
    const ended = run.run();
    await untilWaits(1);
    // The lanes that are not asking may still be at their three attempts.
    while (requests.length < 4 * 3) await new Promise((resolve) => setTimeout(resolve, 20));
    waits[0]?.end();
    await untilWaits(2);
    expect(requests).toHaveLength(4 * 3 + 3);
    expect(waits[1]?.milliseconds).toBeGreaterThanOrEqual(4000);
    run.cancel();
    await ended;
  });
});
