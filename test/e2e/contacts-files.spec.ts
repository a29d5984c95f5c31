/** Contacts as CSV and vCard files: saved, and imported. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const rows = (page: Page) => page.getByRole('list', { name: 'All contacts' }).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import contacts' });

async function openContacts(page: Page): Promise<void> {
  await page.goto('/apps/contacts');
  await expect(rows(page).first()).toBeVisible();
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import contacts…' }).click();
  await expect(dialog(page)).toBeVisible();
}

const choose = (page: Page, name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) });

async function savedText(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await click();
  const saved = await downloading;
  return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') };
}

test('all contacts, the chosen ones and a single one are saved', async ({ page }) => {
  const problems = watchConsole(page);
  await openContacts(page);
  const all = await savedText(page, async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  });
  expect(all.name).toMatch(/^polder-contacts-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.text.trim().split('\r\n')).toHaveLength(31);

  await page.getByRole('checkbox', { name: 'Select Aylin Demir' }).check();
  await page.getByRole('checkbox', { name: 'Select Bram Visser' }).check();
  const chosen = await savedText(page, async () => {
    await page.getByRole('button', { name: 'Save the selected contacts' }).click();
    await page.getByRole('menuitem', { name: 'Save as vCard' }).click();
  });
  expect(chosen.text.match(/^FN:.*$/gm)).toEqual(['FN:Aylin Demir', 'FN:Bram Visser']);

  const one = await savedText(page, () =>
    page.getByRole('article').getByRole('button', { name: 'Save as vCard' }).click(),
  );
  expect(one.name).toBe('Aïcha Benali.vcf');
  expect(one.text).toContain('VERSION:4.0\r\nFN:Aïcha Benali\r\n');
  expect(problems).toEqual([]);
});

test('a CSV file is reviewed before it is written; duplicates are decided, and undo takes all back', async ({
  page,
}) => {
  await openContacts(page);
  await openImport(page);
  await choose(
    page,
    'people.csv',
    [
      'Name;Email;Phone;Colour',
      'Nora Nieuw;nora@new.example;010 555 0100;red',
      'A. Benali;AICHA.benali@polder.example;;',
      'Bram V;bram.visser@polder.example;;',
      'Bad Address;nowhere;;',
    ].join('\n'),
  );
  await expect(dialog(page)).toContainText('people.csv: 1 new · 2 with a known address · 1 left out');
  await expect(dialog(page)).toContainText('Line 5 Bad Address: “⁨nowhere⁩” is not an email address.');
  await expect(dialog(page)).toContainText('Not read: ⁨Colour⁩.');
  await expect(dialog(page)).toContainText('as ⁨Aïcha Benali⁩');
  await expectNoViolations(page, 'the review of an import');
  await expect(page.getByText('30 contacts')).toBeVisible();
  await dialog(page).getByLabel('For all of them:').selectOption('Keep both');
  await expect(dialog(page).getByRole('button', { name: 'Import 3 contacts' })).toBeVisible();
  await dialog(page)
    .getByRole('combobox', { name: /A\. Benali/ })
    .selectOption('Skip');
  // Escape loses no choices without a question.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(page.getByText('2 contacts are imported.')).toBeVisible();
  await expect(page.getByText('32 contacts')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nora Nieuw', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('30 contacts')).toBeVisible();
});

test('a vCard is imported and stored; merging fills in what is missing', async ({ page }) => {
  await openContacts(page);
  await openImport(page);
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
  const text =
    card('FN:Aïcha Benali', 'EMAIL:aicha.benali@polder.example', 'CATEGORIES:Owner') +
    card('N:Nieuw;Nora;;;', 'FN:Nora Nieuw', 'EMAIL:nora@new.example');
  await choose(page, 'people.vcf', text);
  await dialog(page).getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(page.getByText('31 contacts')).toBeVisible();
  await page.reload();
  await expect(page.getByText('31 contacts')).toBeVisible();
  await expect(page.getByRole('article').getByText('Owner')).toBeVisible();
});

test('what is no list of contacts is said, and another file can be chosen', async ({ page }) => {
  await openContacts(page);
  await openImport(page);
  await choose(page, 'colours.csv', 'Colour,Size\nred,4\n');
  await expect(dialog(page).getByRole('alert')).toContainText('colours.csv⁩ has no row of column names');
  await choose(page, 'empty.vcf', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n');
  await expect(dialog(page).getByRole('alert')).toContainText('There are no contacts in ⁨empty.vcf⁩.');
  await choose(page, 'picture.csv', '\x89PNG\r\n\x1a\n', 'latin1');
  await expect(dialog(page).getByRole('alert')).toContainText('is not a text file');
  await choose(page, 'known.csv', 'Name,Email\nAïcha Benali,aicha.benali@polder.example\n');
  await expect(dialog(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Choose another file' }).click();
  await expect(dialog(page).getByText('Drop a file here, or choose one.')).toBeVisible();
});

test('the focus stays in the dialog when its steps change', async ({ page }) => {
  await openContacts(page);
  await openImport(page);
  const focused = dialog(page).and(page.locator(':focus'));
  await dialog(page).getByRole('button', { name: 'Choose a file' }).focus();
  await choose(page, 'new.csv', 'Name,Email\nNora Nieuw,nora@new.example\n');
  await expect(dialog(page).getByRole('button', { name: 'Import 1 contact' })).toBeVisible();
  await expect(focused).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Choose another file' }).press('Enter');
  await expect(dialog(page).getByText('Drop a file here, or choose one.')).toBeVisible();
  await expect(focused).toHaveCount(1);
});
