/// <reference lib="dom" />
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { type Slowness, slowDown } from '../harness/layout-shifts';
import { median } from './median';

/** As the developer tools of Chrome have it, on a phone's processor. */
const slow3G: Slowness = { cpu: 4, latency: 400, kilobits: 400 };
const runs = 5;

/** When a page first shows something: on slow 3G, and on a second visit with its service worker, also without a network. */
export async function measureFirstPaint(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const lines: string[] = [];
    for (const route of ['/ui/buttons', '/apps/email', '/dashboards/Rotterdam']) {
      const first: number[] = [];
      const second: number[] = [];
      const offline: number[] = [];
      for (let run = 0; run < runs; run++) {
        const guest = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
        const page = await guest.newPage();
        await slowDown(page, slow3G);
        first.push(await paintOf(page, route));
        await guest.close();

        const visitor = await browser.newContext({ baseURL: url });
        await cachePage(visitor, route);
        second.push(await visitAgain(visitor, route));
        await visitor.setOffline(true);
        offline.push(await visitAgain(visitor, route));
        await visitor.close();
      }
      lines.push(
        `first paint of ${route}: slow 3G ${seconds(median(first))}; second visit ${seconds(median(second))}, ` +
          `without a network ${seconds(median(offline))} (median of ${runs})`,
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}

/** Opens a page until its service worker has everything that the page loaded. */
async function cachePage(context: BrowserContext, route: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(route);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload({ waitUntil: 'networkidle' });
  await page.close();
}

async function visitAgain(context: BrowserContext, route: string): Promise<number> {
  const page = await context.newPage();
  const paint = await paintOf(page, route);
  await page.close();
  return paint;
}

/** Milliseconds from the navigation to the first contentful paint. */
async function paintOf(page: Page, route: string): Promise<number> {
  await page.goto(route, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
