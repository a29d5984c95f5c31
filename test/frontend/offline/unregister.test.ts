import { unregisterIfGone } from '../../../frontend/src/worker/unregister';

const scriptURL = 'https://polder.test/service-worker.js';
const unregister = jest.fn();
const registration = { active: { scriptURL }, unregister } as unknown as ServiceWorkerRegistration;
const deleted: string[] = [];
const { fetch, caches } = globalThis;

beforeEach(() => {
  unregister.mockClear();
  deleted.length = 0;
  globalThis.caches = {
    keys: async () => ['polder-assets', 'polder-configuration'],
    delete: async (name: string) => deleted.push(name) > 0,
  } as unknown as CacheStorage;
});
afterEach(() => Object.assign(globalThis, { fetch, caches }));

const answering = (answer: object) => {
  globalThis.fetch = jest.fn().mockResolvedValue(answer);
};

test.each([
  ['its script', new Response('', { headers: { 'content-type': 'text/javascript' } })],
  ['an error', new Response('', { status: 503 })],
])('a worker stays where the website answers with %s', async (_, answer) => {
  answering(answer);
  await unregisterIfGone(registration);
  expect([deleted, unregister.mock.calls]).toEqual([[], []]);
});

test('a worker and its caches are removed where the website answers with something else', async () => {
  answering(new Response('', { headers: { 'content-type': 'text/html' } }));
  await unregisterIfGone(registration);
  expect(deleted).toEqual(['polder-assets', 'polder-configuration']);
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('a worker that is redirected, and so cannot be updated, is removed; the open page keeps its files', async () => {
  // Response cannot be constructed like this.
  answering({ type: 'opaqueredirect', status: 0, headers: new Headers() });
  await unregisterIfGone(registration);
  expect(globalThis.fetch).toHaveBeenCalledWith(scriptURL, { cache: 'no-store', redirect: 'manual' });
  expect(deleted).toEqual([]);
  expect(unregister).toHaveBeenCalledTimes(1);
});
