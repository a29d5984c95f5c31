import { CachedFiles } from '../../../frontend/src/worker/cachedFiles';
import { policyOf } from '../../../frontend/src/worker/documents';

const origin = 'https://polder.test';
const files = new CachedFiles({
  release: 'first',
  named: [],
  assets: ['start-11111111.js'],
  shell: [],
  pages: { any: [], en: [], nl: [] },
});
const document = (policy: string, html = '<script src="/assets/start-11111111.js"></script>') =>
  new Response(html, { headers: { 'content-type': 'text/html', 'content-security-policy': policy } });

const cached = new Map<string, Response>();
const urlOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;
const cache = {
  add: async () => {},
  keys: async () => [...cached.keys()].map((url) => ({ url })),
  match: async (key: string | { url: string }) => cached.get(urlOf(key)),
  put: async (key: string, answer: Response) => void cached.set(urlOf(key), answer),
  delete: async (key: { url: string }) => cached.delete(urlOf(key)),
};
const { fetch, caches, Request } = globalThis;

beforeEach(() => {
  cached.clear();
  const opened = { open: async () => cache } as unknown as CacheStorage;
  Object.assign(globalThis, { caches: opened, Request: class {} });
});
afterEach(() => Object.assign(globalThis, { fetch, caches, Request }));

test('the shell is cached with the latest policy, and documents with another are deleted', async () => {
  await files.addDocument('/about?language=en', document('connect-src old'));
  await files.addDocument('/apps/chat?language=en', document('connect-src new'));
  expect(await files.renewedShell()).toBeUndefined();
  globalThis.fetch = jest.fn().mockResolvedValue(document('connect-src new'));
  await files.renewShell();
  expect(globalThis.fetch).toHaveBeenCalledWith('/index.html', { cache: 'reload' });
  const shell = await files.renewedShell();
  expect(shell && policyOf(shell)).toBe('connect-src new');
  expect([...cached.keys()].sort()).toEqual([`${origin}/apps/chat?language=en`, `${origin}/index.html`]);
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['another build', () => document('connect-src new', '<script src="/assets/start-22222222.js"></script>')],
])('documents stay when the shell’s answer is %s', async (_, answer) => {
  await files.addDocument('/about?language=en', document('connect-src old'));
  globalThis.fetch = jest.fn().mockResolvedValue(answer());
  await files.renewShell();
  expect([...cached.keys()]).toEqual([`${origin}/about?language=en`]);
});
