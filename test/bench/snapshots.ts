/// <reference lib="dom" />
import { type Browser, chromium, type Page } from '@playwright/test';
import { manifestKey, snapshotFolder } from '../../graphql/rental-snapshot';
import { demoAccount } from '../../local/sample/demo-account';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { startPolder, temporaryFolder } from '../harness/polder';
import { megabytes } from '../harness/process-memory';
import { runSchedules } from '../harness/schedules';
import { importedRental, seedRentals } from './seed-rentals';

const rentals = 1_000_000;
/** Reading all of them as changes takes minutes: it is measured for so long. */
const changesMilliseconds = 60_000;

/** The initial load of a million rentals by a browser without a copy: from files, and as changes. */
export async function measureSnapshots(): Promise<string[]> {
  const executablePath = requireChromium();
  const folder = temporaryFolder('bench-snapshots');
  // Makes the accounts and the sample.
  await (await startPolder(folder.path)).stop();
  const seededAt = Date.now();
  await seedRentals(folder.path, rentals, importedRental);
  const lines = [`${rentals} rentals put into the table in ${seconds(Date.now() - seededAt)}`];
  const polder = await startPolder(folder.path);
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--enable-precise-memory-info'],
  });
  try {
    const builtAt = Date.now();
    await makeFiles(polder.url);
    lines.push(`their files made in ${seconds(Date.now() - builtAt)}`);
    lines.push(...(await readFiles(browser, polder.url)), ...(await readChanges(browser, polder.url)));
    return lines;
  } finally {
    await browser.close();
    await polder.stop();
    folder.remove();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs the schedule until nothing is left to do: the run at the start may be under way. */
async function makeFiles(url: string): Promise<void> {
  for (;;) {
    const [answer] = (await runSchedules(url)) as { written: number; overtaken: boolean }[];
    if (answer?.written === 0 && !answer.overtaken) return;
  }
}

/** A browser of its own, signed in, on the dashboard with the rentals. */
async function signIn(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    performance.setResourceTimingBufferSize(5_000);
  });
  await prepare(page);
  await page.goto('/auth/loginformik');
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.sync-status').waitFor();
  return page;
}

async function readFiles(browser: Browser, url: string): Promise<string[]> {
  const page = await signIn(browser, url);
  await page.locator('.sync-status', { hasText: 'Live' }).waitFor();
  const result = await page.evaluate(
    ([manifest, folder]) => {
      const now = performance.now();
      const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.includes(`/${folder}`),
      );
      const { longTasks } = window as unknown as { longTasks: number[] };
      return {
        milliseconds:
          now - Math.min(...files.filter(({ name }) => name.includes(manifest)).map((one) => one.startTime)),
        bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
        files: files.length,
        rows: Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')),
        longest: Math.max(0, ...longTasks),
        blocked: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      };
    },
    [manifestKey, snapshotFolder] as const,
  );
  const heap = await heapBytes(page);
  await page.context().close();
  return [
    `initial load of ${result.rows} rentals from ${result.files} files: ${seconds(result.milliseconds)}, ` +
      `${Math.round(result.rows / (result.milliseconds / 1000))} a second, ${megabytes(result.bytes)} transferred`,
    `while reading: longest task ${Math.round(result.longest)} ms, ${seconds(result.blocked)} blocked; heap afterwards ${megabytes(heap)}`,
  ];
}

async function readChanges(browser: Browser, url: string): Promise<string[]> {
  let bytes = 0;
  const page = await signIn(browser, url, async (one) => {
    await one.route(`**/${snapshotFolder}**`, (route) => route.abort());
    one.on('requestfinished', async (request) => {
      if (request.postData()?.includes('SyncRentals')) bytes += (await request.sizes()).responseBodySize;
    });
  });
  await page.waitForTimeout(changesMilliseconds);
  const rows = await page.evaluate(() => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')));
  await page.context().close();
  return [
    `as changes through AppSync, the same: ${rows} rentals in ${seconds(changesMilliseconds)}, ` +
      `${Math.round(rows / (changesMilliseconds / 1000))} a second, ${megabytes(bytes)} transferred by then`,
  ];
}

async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
