import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './own-polder';
import { signInWithOwnSession } from './people';
import { csvFile, type FileRow, fileRows, toCsv } from './rentals-file';
import { storedRentals } from './stored-rentals';

// Serial, as they share one Polder.
test.describe.configure({ mode: 'default', timeout: 300_000 });

async function chooseFile(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csvFile(name, text));
  return dialog;
}

const asFile = (rows: readonly FileRow[]) =>
  rows.map(({ Flag, Name, Code, Population }) => [Name, Code, Population, Flag].join('|')).sort();

test('of 10,000 rows only a malformed one is rejected, with its line; the mended file adds only that one', async ({
  page,
  polder,
}) => {
  const prefix = `Whole ${Date.now()}`;
  const malformed = 4999;
  // A name of two lines above the malformed row would move its line.
  const rows = fileRows(prefix, 10_000).map((row, index) =>
    index < malformed ? { ...row, Name: row.Name.replace('\n', ' ') } : row,
  );
  const lines = toCsv(rows).split('\n');
  // After the header.
  lines[malformed + 1] = `🇳🇱,"${prefix} "broken",NL,1`;
  await signInWithOwnSession(page, polder.url);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'whole.csv', lines.join('\n'));
  await dialog.getByRole('button', { name: 'Import 9,999 rentals' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByText(/whole\.csv.? is imported/)).toBeVisible({ timeout: 200_000 });

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows left out' }).click();
  const report = readFileSync(await (await downloading).path(), 'utf8');
  expect(report).toContain('5001');
  expect(report).toContain('InvalidQuotes');
  expect(report).toContain('Trailing quote on quoted field is malformed');
  expect(asFile((await storedRentals(prefix, polder.url)) as FileRow[])).toEqual(
    asFile(rows.filter((_, index) => index !== malformed)),
  );

  await dialog.getByRole('button', { name: 'Done' }).click();
  const again = await chooseFile(page, 'whole.csv', toCsv(rows));
  await again.getByRole('button', { name: 'Import 10,000 rentals' }).click();
  await expect(again.getByText(/whole\.csv.? is imported/)).toBeVisible({ timeout: 200_000 });
  const stored = await storedRentals(prefix, polder.url);
  expect(asFile(stored as FileRow[])).toEqual(asFile(rows));
  // What was imported before is not written again.
  expect(stored.every(({ _version }) => _version === 1)).toBe(true);
});

test('an import continues on other pages, can be paused, resumes after a reload, and is found in the history', async ({
  page,
  polder,
}) => {
  const prefix = `Onward ${Date.now()}`;
  const rows = fileRows(prefix, 3000);
  await signInWithOwnSession(page, polder.url);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'onward.csv', toCsv(rows));
  await dialog.getByRole('button', { name: 'Import 3,000 rentals' }).click();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText('Paused; no row is lost.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Run in the background' }).click();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await expect(page.getByRole('button', { name: /Import of .*onward\.csv.* paused at/ })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /Import of .*onward\.csv.* paused at/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
  // Closed during the import: the next page load resumes it automatically.
  await expect(page.getByRole('dialog').getByText(/[1-9][\d,]* of 3,000 rows/)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  const ended = page.getByRole('button', { name: /Import of .*onward\.csv.* has ended: show the report/ });
  await ended.click({ timeout: 200_000 });
  await expect(page.getByRole('dialog').getByText(/onward\.csv.? is imported/)).toBeVisible();
  const stored = await storedRentals(prefix, polder.url);
  expect(asFile(stored as FileRow[])).toEqual(asFile(rows));
  expect(stored.every(({ _version }) => _version === 1)).toBe(true);

  // Its report was read: from now on the notification leads to the history.
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Show report' }).first().click();
  await expect(page.getByRole('row', { name: /onward\.csv/ })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboards\/Amsterdam$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Lets a service's next requests hang. */
async function hang(url: string, service: string, times: number): Promise<() => Promise<number>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ service, kind: 'hang', times });
  await fetch(`${url}/_local/faults`, { method: 'POST', headers, body });
  return async () => {
    const { faults } = (await (await fetch(`${url}/_local/faults`)).json()) as { faults: { hits: number }[] };
    return faults.at(-1)?.hits ?? 0;
  };
}

test('requests that time out are retried, also those that archive the import', async ({ page, polder }) => {
  const prefix = `Hung ${Date.now()}`;
  const rows = fileRows(prefix, 1500);
  await page.clock.install();
  await signInWithOwnSession(page, polder.url);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'hung.csv', toCsv(rows));
  const hungCalls = await hang(polder.url, 'appsync', 2);
  await dialog.getByRole('button', { name: 'Import 1,500 rentals' }).click();
  await expect.poll(hungCalls).toBe(2);
  await expect(dialog.getByText('500 of 1,500 rows')).toBeVisible();
  // In the browser: the cloud writes files of the changes meanwhile, one of which could hang in place of the upload.
  let uploads = 0;
  await page.route(
    ({ pathname }) => pathname.includes('/imports/'),
    (route) => (route.request().method() === 'PUT' && ++uploads === 1 ? undefined : route.continue()),
  );
  await page.clock.fastForward(70_000);
  await expect.poll(() => uploads, { timeout: 30_000 }).toBe(1);
  await page.clock.fastForward(70_000);
  await expect(dialog.getByText('are in your history')).toBeVisible({ timeout: 30_000 });
  const stored = await storedRentals(prefix, polder.url);
  expect(asFile(stored as FileRow[])).toEqual(asFile(rows));
  expect(stored.every(({ _version }) => _version === 1)).toBe(true);
});
