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

test('the address names the folder: reload and Back keep it, and what was open in another is closed', async ({
  page,
}) => {
  await openEmail(page, '?id=2');
  await folder(page, 'Sent').click();
  await expect(page).toHaveURL(/email\?folder=sent$/);
  await expect(page.getByRole('article').getByRole('heading', { name: /Offerte dakgoot/ })).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(1).click();
  await expect(page).toHaveURL(/\?id=\d+&folder=sent$/);
  await page.reload();
  await expect(folder(page, 'Sent')).toHaveAttribute('aria-current', 'true');
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(folder(page, 'Inbox')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article').getByRole('heading', { name: /Offerte dakgoot/ })).toBeVisible();
  await folder(page, 'Archive').click();
  await expect(page.getByText('No email chosen')).toBeVisible();
});

test('a new email counts as a draft from its first letter on', async ({ page }) => {
  await openEmail(page);
  await page.getByRole('button', { name: 'New email' }).click();
  await expect(page.getByRole('form').getByRole('combobox', { name: 'To' })).toBeFocused();
  await expect(folder(page, 'Drafts')).toContainText('2');
  await page.keyboard.type('s');
  await expect(folder(page, 'Drafts')).toContainText('3');
});

test('the menu of an email moves, labels and marks it, and prints it alone', async ({ page }) => {
  await openEmail(page);
  const more = page.getByRole('article').getByRole('button', { name: 'More' });
  await more.click();
  await expectNoViolations(page, 'the menu of an email');
  await page.getByRole('menuitemradio', { name: 'Health' }).click();
  await expect(more).toBeFocused();
  await expect(page.getByRole('article').locator('.badge')).toHaveText('Health');
  await more.click();
  await expect(page.getByRole('menuitemradio', { name: 'Health' })).toBeChecked();
  await page.evaluate(() => {
    window.print = () => {
      document.title = `${document.querySelector('.list-detail')?.getAttribute('data-detail-open')} is open`;
    };
  });
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page).toHaveTitle('true is open');
  await more.click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(rows(page).filter({ hasText: 'Handover of Keizersgracht' })).toHaveCount(0);
});

for (const width of [390, 768])
  test(`the tools of an email are one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/apps/email?id=8');
    const tools = page.getByRole('article').getByRole('group', { name: 'With this email' });
    await expect(tools).toBeVisible();
    const tops = await tools.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(tops.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
    expect(Math.max(...tops.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
