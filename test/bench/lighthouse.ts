import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../harness/chromium';

const page = '/auth/loginformik';
const measurements = 3;
/** Lighthouse sometimes misses the beginning of a page, and says itself that it is to be run again. */
const mostTries = 4;

/** What Lighthouse makes of the log-in page on a phone: scores of 100, and how long it takes in milliseconds. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Lighthouse's usual phone (a slow one, on slow 4G, both simulated) opens the log-in page. */
export async function measureLighthouse(url: string): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath) return ['Lighthouse: no Chromium was found'];
  const port = await freePort();
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const runs: PageScores[] = [];
    for (let run = 0; run < measurements; run++) runs.push(await scoresOf(`${url}${page}`, port));
    const [median] = runs
      .toSorted((one, other) => one.performance - other.performance)
      .slice(Math.floor(measurements / 2)) as [PageScores];
    return [
      `Lighthouse, log-in page on a phone: performance ${median.performance}, accessibility ${median.accessibility} ` +
        `(median of ${measurements}; first paint ${seconds(median.firstPaint)}, largest ${seconds(median.largestPaint)}, ` +
        `blocked ${median.blocked.toFixed(0)} ms, layout shift ${median.shift.toFixed(3)})`,
    ];
  } finally {
    await browser.close();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function scoresOf(address: string, port: number, tries = 1): Promise<PageScores> {
  // An ECMAScript module, and large: loaded by who measures.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && tries < mostTries) return scoresOf(address, port, tries + 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
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
