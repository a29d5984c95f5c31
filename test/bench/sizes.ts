import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { visitFirst } from '../harness/first-visit';

const repository = path.join(__dirname, '..', '..');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Sizes of what browsers fetch at a first visit, and of the Lambda bundles. */
export async function measureSizes(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const lines: string[] = [];
  for (const page of ['/auth/loginformik', '/ui/buttons', '/dashboards/Rotterdam']) {
    const { javaScript, css, requests } = await visitFirst(browser, page, { baseURL: url });
    lines.push(
      `First visit of ${page}: JavaScript ${kilobytes(javaScript)}, CSS ${kilobytes(css)} (gzipped), ${requests.length} requests`,
    );
  }
  await browser.close();
  return [...lines, ...lambdaBundles().map(({ name, size }) => `Lambda ${name}: ${kilobytes(size)}`)];
}

/** The synthesised bundles of lambdas/, by folder, with their size in bytes. */
export function lambdaBundles(): { name: string; size: number }[] {
  const cache = path.join(repository, 'node_modules', '.cache', 'polder');
  const builds = readdirSync(cache).map((name) => path.join(cache, name));
  const [assembly = ''] = builds.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return readdirSync(assembly)
    .map((name) => path.join(assembly, name, 'index.mjs'))
    .flatMap((file) => {
      // Templates stand beside the bundles' folders.
      if (!existsSync(file)) return [];
      const { size } = statSync(file);
      const name = readFileSync(file, 'utf8').includes('comprehend') ? 'entity-extractor' : 'batch-test';
      return [{ name, size }];
    });
}
