/** @jest-environment node */
import { readSnapshotFile } from '../../../frontend/src/cloud/readSnapshotFile';

jest.mock('aws-amplify/storage', () => ({ getUrl: async () => ({ url: new URL('https://bucket.test/file') }) }));
jest.mock('../../../frontend/src/cloud/awsCredentials', () => ({ needAwsCredentials: () => undefined }));

const realFetch = globalThis.fetch;
const answering = (response: Response) => {
  globalThis.fetch = async () => response;
};
const pieces: string[] = [];
const read = (take: (text: string) => void | Promise<void> = (text) => void pieces.push(text)) =>
  readSnapshotFile('file', take, new AbortController().signal);
/** As fetch of a file that never ends: the signal breaks it off. */
const begun: typeof fetch = async (_, { signal } = {}) => {
  const body = new ReadableStream({
    start(rest) {
      rest.enqueue(new TextEncoder().encode('begun'));
      signal?.addEventListener('abort', () => rest.error(signal.reason));
    },
  });
  return new Response(body);
};

beforeEach(() => {
  pieces.length = 0;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('a file is read to its end', async () => {
  answering(new Response('one\ntwo'));
  expect(await read()).toBe(true);
  expect(pieces.join('')).toBe('one\ntwo');
});

test.each([403, 404])('an answer of %d says that there is none', async (status) => {
  answering(new Response('<Error/>', { status }));
  expect(await read()).toBe(false);
  expect(pieces).toEqual([]);
});

test('another answer is a failure, and no file', async () => {
  answering(new Response('<Error/>', { status: 503 }));
  await expect(read()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(pieces).toEqual([]);
});

test('a file of which nothing more comes is a failure of the network; what takes it may take longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  globalThis.fetch = begun;
  let outcome: Promise<unknown> | undefined;
  let isTaken = () => {};
  const taking = new Promise<void>((isTaking) => {
    const take = () =>
      new Promise<void>((resolve) => {
        isTaken = resolve;
        isTaking();
      });
    outcome = read(take).catch((error: Error) => error.name);
  });
  await taking;
  await jest.advanceTimersByTimeAsync(60_000);
  isTaken();
  const isOver = Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'not yet'))]);
  expect(await isOver).toBe('not yet');
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await outcome).toBe('NetworkError');
});
