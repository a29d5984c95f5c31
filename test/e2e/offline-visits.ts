import { expect, type Page, test as sharedTest } from '@playwright/test';
import { startWebsiteFront, type WebsiteFront } from './website-front';

/** For tests with a service worker: each has its own origin, and so its own worker. */
export const test = sharedTest.extend<{ front: WebsiteFront }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
  front: async ({}, use) => {
    const front = await startWebsiteFront();
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.url),
});

/** The contents of all caches: by cache, the URLs and their contents. */
export const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        found.push({ cache, url: request.url, text: (await (await opened.match(request))?.text()) ?? '' });
      }
    }
    return found;
  });

/** The URLs of all that is cached. */
export const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) urls.push(url);
    }
    return urls;
  });

const cachedNames = async (page: Page) => (await cachedUrls(page)).map((url) => new URL(url).pathname);

/**
 * Hides the page for a moment, as another tab in front of it does: work for the next visit starts then, and not only once
 * the network has been idle for seconds.
 */
export async function hideBriefly(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** Leaves the page briefly, and waits until the worker is active and has cached the page's document and files. */
export async function visitCached(page: Page): Promise<void> {
  await hideBriefly(page);
  await untilVisitCached(page);
}

/** Waits until the worker is active and has cached the page's document and files. */
export async function untilVisitCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/')),
  );
  const { pathname } = new URL(page.url());
  // One file after the other, and after everything else that the browser fetches.
  await expect
    .poll(() => cachedNames(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...loaded, pathname, '/config.json']));
}

/** The release of the page's document. */
export const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');

/** The number of the website's workers; -1 while the page is being replaced. */
export const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1);
