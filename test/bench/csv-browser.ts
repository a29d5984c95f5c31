import path from 'node:path';
import { chromium } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { chromiumArguments, requireChromium } from '../harness/chromium';
import { temporaryFolder } from '../harness/polder';
import { writeRentals } from './csv';

/** Runs in the page, whose types Node's code does not have. */
const watchLongTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
`;

/** A million rows chosen in a browser: the longest task that kept the page from answering meanwhile. */
export async function measureCsvInBrowser(url: string): Promise<string[]> {
  const executablePath = requireChromium();
  const folder = temporaryFolder('csv-browser');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const file = path.join(folder.path, 'million.csv');
    await writeRentals(file, 1_000_000);
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${url}/auth/loginformik`);
    await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByRole('dialog').getByText('Choose a file', { exact: true }).waitFor();
    // What opening the page and the dialog took is another measurement's.
    await page.evaluate(watchLongTasks);
    const began = performance.now();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1,000,000 rentals' }).waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - began) / 1000;
    const tasks = await page.evaluate<number[]>('window.longTasks');
    return [
      `CSV of 1,000,000 rows in a browser, chosen to checked: ${seconds.toFixed(1)} s; ` +
        `tasks over 50 ms on the page's thread: ${tasks.length}${tasks.length > 0 ? ` (longest ${Math.max(...tasks).toFixed(0)} ms)` : ''}`,
    ];
  } finally {
    await browser.close();
    folder.remove();
  }
}

if (require.main === module) {
  measureCsvInBrowser(process.env.POLDER_URL ?? '').then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
