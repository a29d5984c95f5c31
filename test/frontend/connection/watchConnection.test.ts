import { createStore, type Store } from '../../../frontend/src/app/store';
import { onReachable, reportNetworkFailure } from '../../../frontend/src/cloud/reachability';
import { selectConnectionState } from '../../../frontend/src/features/connection/connectionSlice';
import { watchConnection } from '../../../frontend/src/features/connection/watchConnection';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { selectNotifications } from '../../../frontend/src/features/notifications/notificationsSlice';

const answer = jest.fn<Promise<{ status: number }>, []>();
const online = jest.spyOn(navigator, 'onLine', 'get');
const originalFetch = globalThis.fetch;
let store: Store;
let stop: () => void;
const state = () => selectConnectionState(store.getState());
const history = () => selectNotifications(store.getState()).map(({ textKey, isToast }) => [textKey, isToast]);
const settle = () => jest.advanceTimersByTimeAsync(0);

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

test('no requests are sent while there are no failures', async () => {
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

test('an unhealthy answer is distinguished from none', async () => {
  answer.mockResolvedValueOnce({ status: 503 });
  reportNetworkFailure();
  await settle();
  expect(state()).toBe('unwell');
});

test('an offline machine is reported; being online again triggers a check immediately', async () => {
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

test('the pause between two checks grows, up to three seconds, so that work continues soon after the network is back', async () => {
  answer.mockRejectedValue(new TypeError());
  reportNetworkFailure();
  await jest.advanceTimersByTimeAsync(500 + 1000 + 2000 + 3000 + 3000);
  expect(answer).toHaveBeenCalledTimes(6);
});

test('an unhealthy Polder is checked less and less often, up to every half minute', async () => {
  answer.mockResolvedValue({ status: 503 });
  reportNetworkFailure();
  await jest.advanceTimersByTimeAsync(500 * (2 ** 6 - 1) + 30_000);
  expect(answer).toHaveBeenCalledTimes(8);
});

test('only callers waiting for the network are notified of its return', async () => {
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
