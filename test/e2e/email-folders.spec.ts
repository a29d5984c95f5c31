import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name: new RegExp(`^${name}`) });
const rows = (page: Page) => page.getByRole('list').getByRole('link').and(page.locator('[data-row-link]'));

async function openEmail(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/email${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('emails are archived from the reader and by keyboard, and undo brings the last back', async ({ page }) => {
  const problems = watchConsole(page);
  await openEmail(page, '?id=1');
  await page.getByRole('article').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('The email is in: Archive.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Handover of Keizersgracht 214' })).toHaveCount(0);
  await rows(page).first().focus();
  await page.keyboard.press('y');
  await folder(page, 'Archive').click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await folder(page, 'Archive').click();
  await expect(rows(page)).toContainText('Handover of Keizersgracht 214');
  expect(problems).toEqual([]);
});

test('the trash is emptied after a question, and undo brings the emails back', async ({ page }) => {
  await openEmail(page, '?id=1');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await folder(page, 'Trash').click();
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  const question = page.getByRole('dialog', { name: 'Empty the trash?' });
  await expectNoViolations(page, 'the question about the trash');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await question.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(page.getByText('Nothing in “Trash”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empty the trash' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(before);
});

test('a search covers all folders where asked, and says where each email is', async ({ page }) => {
  await openEmail(page, '?id=1');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Search emails').fill('keizersgracht 214 handover');
  await expect(rows(page).filter({ hasText: 'Trash ·' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All folders' }).click();
  await expect(rows(page).filter({ hasText: 'Trash ·' })).toHaveCount(1);
  await expectNoViolations(page, 'a search over all folders');
});

test('a reply to all has the other recipients in Cc', async ({ page }) => {
  await openEmail(page);
  await page.getByRole('button', { name: 'New email' }).click();
  const form = page.getByRole('form');
  await form.getByRole('combobox', { name: 'To' }).fill('sanne@kadekwartier.example');
  await form.getByRole('button', { name: 'Add Cc and Bcc' }).click();
  await form.getByRole('combobox', { name: 'Cc', exact: true }).fill('joris@kadekwartier.example');
  await form.getByLabel('Subject').fill('Keys for all');
  await form.getByRole('button', { name: 'Send' }).click();
  await folder(page, 'Sent').click();
  await rows(page).filter({ hasText: 'Keys for all' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Reply to all' }).click();
  await expect(form.getByRole('combobox', { name: 'To' })).toHaveValue('sanne@kadekwartier.example');
  await expect(form.getByRole('combobox', { name: 'Cc', exact: true })).toHaveValue('joris@kadekwartier.example');
});
