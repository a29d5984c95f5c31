import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { chromiumArguments, findTestBrowser, requireChromium } from '../harness/chromium';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { median } from './median';
import { missedGoals, type PageMeasurement, type PageScores, writePerformancePage } from './performance-page';
import { waitingShare } from './waiting-share';

/** Lighthouse sometimes misses the beginning of a page, and says itself that it is to be run again. */
const maxTries = 4;

/**
 * Lighthouse's default phone (a slow one, on slow 4G, both simulated) opens every page as a guest, and the dashboards
 * signed in. Writes docs/performance.md. `LIGHTHOUSE_PAGES` (paths, separated by commas) measures some pages only and
 * writes nothing; `LIGHTHOUSE_RUNS` is how often each is measured, 3 by default.
 */
export async function measureLighthouse(url: string): Promise<string[]> {
  // The window that a whole browser draws around the page would take the page's processors.
  const executablePath = findTestBrowser() ?? requireChromium();
  const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
  const some = process.env.LIGHTHOUSE_PAGES?.split(',');
  const paths = some ?? [...mainRoutes, ...blankRoutes];
  const dashboards = paths.filter((route) => route.startsWith('/dashboards/'));
  const guest = await measurePages(url, executablePath, paths, runs);
  const signedIn = await measurePages(url, executablePath, dashboards, runs, signIn);
  const measured = [...guest, ...signedIn.map((scores) => ({ ...scores, page: `${scores.page}, signed in` }))];
  if (!some) writePerformancePage(measured, { runs, processors: cpus().length });
  return measured.map(
    ({ page, ...scores }) =>
      `Lighthouse, ${page} on a phone: performance ${scores.performance}, accessibility ${scores.accessibility}, ` +
      `best practice ${scores.bestPractices}, search engines ${scores.searchEngines} (medians of ${runs}; first paint ` +
      `${seconds(scores.firstPaint)}, largest ${seconds(scores.largestContentfulPaint)}, blocked ${scores.blocked.toFixed(0)} ms, ` +
      `layout shift ${scores.shift.toFixed(3)}, machine ${scores.machine.toFixed(0)}, waiting ${percent(scores.waiting)})${sayMissed(missedGoals({ page, ...scores }))}`,
  );
}

const sayMissed = (goals: readonly string[]) => (goals.length > 0 ? `; misses ${goals.join(', ')}` : '');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

async function measurePages(
  url: string,
  executablePath: string,
  paths: readonly string[],
  runs: number,
  prepare?: (url: string, context: BrowserContext) => Promise<void>,
): Promise<PageMeasurement[]> {
  const measured: PageMeasurement[] = [];
  for (const page of paths) {
    const scores: PageScores[] = [];
    for (let run = 0; run < runs; run++)
      scores.push(
        await inNewBrowser(executablePath, async (context, port) => {
          await prepare?.(url, context);
          return scoresOf(url + page, port, prepare !== undefined);
        }),
      );
    measured.push({ page, ...mediansOf(scores) });
  }
  return measured;
}

/** Of each figure its own: no run has to have had all of them. */
function mediansOf(all: readonly PageScores[]): PageScores {
  const of = (figure: keyof PageScores) => median(all.map((scores) => scores[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    searchEngines: of('searchEngines'),
    firstPaint: of('firstPaint'),
    largestContentfulPaint: of('largestContentfulPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
    machine: of('machine'),
    waiting: of('waiting'),
  };
}

/**
 * A browser for each run: a process that has shown a page before begins the next by clearing that one away, a task of up
 * to 0.1 s (0.5 s after thirty pages) that Lighthouse counts as the new page's.
 */
async function inNewBrowser<Result>(
  executablePath: string,
  use: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'polder-lighthouse-'));
  // Lighthouse opens its pages in the browser's own context, which only a profile of its own lets us prepare.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn(url: string, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/auth/loginformik`);
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Rotterdam', level: 1 }).waitFor();
  await page.close();
}

/** What Lighthouse clears before each run, unless told otherwise. */
const clearedByDefault = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'] as const;

async function scoresOf(address: string, port: number, keepsStorage: boolean, tries = 1): Promise<PageScores> {
  // An ECMAScript module, and large: loaded only when needed.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    // Both begin with empty caches; whoever is signed in has tokens in localStorage, but no copy of the rentals.
    ...(keepsStorage && { clearStorageTypes: [...clearedByDefault, 'indexeddb'] as const }),
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && tries < maxTries) return scoresOf(address, port, keepsStorage, tries + 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    searchEngines: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    waiting: waitingShare(result.artifacts.Trace.traceEvents),
  };
}

/** Lighthouse finds the browser by a port of its debugger. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

if (require.main === module) {
  measureLighthouse(process.env.POLDER_URL ?? '').then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
