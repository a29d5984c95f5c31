import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { defaultShardCount } from '../../graphql/sharding';
import { demoAccount } from '../../local/sample/demo-account';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import type { EngineTimes } from './table-engine';

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The rentals table in Chromium: filter and sort beside TanStack Table's, and the page in use. */
export async function measureTable(url: string, counts: readonly number[] = [100_000, 1_000_000]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const lines = await measureEngines(await browser.newPage());
    for (const count of counts) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 1000 } });
      await openWithRentals(page, count);
      lines.push(`${count.toLocaleString('en')} rentals on the page:`);
      lines.push(
        ...(await measureKeystrokes(page)),
        ...(await measureSorting(page)),
        ...(await measureScrolling(page)),
      );
      await page.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function measureEngines(page: Page): Promise<string[]> {
  const entryPoints = [path.join(__dirname, 'table-engine.ts')];
  const bundle = await build({ entryPoints, bundle: true, write: false, format: 'iife', target: 'es2022' });
  await page.evaluate(bundle.outputFiles[0]?.text ?? '');
  const times = (await page.evaluate('measureEngines(100000)')) as EngineTimes;
  return Object.entries(times).map(
    ([what, { ours, tanstack }]) =>
      `${what} of 100,000: ${milliseconds(ours)}, TanStack Table ${milliseconds(tanstack)}: ${(tanstack / ours).toFixed(1)} ×`,
  );
}

/** Signs in, with the cloud's answers to reading replaced by as many rentals as are asked for. */
async function openWithRentals(page: Page, count: number): Promise<void> {
  const source = path.join(__dirname, 'table-rentals.ts');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'benchRentals',
  });
  await page.addInitScript(
    `${outputFiles[0]?.text}; (${answerReads})(benchRentals.benchRental, ${count}, ${defaultShardCount})`,
  );
  await page.goto('/auth/loginformik');
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const shown = count.toLocaleString('en');
  await page.getByText(`${shown} of ${shown} rentals`).waitFor({ timeout: 300_000 });
  // The copy that the browser keeps, and the figures, are made once everything is there.
  await page.waitForTimeout(5000);
  await page.locator('.rentals-card').scrollIntoViewIfNeeded();
}

/** Runs in the page. */
function answerReads(rentalAt: (index: number) => object, count: number, shards: number): void {
  const pageSize = 12_500;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    if (!body.includes('syncRentals')) return fetch(input, init);
    const { shard, nextToken, lastSync } = JSON.parse(body).variables;
    const inShard = lastSync ? 0 : Math.ceil((count - shard) / shards);
    const start = Number(nextToken ?? 0);
    const end = Math.min(inShard, start + pageSize);
    const items = Array.from({ length: Math.max(0, end - start) }, (_, at) => rentalAt((start + at) * shards + shard));
    const next = end < inShard ? String(end) : null;
    const data = { syncRentals: { items, nextToken: next, startedAt: Date.now() } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  };
}

/** Main-thread time, by the processor's clock, from a keystroke until its result is painted. */
async function measureKeystrokes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const search = page.getByLabel('Search', { exact: true });
  await search.focus();
  const times: number[] = [];
  // Repeated, as the first letters would measure how fast code warms up.
  const words = ['market 991', 'market 12', 'straat', '7'];
  for (const key of [...words, ...words, ...words]) {
    await search.fill('');
    await page.waitForTimeout(1500);
    for (const letter of key) {
      const before = await taskTime(session);
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await nextPaint(page);
      times.push((await taskTime(session)) - before);
    }
  }
  await search.fill('');
  await page.waitForTimeout(2500);
  return [`keystroke to painted result, p95 of main-thread time: ${milliseconds(percentile(times, 0.95))}`];
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const nextPaint = (page: Page) =>
  page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');

/** Orders by each column, the names among them; the longest task meanwhile. */
async function measureSorting(page: Page): Promise<string[]> {
  await page.evaluate(`window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((task) => task.duration)))
      .observe({ type: 'longtask' })`);
  const head = page.locator('.rental-table thead');
  for (const name of ['Name', 'Code', 'Population', 'Changed', 'Name']) {
    await head.getByRole('button', { name, exact: true }).click();
    await page.locator('.rental-table[aria-busy=false]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(300);
  }
  const longest = (await page.evaluate('Math.max(0, ...window.longTasks)')) as number;
  return [`longest task while ordering by each column: ${longest === 0 ? 'under 50 ms' : milliseconds(longest)}`];
}

/** Scrolls fast for two seconds; the time between frames. */
async function measureScrolling(page: Page): Promise<string[]> {
  const times = (await page.evaluate(`new Promise((resolve) => {
    const scroller = document.querySelector('.rental-table-scroller');
    const times = [];
    let last = performance.now();
    const step = (now) => {
      times.push(now - last);
      last = now;
      scroller.scrollTop += 400;
      if (times.length < 120) requestAnimationFrame(step);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(step);
  })`)) as number[];
  return [`frame while scrolling, p95: ${milliseconds(percentile(times, 0.95))}`];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

if (require.main === module) {
  measureTable(process.env.POLDER_URL ?? '').then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
