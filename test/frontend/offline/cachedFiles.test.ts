import { CachedFiles } from '../../../frontend/src/worker/cachedFiles';
import { policyOf } from '../../../frontend/src/worker/documents';

const origin = 'https://polder.test';
const files = new CachedFiles({
  release: 'first',
  named: [],
  assets: ['start-11111111.js', 'inter-latin-ext-11111111.woff2'],
  shell: [],
  pages: { any: [], en: [], nl: [] },
});
const document = (policy: string, html = '<script src="/assets/start-11111111.js"></script>') =>
  new Response(html, { headers: { 'content-type': 'text/html', 'content-security-policy': policy } });

const cached = new Map<string, Response>();
const added: string[] = [];
const urlOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href;
const cache = {
  add: async ({ path }: { path: string }) => void added.push(path),
  keys: async () => [...cached.keys()].map((url) => ({ url })),
  match: async (key: string | { url: string }) => cached.get(urlOf(key)),
  put: async (key: string, answer: Response) => void cached.set(urlOf(key), answer),
  delete: async (key: { url: string }) => cached.delete(urlOf(key)),
};
const { fetch, caches, Request } = globalThis;

class RequestedFile {
  constructor(readonly path: string) {}
}

beforeEach(() => {
  cached.clear();
  added.length = 0;
  const opened = { open: async () => cache } as unknown as CacheStorage;
  Object.assign(globalThis, { caches: opened, Request: RequestedFile });
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

test('a document is cached with its scripts, but not with the fonts that its style names: few pages use them all', async () => {
  const font = '<style>@font-face{src:url(/assets/inter-latin-ext-11111111.woff2)}</style>';
  const html = `${font}<script src="/assets/start-11111111.js"></script>`;
  expect(await files.addDocument('/about?language=en', document('connect-src new', html))).toBe(true);
  expect(added).toEqual(['/assets/start-11111111.js']);
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
