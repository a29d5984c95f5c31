import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './own-polder';
import { signInAsDemoByForm } from './people';
import { csvFile, type FileRow, fileRows, toCsv } from './rentals-file';
import { storedRentals } from './stored-rentals';

// Serial, as they share one Polder.
test.describe.configure({ mode: 'default', timeout: 180_000 });

async function chooseFile(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csvFile(name, text));
  return dialog;
}

const asFile = (rows: readonly FileRow[]) =>
  rows.map(({ Flag, Name, Code, Population }) => [Name, Code, Population, Flag].join('|')).sort();

test('10,000 rows are imported without loss, duplicates or changes; a second import changes nothing', async ({
  page,
  polder,
}) => {
  const prefix = `Whole ${Date.now()}`;
  const rows = fileRows(prefix, 10_000);
  await signInAsDemoByForm(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'whole.csv', toCsv(rows));
  await dialog.getByRole('button', { name: 'Import 10,000 rentals' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByText(/whole\.csv.? is imported/)).toBeVisible({ timeout: 120_000 });
  expect(asFile((await storedRentals(prefix, polder.url)) as FileRow[])).toEqual(asFile(rows));

  await dialog.getByRole('button', { name: 'Done' }).click();
  const again = await chooseFile(page, 'whole.csv', toCsv(rows));
  await again.getByRole('button', { name: 'Import 10,000 rentals' }).click();
  await expect(again.getByText(/whole\.csv.? is imported/)).toBeVisible({ timeout: 120_000 });
  const stored = await storedRentals(prefix, polder.url);
  expect(stored).toHaveLength(10_000);
  expect(stored.every((rental) => rental._version === 1)).toBe(true);
});

test('a malformed quoted field rejects only its row, which is reported with its line and can be downloaded', async ({
  page,
  polder,
}) => {
  const prefix = `Quote ${Date.now()}`;
  const rows = fileRows(prefix, 10_000).map((row) => ({ ...row, Name: row.Name.replace('\n', ' ') }));
  const lines = toCsv(rows).split('\n');
  // Row 5,000 of the data is line 5,001 of the file, after the header.
  lines[5000] = `🇳🇱,"${prefix} "broken",NL,1`;
  await signInAsDemoByForm(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'quote.csv', lines.join('\n'));
  await dialog.getByRole('button', { name: 'Import 9,999 rentals' }).click();
  await expect(dialog.getByText(/quote\.csv.? is imported/)).toBeVisible({ timeout: 120_000 });

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows left out' }).click();
  const report = readFileSync(await (await downloading).path(), 'utf8');
  expect(report).toContain('5001');
  expect(report).toContain('InvalidQuotes');
  expect(report).toContain('Trailing quote on quoted field is malformed');
  expect(asFile((await storedRentals(prefix, polder.url)) as FileRow[])).toEqual(
    asFile(rows.filter((_, index) => index !== 4999)),
  );
});

test('an import continues on other pages, can be paused, and resumes after a reload', async ({ page, polder }) => {
  const prefix = `Onward ${Date.now()}`;
  const rows = fileRows(prefix, 3000);
  await signInAsDemoByForm(page);
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
  await page.getByRole('button', { name: /onward\.csv/ }).click();
  await expect(page.getByRole('dialog').getByText(/onward\.csv.? is imported/)).toBeVisible({ timeout: 120_000 });
  const stored = await storedRentals(prefix, polder.url);
  expect(asFile(stored as FileRow[])).toEqual(asFile(rows));
  expect(stored.every(({ _version }) => _version === 1)).toBe(true);
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
  await signInAsDemoByForm(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'hung.csv', toCsv(rows));
  const hungCalls = await hang(polder.url, 'appsync', 2);
  await dialog.getByRole('button', { name: 'Import 1,500 rentals' }).click();
  await expect.poll(hungCalls).toBe(2);
  await expect(dialog.getByText('500 of 1,500 rows')).toBeVisible();
  const hungUploads = await hang(polder.url, 's3', 1);
  await page.clock.fastForward(70_000);
  await expect.poll(hungUploads, { timeout: 30_000 }).toBe(1);
  await page.clock.fastForward(70_000);
  await expect(dialog.getByText('are in your history')).toBeVisible({ timeout: 30_000 });
  const stored = await storedRentals(prefix, polder.url);
  expect(asFile(stored as FileRow[])).toEqual(asFile(rows));
  expect(stored.every(({ _version }) => _version === 1)).toBe(true);
});
