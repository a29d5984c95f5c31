/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { batchTest, subscribeToChanges, syncRentals } from '../../../frontend/src/cloud/rentalsApi';
import type { BatchTestFailure } from '../../../graphql/batch-test';
import { toChangedColumns } from '../../../graphql/rental-changes';
import { rental } from '../rentals/rental.fixture';

const mockRequest = jest.fn();
const mockSubscribe = jest.fn();
const mockReport = jest.fn();
type HubListener = (message: { payload: { event: string; data: object } }) => void;
const mockListeners = new Set<HubListener>();
jest.mock('../../../frontend/src/cloud/dataEndpoint', () => ({
  request: (...operation: unknown[]) => mockRequest(...operation),
  subscribe: (...operation: unknown[]) => mockSubscribe(...operation),
}));
jest.mock('aws-amplify/api', () => ({
  CONNECTION_STATE_CHANGE: 'ConnectionStateChange',
  ConnectionState: {
    Connected: 'Connected',
    Connecting: 'Connecting',
    ConnectionDisrupted: 'ConnectionDisrupted',
    ConnectedPendingNetwork: 'ConnectedPendingNetwork',
    Disconnected: 'Disconnected',
  },
}));
jest.mock('../../../frontend/src/cloud/reachability', () => ({ reportNetworkFailure: () => mockReport() }));
jest.mock('aws-amplify/utils', () => ({
  Hub: {
    listen: (_channel: string, listener: HubListener) => {
      mockListeners.add(listener);
      return () => mockListeners.delete(listener);
    },
  },
}));

const belgium = { id: 'be', Name: 'Belgium', Code: 'BE', Population: 11_700_000, conflictID: 'm1', _version: 2 };
const rows = [
  { id: 'be', conflictID: 'm1' },
  { id: 'nl', conflictID: 'm1' },
];
const conflict: BatchTestFailure = {
  errorType: 'ConflictUnhandled',
  message: 'Somebody changed it first.',
  errorInfo: { index: 1, id: 'nl' },
};

beforeEach(() => jest.clearAllMocks());

describe('batchTest', () => {
  test('returns the rentals as written', async () => {
    mockRequest.mockResolvedValueOnce({ data: { batchTest: [belgium, belgium] } });
    await expect(batchTest(rows)).resolves.toEqual({ rentals: [belgium, belgium], failures: [] });
    expect(mockRequest.mock.calls[0][1]).toEqual({ rentals: rows });
  });

  test('says what the rows come from', async () => {
    mockRequest.mockResolvedValueOnce({ data: { batchTest: [belgium] } });
    const origin = { kind: 'import', source: 'rentals.csv' } as const;
    await batchTest(rows, origin);
    expect(mockRequest.mock.calls[0][1]).toEqual({ rentals: rows, origin });
  });

  test('selects every field, as subscribers only get what the mutation selected', async () => {
    mockRequest.mockResolvedValueOnce({ data: { batchTest: [] } });
    await batchTest([]);
    const [query] = mockRequest.mock.calls[0];
    for (const field of [
      'id',
      'Flag',
      'Name',
      'Code',
      'Population',
      'conflictID',
      '_version',
      '_deleted',
      '_lastChangedAt',
      '__typename',
    ]) {
      expect(query).toMatch(new RegExp(`\\b${field}\\b`));
    }
  });

  test('separates refused rows from written ones', async () => {
    const error = { ...conflict, path: ['batchTest'], locations: null, data: null };
    mockRequest.mockRejectedValueOnce({ data: { batchTest: [belgium, null] }, errors: [error] });
    await expect(batchTest(rows)).resolves.toEqual({ rentals: [belgium, null], failures: [conflict] });
  });

  test('a response without data has no written rows', async () => {
    mockRequest.mockRejectedValueOnce({ data: null, errors: [conflict] });
    await expect(batchTest(rows)).resolves.toEqual({ rentals: [null, null], failures: [conflict] });
  });

  test.each([
    [{ data: {}, errors: [{ message: 'Network error', originalError: { name: 'NetworkError' } }] }],
    [{ data: null, errors: [conflict, { errorType: 'Lambda:Unhandled', message: 'timed out' }] }],
    [{ data: null, errors: [] }],
    [new Error('cancelled')],
  ])('a call that failed completely is an error, not a set of failed rows (%#)', async (answer) => {
    mockRequest.mockRejectedValueOnce(answer);
    await expect(batchTest(rows)).rejects.toBe(answer);
  });
});

test('syncRentals asks for one page of one shard', async () => {
  const page = { items: [belgium], nextToken: null, startedAt: 5 };
  mockRequest.mockResolvedValueOnce({ data: { syncRentals: page } });
  await expect(syncRentals({ shard: 3, lastSync: 4, nextToken: 'n' })).resolves.toEqual(page);
  expect(mockRequest.mock.calls[0][1]).toEqual({ shard: 3, lastSync: 4, nextToken: 'n' });
});

describe('subscribeToChanges', () => {
  const unsubscribe = jest.fn();
  const subscribe = jest.fn((_observer: { next(message: unknown): void; error(error: unknown): void }) => ({
    unsubscribe,
  }));
  const listeners = () => ({ onRentals: jest.fn(), onState: jest.fn() });
  const tell = (event: string, data: object) => {
    for (const listener of mockListeners) listener({ payload: { event, data } });
  };
  const connection = (connectionState: string) => tell('ConnectionStateChange', { connectionState });
  /** As Amplify tells it: the connection counts as connected right after any subscription is accepted. */
  const accepted = (operation = 'OnRentalChanges') => {
    tell('Subscription ack', { query: `subscription ${operation} { id }` });
    connection('Connected');
  };
  let end = () => {};

  beforeEach(() => mockSubscribe.mockReturnValue({ subscribe }));
  afterEach(() => end());

  test('passes on what changed, in the order of the messages', async () => {
    const { onRentals, onState } = listeners();
    const all = new Promise<void>((resolve) =>
      onRentals.mockImplementation(({ sequence }) => sequence === 9 && resolve()),
    );
    end = subscribeToChanges(onRentals, onState);
    const message = { sequence: 7, shards: [1], since: 5, shardCount: 8 };
    const changed = rental({ id: 'be', updatedAt: new Date(60_000).toISOString(), _lastChangedAt: 60_000 });
    const { updatedAt, ...sent } = changed;
    const rentals = gzipSync(JSON.stringify(toChangedColumns([sent]))).toString('base64');
    const next = (changes: object) => subscribe.mock.lastCall?.[0].next({ data: { onRentalChanges: changes } });
    next({ ...message, rentals });
    next({ ...message, sequence: 8, rentals: null });
    // What the message has besides its file is lost: the shards have all of it.
    next({ ...message, sequence: 9, rentals: 'damaged', files: ['a file'] });
    await all;
    expect(onRentals.mock.calls.flat()).toEqual([
      { ...message, rentals: [changed] },
      { ...message, sequence: 8, rentals: null },
      { ...message, sequence: 9, rentals: null, files: null },
    ]);
  });

  test('reports when messages arrive and when they may be missed', () => {
    const { onRentals, onState } = listeners();
    end = subscribeToChanges(onRentals, onState);
    connection('Connecting');
    accepted();
    for (const state of ['ConnectedPendingNetwork', 'Connected', 'ConnectionDisrupted', 'Connecting'])
      connection(state);
    accepted();
    expect(onState.mock.calls.flat()).toEqual(['connected', 'interrupted', 'connected', 'interrupted', 'connected']);

    subscribe.mock.lastCall?.[0].error(new Error('refused'));
    expect(onState).toHaveBeenLastCalledWith('interrupted');
  });

  test('a connection that has not begun yet is no interruption, one that cannot be made is', () => {
    const { onRentals, onState } = listeners();
    end = subscribeToChanges(onRentals, onState);
    connection('Disconnected');
    connection('Connecting');
    expect(onState).not.toHaveBeenCalled();
    connection('ConnectionDisrupted');
    expect(onState.mock.calls.flat()).toEqual(['interrupted']);
    accepted();
    connection('Disconnected');
    expect(onState.mock.calls.flat()).toEqual(['interrupted', 'connected', 'interrupted']);
  });

  test('is not connected through another subscription, but as soon as it is accepted itself', () => {
    jest.useFakeTimers();
    const { onRentals, onState } = listeners();
    end = subscribeToChanges(onRentals, onState);
    connection('Connecting');
    subscribe.mock.lastCall?.[0].error(new Error('LimitExceeded'));
    accepted('OnMySetting');
    expect(onState.mock.calls.flat()).toEqual(['interrupted']);
    jest.advanceTimersByTime(4_000);
    expect(subscribe).toHaveBeenCalledTimes(2);
    // The connection is up already, and is not told of again.
    tell('Subscription ack', { query: 'subscription OnRentalChanges { id }' });
    expect(onState.mock.calls.flat()).toEqual(['interrupted', 'connected']);
    jest.useRealTimers();
  });

  test('is not connected through another subscription after its own was ended by a refusal', () => {
    const { onRentals, onState } = listeners();
    end = subscribeToChanges(onRentals, onState);
    accepted();
    subscribe.mock.lastCall?.[0].error(new Error('LimitExceeded'));
    accepted('OnMySetting');
    expect(onState.mock.calls.flat()).toEqual(['connected', 'interrupted']);
  });

  test('reports a subscription that breaks off as a failure of the network, once', () => {
    mockReport.mockClear();
    const { onRentals, onState } = listeners();
    end = subscribeToChanges(onRentals, onState);
    accepted();
    expect(mockReport).not.toHaveBeenCalled();
    connection('ConnectionDisrupted');
    subscribe.mock.lastCall?.[0].error(new Error('refused'));
    expect(mockReport).toHaveBeenCalledTimes(1);
    accepted();
    connection('ConnectionDisrupted');
    expect(mockReport).toHaveBeenCalledTimes(2);
  });

  test('stops', () => {
    const { onRentals, onState } = listeners();
    subscribeToChanges(onRentals, onState)();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(mockListeners.size).toBe(0);
  });
});
