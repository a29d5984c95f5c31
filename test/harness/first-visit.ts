import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Request } from '@playwright/test';

/** Milliseconds without requests after which the first visit ends. */
const idleNetwork = 5000;

const timeoutMilliseconds = 60_000;

/** Begins when the page has been quiet for seconds (whenQuiet.ts): on a slow machine before a visit counts as ended. */
const preparesNextVisit = /\/assets\/prepareOffline-/;

/** All requests of a browser with an empty cache for a page, including background ones, until the network is idle. */
export interface FirstVisit {
  readonly requests: readonly string[];
  /** Its scripts, with their sizes gzipped, in bytes. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[];
  /** The same, together. */
  readonly javaScript: number;
  readonly css: number;
}

/** Opens a page as a guest on the first visit, and waits until the network is idle. */
export async function visitFirst(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<FirstVisit> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const requests: Request[] = [];
    const underWay = new Set<Request>();
    let lastChange = performance.now();
    context.on('request', (request) => {
      if (preparesNextVisit.test(request.url())) return;
      requests.push(request);
      underWay.add(request);
      lastChange = performance.now();
    });
    const ended = (request: Request) => {
      if (underWay.delete(request)) lastChange = performance.now();
    };
    context.on('requestfinished', ended);
    context.on('requestfailed', ended);
    const page = await context.newPage();
    await page.goto(address);
    // A busy machine may render for longer than the idle time.
    await page
      .locator('h1')
      .first()
      .waitFor()
      .catch(async (cause: Error) => {
        const urls = Array.from(underWay, (request) => request.url()).join(', ');
        const html = (await page.content()).replace(/<(style|script)\b.*?<\/\1>/gs, '').slice(0, 2000);
        throw new Error(`${address} shows no heading. Requests under way: ${urls || 'none'}. The page: ${html}`, {
          cause,
        });
      });
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    lastChange = performance.now();
    const startedAt = performance.now();
    while (underWay.size > 0 || performance.now() - lastChange < idleNetwork) {
      if (performance.now() - startedAt > timeoutMilliseconds) throw new Error(`${address} is never idle.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await summarise(requests);
  } finally {
    await context.close();
  }
}

async function summarise(requests: readonly Request[]): Promise<FirstVisit> {
  // A preloaded file appears again when it is used; count it once.
  const distinct = new Map(requests.map((request, index) => [keyOf(request, index), request]));
  const sizes = await Promise.all([...distinct.values()].map(sizeOf));
  const scripts = sizes.filter(({ kind }) => kind.includes('javascript'));
  const styles = sizes.filter(({ kind }) => kind.includes('css'));
  return {
    requests: sizes.map(({ name }) => name),
    scripts: scripts.map(({ name, bytes }) => ({ name, bytes })),
    javaScript: sum(scripts),
    css: sum(styles),
  };
}

const keyOf = (request: Request, index: number) =>
  request.method() === 'GET' ? request.url() : `${request.method()} ${index}`;

async function sizeOf(request: Request): Promise<{ name: string; kind: string; bytes: number }> {
  const response = await request.response();
  const kind = response?.headers()['content-type'] ?? '';
  const body = response && /javascript|css/.test(kind) ? await response.body() : undefined;
  const { host, pathname } = new URL(request.url());
  return { name: pathname === '/' ? host : pathname, kind, bytes: body ? gzipSync(body, { level: 9 }).length : 0 };
}

const sum = (files: readonly { readonly bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
