import { checkReachability, reportReachable } from '../../../../frontend/src/cloud/reachability';
import { wait } from '../../../../frontend/src/cloud/retry';
import { loadUntilDone } from '../../../../frontend/src/features/rentals/sync/loadUntilDone';

jest.mock('../../../../frontend/src/cloud/reachability', () => ({
  ...jest.requireActual('../../../../frontend/src/cloud/reachability'),
  checkReachability: jest.fn(async () => 'unreachable'),
}));

const notCome = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

/** Fails that often before it loads. */
const failing = (times: number, error: Error = notCome) =>
  jest.fn(async () => {
    if (times-- > 0) throw error;
    return 'part';
  });

/** A minute's wait in a moment. */
function fakeWait() {
  const delays: number[] = [];
  return {
    delays,
    waitFor: async (milliseconds: number) => {
      delays.push(milliseconds);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const { signal } = new AbortController();

test('loads until the part comes, at most three seconds apart while the network fails', async () => {
  const load = failing(20);
  const onFailure = jest.fn();
  const { delays, waitFor } = fakeWait();
  await expect(loadUntilDone(load, onFailure, signal, waitFor)).resolves.toBe('part');
  expect(onFailure.mock.calls).toEqual(Array.from({ length: 20 }, () => ['network']));
  expect(delays).toHaveLength(20);
  expect(Math.max(...delays)).toBeLessThanOrEqual(3000);
});

test('loads at once when the connection is back', async () => {
  const load = failing(1);
  const loading = loadUntilDone(
    load,
    () => {},
    signal,
    (_, ended) => wait(60_000, ended),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  reportReachable();
  await expect(loading).resolves.toBe('part');
});

test('is patient with a file that a newer release has replaced: Polder answers then', async () => {
  jest.mocked(checkReachability).mockResolvedValue('up');
  const { delays, waitFor } = fakeWait();
  await loadUntilDone(failing(10), () => {}, signal, waitFor);
  expect(Math.max(...delays)).toBeGreaterThan(60_000);
});

test('loads soon when the network is back just after an attempt of many has failed', async () => {
  jest.mocked(checkReachability).mockResolvedValue('unreachable');
  const onFailure = jest.fn(() => {
    if (onFailure.mock.calls.length === 10) jest.mocked(checkReachability).mockResolvedValue('up');
  });
  const { delays, waitFor } = fakeWait();
  await loadUntilDone(failing(10), onFailure, signal, waitFor);
  expect(delays).toHaveLength(10);
  expect(Math.max(...delays)).toBeLessThanOrEqual(3000);
});

test('says of any other failure that it is not known', async () => {
  const onFailure = jest.fn();
  const error = new Error('not a function');
  await loadUntilDone(failing(1, error), onFailure, signal, fakeWait().waitFor);
  expect(onFailure).toHaveBeenCalledWith('unknown');
});

test('ends with its signal', async () => {
  const stopping = new AbortController();
  const load = failing(1);
  const loading = loadUntilDone(
    load,
    () => {},
    stopping.signal,
    (_, ended) => wait(60_000, ended),
  );
  await new Promise((resolve) => setTimeout(resolve));
  stopping.abort();
  await expect(loading).rejects.toThrow(/abort/);
  expect(load).toHaveBeenCalledTimes(1);
});
