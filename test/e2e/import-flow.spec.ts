import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startPolder, temporaryFolder } from '../harness/polder';
import { signInAsDemo, signInWithOwnSession } from './people';
import { csvFile, type FileRow, fileRows, toCsv } from './rentals-file';
import { storedRentals } from './stored-rentals';

test.describe.configure({ timeout: 180_000 });

const isImported = (scope: Page | Locator, name: string) => scope.getByText(new RegExp(`${name}.? is imported`));

async function chooseFile(page: Page, name: string, content: string | Buffer) {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const file = typeof content === 'string' ? csvFile(name, content) : { name, mimeType: '', buffer: content };
  await dialog.locator('input[type=file]').setInputFiles(file);
  return dialog;
}

async function showAmsterdam(page: Page) {
  await page.goto('/dashboards/Amsterdam');
  await expect(page.getByRole('heading', { name: 'Amsterdam', level: 1 })).toBeVisible();
}

const contents = (rows: readonly Pick<FileRow, 'Name' | 'Code' | 'Population'>[]) =>
  rows.map(({ Name, Code, Population }) => `${Name}|${Code}|${Population}`).sort();

test('an invalid row can be fixed inline and is imported, and the columns are remembered', async ({ page }) => {
  const prefix = `Mended ${Date.now()}`;
  const header = `Markt ${prefix},Waar,Hoeveel`;
  const text = `${header}\n${prefix} a,NLD,1\n"${prefix} "b,NL,2\n${prefix} c,BE,3\n`;
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const dialog = await chooseFile(page, 'mended.csv', text);
  await dialog.getByLabel('Column for Code').selectOption('Waar');
  await dialog.getByLabel('Column for Population').selectOption('Hoeveel');
  await expect(dialog.getByText(/2 rows will be left out/)).toBeVisible();
  await dialog.getByLabel('Show the rows left out').check();

  await dialog.getByLabel('Code on line 2').fill('nl');
  await dialog.getByLabel('Code on line 2').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Import 2 rentals' })).toBeEnabled();
  await dialog.getByLabel('Text of line 3').fill(`"${prefix} ""b""",NL,2`);
  await dialog.getByLabel('Text of line 3').press('Enter');
  // By keyboard: the focus stays in the dialog from step to step, so that Escape closes it.
  await dialog.getByRole('button', { name: 'Import 3 rentals' }).press('Enter');
  await expect(isImported(dialog, 'mended\\.csv')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Import rentals' })).toBeFocused();
  expect(contents(await storedRentals(prefix))).toEqual([`${prefix} "b"|NL|2`, `${prefix} a|NL|1`, `${prefix} c|BE|3`]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const again = await chooseFile(page, 'mended.csv', text);
  await expect(again.getByText('The columns are as you chose them')).toBeVisible();
  await expect(again.getByLabel('Column for Population')).toHaveValue('2');
});

test('the dialog has one size from the first step to the last, and showing the rows left out moves nothing', async ({
  page,
}) => {
  const prefix = `Sized ${Date.now()}`;
  const rows = Array.from(
    { length: 30 },
    (_, index) => `${prefix} ${index},${index % 3 ? 'NL' : 'XX'},${index * 1000}`,
  );
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const step = () => dialog.getByRole('list', { name: 'Steps of the import' }).locator('[aria-current=step]');
  const places = () =>
    dialog
      .locator('.modal-content, .modal-footer, .checked-rows, .checked-rows-head .form-check')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  await expect(step()).toHaveText(/Choose a file/);
  const [frame] = await places();

  const text = ['Name,Code,Population', ...rows, `${prefix} bad,NLD,5`].join('\n');
  await dialog.locator('input[type=file]').setInputFiles(csvFile('sized.csv', text));
  await expect(dialog.getByRole('button', { name: 'Import 30 rentals' })).toBeEnabled();
  await expect(step()).toHaveText(/Review/);
  await expect(dialog.getByText('10 with codes of no country')).toBeVisible();
  await expect(dialog.getByText('No country has the code XX').first()).toBeVisible();
  await expect(dialog.getByRole('row', { name: /29,000/ })).toHaveCount(1);
  const before = await places();
  expect(before[0]).toBe(frame);
  await dialog.getByLabel('Show only rows to look at').click();
  await expect(dialog.getByRole('row')).toHaveCount(1 + 10 + 1);
  expect(await places()).toEqual(before);

  // The step before leads back to choosing a file.
  await dialog.getByRole('button', { name: /Choose a file/ }).click();
  await expect(step()).toHaveText(/Choose a file/);
  await dialog.locator('input[type=file]').setInputFiles(csvFile('sized.csv', text));
  await dialog.getByRole('button', { name: 'Import 30 rentals' }).click();
  await expect(dialog.getByText('are in your history')).toBeVisible();
  await expect(step()).toHaveText(/Report/);
  expect((await places())[0]).toBe(frame);
  // A code of no country has no flag, and none is stored for it.
  const stored = await storedRentals(prefix);
  expect(stored.filter(({ Code }) => Code === 'XX').every(({ Flag }) => !Flag)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the rows are in sight before any select, and the buttons are in one row', async ({ page }) => {
    await signInAsDemo(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import CSV' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Drop a CSV file here')).toBeHidden();
    await dialog
      .locator('input[type=file]')
      .setInputFiles(csvFile('phone.csv', 'Name,Code,Population\nA,NL,1\nB,NLD,2\n'));
    // It may go on beyond the side, where the area scrolls.
    await expect(dialog.getByRole('row', { name: /NLD/ })).toBeInViewport({ ratio: 0.5 });
    await expect(dialog.locator('select').first()).toBeHidden();
    const tops = await dialog
      .locator('.modal-footer .btn:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    // A file that raises a question opens the settings that it is about.
    await dialog.getByRole('button', { name: /Choose a file/ }).tap();
    await dialog
      .locator('input[type=file]')
      .setInputFiles(csvFile('asked.csv', 'Name,Code,Population\nA,NL,"1.234"\n'));
    await expect(dialog.getByLabel('1.234 and 1,234 mean')).toBeVisible();
  });
});

test('killing the server during an import loses and duplicates no row', async ({ browser }) => {
  const folder = temporaryFolder('killed');
  let polder = await startPolder(folder.path);
  const context = await browser.newContext({ baseURL: polder.url });
  try {
    const page = await context.newPage();
    const rows = fileRows('Killed', 3000);
    await signInWithOwnSession(page, polder.url);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const dialog = await chooseFile(page, 'killed.csv', toCsv(rows));
    await dialog.getByRole('button', { name: 'Import 3,000 rentals' }).click();
    await expect(dialog.getByText(/[1-9][\d,]* of 3,000 rows/)).toBeVisible({ timeout: 60_000 });
    await polder.kill();
    await expect(dialog.getByRole('alert')).toHaveText(/^A network error has occurred\. .*no row is lost/);
    polder = await startPolder(folder.path, Number(new URL(polder.url).port));
    await expect(isImported(dialog, 'killed\\.csv')).toBeVisible({ timeout: 120_000 });
    const stored = await storedRentals('Killed', polder.url);
    expect(contents(stored)).toEqual(contents(rows));
    expect(stored.every(({ _version }) => _version === 1)).toBe(true);
  } finally {
    await context.close();
    await polder.stop();
    folder.remove();
  }
});

test('the history stores the file and the rejected rows, and an import can be undone', async ({ page }) => {
  const prefix = `Undone ${Date.now()}`;
  const name = `${prefix} año.csv`;
  const text = `Name,Code,Population\n${prefix} a,NL,1\n${prefix} b,BE,2\n${prefix} c,XXX,3\n`;
  await signInAsDemo(page);
  await showAmsterdam(page);
  await page
    .getByRole('region', { name: 'Import rentals' })
    .locator('input[type=file]')
    .setInputFiles(csvFile(name, text));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import 2 rentals' }).click();
  await expect(dialog.getByText('are in your history')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: new RegExp(prefix) });
  await expect(row).toContainText('Imported, some left out');

  const original = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download .?Undone/ }).click();
  expect(readFileSync(await (await original).path(), 'utf8')).toBe(text);
  const rejected = page.waitForEvent('download');
  await row.getByRole('button', { name: /Download the rows left out/ }).click();
  expect(readFileSync(await (await rejected).path(), 'utf8')).toContain('Code is not two letters, such as NL');

  await row.getByRole('button', { name: /Undo the import/ }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog.getByText(/is undone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('Undone');
  expect((await storedRentals(prefix)).map(({ _deleted }) => _deleted)).toEqual([true, true]);

  await row.getByRole('button', { name: /^Import .* again/ }).click();
  await dialog.getByRole('button', { name: 'Import 2 rentals' }).click();
  await expect(dialog.getByText('are in your history')).toBeVisible();
  expect((await storedRentals(prefix)).map(({ _deleted }) => _deleted)).toEqual([false, false]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page
    .getByRole('row', { name: new RegExp(prefix) })
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(prefix) })).toHaveCount(1);
});

const pixel = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const badFiles: [string, string | Buffer, RegExp][] = [
  ['photo.csv', pixel, /is a picture\. Choose a CSV file/],
  ['report.pdf', '%PDF-1.7\n1 0 obj\n', /is a PDF.*Ask for the figures as CSV/],
  [
    'book.xlsx',
    Buffer.from('504b0304140003000800', 'hex'),
    /spreadsheet program’s own format\. Open it there, save it as CSV/,
  ],
  ['one-line.json', '[{"Name":"One","Code":"NL"}]', /is JSON.*Export the rows as CSV/],
  ['page.csv', '\ufeff<!DOCTYPE html>\n<title>Rentals</title>\n', /is a web page or XML\. Open it in a spreadsheet/],
  ['empty.csv', '', /has no rows\. Choose a file/],
  ['header.csv', 'Name,Code,Population\n', /has no rows\. Choose a file/],
];

test('a file without rentals is rejected with advice, and another can be chosen', async ({ page }) => {
  await signInAsDemo(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, content, sentence] of badFiles) {
    const buffer = Buffer.from(content);
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    await expect(dialog.getByRole('alert')).toContainText(name);
  }
});

test('the user can correct 300 columns, Dutch numbers and a wrong encoding', async ({ page }) => {
  const names = Array.from({ length: 297 }, (_, column) => `extra ${column}`);
  const cells = names.map(() => 'x').join(';');
  const text = `Naam;Landcode;Inwoners;${names.join(';')}\nLjubljana – č;SI;295.504;${cells}\nZeist;NL;1.234,5;${cells}\n`;
  await signInAsDemo(page);
  const central = Buffer.from(text.replace('č', '\u00e8').replace('–', '\u0096'), 'latin1');
  const dialog = await chooseFile(page, 'wide.csv', central);
  await expect(dialog.getByText(/separated by semicolons/)).toBeVisible();
  await expect(dialog.getByText('Which of these reads right?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await dialog.getByRole('button', { name: /Ljubljana – č/ }).press('Enter');
  await expect(dialog.getByLabel('Letters look wrong?')).toHaveValue('windows-1250');
  await expect(dialog.getByText(/may be thousands or a decimal: say which above/)).toBeVisible();
  await expect(dialog.getByText('What does 295.504 mean?')).toBeVisible();
  await dialog.getByRole('button', { name: 'It is 295,504' }).click();
  await expect(dialog.getByText('What does 295.504 mean?')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Import 1 rental' })).toBeEnabled();
  await expect(dialog.getByText('Population has decimals')).toBeVisible();
  await expect(dialog.getByText('Ljubljana – č')).toBeVisible();
  await dialog.getByLabel('Letters look wrong?').selectOption('windows-1252');
  await expect(dialog.getByText('Ljubljana – è')).toBeVisible();
});

test('a custom delimiter can be typed, and an invisible one is rejected', async ({ page }) => {
  const prefix = `Typed ${Date.now()}`;
  await signInAsDemo(page);
  const text = `Name#Code#Population\n${prefix} a#NL#1\n${prefix} \0b#NL#2\n\u200b#NL#3\n`;
  const dialog = await chooseFile(page, 'typed.csv', text);
  await dialog.getByLabel('Fields are separated by').selectOption('other');
  await dialog.getByLabel('The character that separates fields').fill('#');
  await expect(dialog.getByText('Name holds a control character or half a character')).toBeVisible();
  await expect(dialog.getByText('Name has nothing that can be seen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 rental' }).click();
  await expect(isImported(dialog, 'typed\\.csv')).toBeVisible();
  expect(contents(await storedRentals(prefix))).toEqual([`${prefix} a|NL|1`]);
});
