import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { storeNewAccount, watchConsole } from './people';

const reader = (page: Page) => page.getByRole('region', { name: 'The email', exact: true });
const rows = (page: Page) => page.getByRole('region', { name: 'Emails', exact: true }).locator('[data-row-link]');
const textFile = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const chooseFiles = (page: Page, ...files: ReturnType<typeof textFile>[]) =>
  page.locator('.attachment-field input[type=file]').setInputFiles(files);

/** What a press on an attachment saves. */
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reader(page)
      .getByRole('button', { name: `Save ${name}` })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return readFileSync(await download.path(), 'utf8');
}

test('a guest saves a received attachment, and reads how to attach files', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/apps/email?id=5');
  await expect(rows(page).nth(4)).toContainText('1 attachment');
  expect(await saved(page, 'nordhavn-third-quarter.csv')).toContain('September,155,8,0.018');
  await expectNoViolations(page, 'an email with an attachment');
  await reader(page).getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('nordhavn-third-quarter.csv');
  await page.getByRole('button', { name: 'Attach files' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Sign in to attach files');
  expect(problems).toEqual([]);
});

test('files are attached, sent, read again and removed', async ({ page }) => {
  await storeNewAccount(page, 'attachments');
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'New email' }).click();
  await page.getByRole('form').getByLabel('To').fill('sanne@kadekwartier.example');
  await chooseFiles(page, textFile('keys.txt', 'Two keys'), textFile('meters.txt', '4711'), textFile('empty.txt', ''));
  const attached = page.getByRole('list', { name: 'Attached files' });
  await expect(page.getByText('“empty.txt” is empty.')).toBeVisible();
  await expect(attached.getByRole('button', { name: 'Remove keys.txt' })).toBeVisible();
  await expect(attached.getByRole('button', { name: 'Remove meters.txt' })).toBeVisible();
  await expectNoViolations(page, 'a draft with attachments');

  // The draft has them after a reload, too.
  await page.reload();
  await attached.getByRole('button', { name: 'Remove meters.txt' }).press('Enter');
  await expect(attached.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeFocused();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name: 'Sent' }).click();
  await rows(page).first().click();
  expect(await saved(page, 'keys.txt')).toBe('Two keys');
});

test('an upload that fails is tried again; the email is not sent before', async ({ page, context }) => {
  await storeNewAccount(page, 'attachments-offline');
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'New email' }).click();
  await page.getByRole('form').getByLabel('To').fill('sanne@kadekwartier.example');
  await expect(page.getByRole('button', { name: 'Attach files' })).toBeVisible();
  let isBlocked = true;
  await context.route(/\/email\//, (route) =>
    isBlocked && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await chooseFiles(page, textFile('keys.txt', 'Two keys'));
  const attached = page.getByRole('list', { name: 'Attached files' });
  await expect(attached.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });
  await expect(attached.getByRole('alert')).toContainText('A network error has occurred.');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page, 'an upload that failed');
  isBlocked = false;
  await attached.getByRole('button', { name: 'Try again' }).click();
  await expect(attached.getByRole('button', { name: 'Remove keys.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
});
