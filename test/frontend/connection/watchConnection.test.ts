import { mainReducers } from '../../../frontend/src/app/mainReducers';
import { addMainReducers, createStore, type Store } from '../../../frontend/src/app/store';
import { onReachable, reportNetworkFailure } from '../../../frontend/src/cloud/reachability';
import { selectConnectionState } from '../../../frontend/src/features/connection/connectionSlice';
import { watchConnection } from '../../../frontend/src/features/connection/watchConnection';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { selectNotifications } from '../../../frontend/src/features/notifications/notificationsSlice';
import { cloudOpened, connectionChanged } from '../../../frontend/src/features/rentals/rentalsSlice';

const answer = jest.fn<Promise<{ status: number }>, []>();
const online = jest.spyOn(navigator, 'onLine', 'get');
const originalFetch = globalThis.fetch;
let store: Store;
let stop: () => void;
const state = () => selectConnectionState(store.getState());
const history = () => selectNotifications(store.getState()).map(({ textKey, isToast }) => [textKey, isToast]);
const settle = () => jest.advanceTimersByTimeAsync(0);

addMainReducers(mainReducers);

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockResolvedValue({ status: 200 });
  online.mockReturnValue(true);
  globalThis.fetch = answer as never;
  store = createStore(defaultLayout);
  stop = watchConnection(store);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

test('while all goes well nothing is asked', async () => {
  await jest.advanceTimersByTimeAsync(600_000);
  expect(answer).not.toHaveBeenCalled();
});

test('a failed call is looked into: without an answer Polder is unreachable, until it answers again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError());
  reportNetworkFailure();
  await settle();
  expect(state()).toBe('unreachable');
  expect(history()).toEqual([['common:connection.unreachable', false]]);
  await jest.advanceTimersByTimeAsync(500);
  expect(state()).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(1000);
  expect(state()).toBe('up');
  expect(history()).toEqual([['common:connection.up', true]]);
  expect(answer).toHaveBeenCalledTimes(3);
});

test('an answer that something is wrong is told apart', async () => {
  answer.mockResolvedValueOnce({ status: 503 });
  reportNetworkFailure();
  await settle();
  expect(state()).toBe('unwell');
});

test('a machine that is offline says so; being online again is looked into at once', async () => {
  answer.mockRejectedValueOnce(new TypeError());
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(state()).toBe('offline');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(state()).toBe('up');
});

test('a laptop that is its own cloud needs no network', async () => {
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(state()).toBe('up');
});

test('a subscription that breaks off is a reason to ask', async () => {
  answer.mockRejectedValueOnce(new TypeError());
  store.dispatch(cloudOpened());
  store.dispatch(connectionChanged('interrupted'));
  await settle();
  expect(state()).toBe('unreachable');
});

test('the pause between two questions grows, up to three seconds: who waits goes on soon after the network is back', async () => {
  answer.mockRejectedValue(new TypeError());
  reportNetworkFailure();
  await jest.advanceTimersByTimeAsync(500 + 1000 + 2000 + 3000 + 3000);
  expect(answer).toHaveBeenCalledTimes(6);
});

test('who answers that something is wrong is asked less and less, up to half a minute apart', async () => {
  answer.mockResolvedValue({ status: 503 });
  reportNetworkFailure();
  await jest.advanceTimersByTimeAsync(500 * (2 ** 6 - 1) + 30_000);
  expect(answer).toHaveBeenCalledTimes(8);
});

test('those who wait for the network hear of its return, and nobody else', async () => {
  const onBack = jest.fn();
  const stopListening = onReachable(onBack);
  reportNetworkFailure();
  await settle();
  expect(onBack).not.toHaveBeenCalled();
  answer.mockRejectedValueOnce(new TypeError());
  reportNetworkFailure();
  await jest.advanceTimersByTimeAsync(500);
  expect(onBack).toHaveBeenCalledTimes(1);
  stopListening();
});
