import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { megabytes } from '../harness/process-memory';
import type { CopyTimes } from './copy-limit-engine';

const counts = [100_000, 1_000_000, 2_000_000, 4_000_000];
/** What a browser says that has no memory or storage left. */
const outgrown = /crashed|allocation failed|Invalid array length|out of memory|QuotaExceeded/i;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** How far a browser's own copy of the rentals goes: memory, seconds and storage, each number in a browser of its own. */
export async function measureCopyLimit(): Promise<string[]> {
  const executablePath = requireChromium();
  const entryPoints = [path.join(__dirname, 'copy-limit-engine.ts')];
  const bundle = await build({ entryPoints, bundle: true, write: false, format: 'iife', target: 'es2022' });
  const lines: string[] = [];
  for (const count of counts) {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    try {
      const page = await browser.newPage();
      // IndexedDB wants an origin.
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto('http://localhost/');
      await page.evaluate(bundle.outputFiles[0]?.text ?? '');
      const times = (await page.evaluate(`measureCopy(${count})`)) as CopyTimes;
      const session = await page.context().newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
        usedSize: number;
        backingStorageSize?: number;
      };
      const stored = (await page.evaluate('navigator.storage.estimate().then(({ usage }) => usage)')) as number;
      lines.push(
        `${count.toLocaleString('en')} rentals: heap ${megabytes(usedSize)} and ${megabytes(backingStorageSize)} of arrays; ` +
          `${megabytes(stored)} stored; ${Object.entries(times)
            .map(([what, time]) => `${what} ${seconds(time)}`)
            .join(', ')}`,
      );
    } catch (error) {
      // The end of a copy is what is measured; of the smallest number, or by another error, there is nothing to learn.
      if (lines.length === 0 || !outgrown.test(String(error))) throw error;
      lines.push(`${count.toLocaleString('en')} rentals: ${String(error).split('\n')[0]}`);
    } finally {
      await browser.close();
    }
  }
  return lines;
}

if (require.main === module) {
  measureCopyLimit().then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
