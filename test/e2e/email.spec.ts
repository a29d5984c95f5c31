import { expect, type Page, test } from '@playwright/test';
import { openWithLayout } from './layout-settings';
import { watchConsole } from './people';

const list = (page: Page) => page.getByRole('region', { name: 'Emails', exact: true });
const reader = (page: Page) => page.getByRole('region', { name: 'The email', exact: true });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name });
const emails = (page: Page) => list(page).locator('[data-row-link]');

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/email');
  await expect(emails(page).first()).toBeVisible();
});

test('the inbox and its first email are shown first; selecting another shows it and marks it as read', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await expect(folder(page, 'Inbox')).toHaveAttribute('aria-current', 'true');
  await expect(reader(page).getByRole('heading', { name: /Handover of Keizersgracht/ })).toBeVisible();
  await expect(page.getByText('5 unread')).toBeVisible();
  await page.getByRole('link', { name: /Offerte dakgoot/ }).click();
  await expect(page).toHaveURL(/\?id=2$/);
  await expect(reader(page).getByRole('heading', { name: /Offerte dakgoot/ })).toBeVisible();
  await expect(page.getByText('4 unread')).toBeVisible();
  // Back shows the first again, which still nobody chose to read.
  await page.goBack();
  await expect(reader(page).getByRole('heading', { name: /Handover of Keizersgracht/ })).toBeVisible();
  await expect(page.getByText('4 unread')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an email that is marked as unread stays so after Back and a reload, until it is chosen again', async ({
  page,
}) => {
  const offer = page.getByRole('link', { name: /Offerte dakgoot/ });
  await offer.click();
  await expect(page.getByText('4 unread')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('5 unread')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/email$/);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/notes/);
  await page.goBack();
  await expect(offer).toBeVisible();
  await expect(page.getByText('5 unread')).toBeVisible();
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(page.getByText('5 unread')).toBeVisible();
  await offer.click();
  await expect(page.getByText('4 unread')).toBeVisible();
});

test('folders, stars and labels filter the list', async ({ page }) => {
  for (const [name, count] of [
    ['Sent', 3],
    ['Drafts', 2],
    ['Spam', 2],
    ['Trash', 1],
    // Two of the starred ones are of one conversation.
    ['Starred', 3],
    ['Important', 3],
    ['Health', 3],
  ] as const) {
    await folder(page, name).click();
    await expect(emails(page)).toHaveCount(count);
  }
});

test('stars, importance and checks are toggled and persist across a reload', async ({ page }) => {
  const star = page.getByRole('button', { name: 'Star: Offerte dakgoot' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const more = reader(page).getByRole('button', { name: 'More' });
  const important = page.getByRole('menuitemcheckbox', { name: 'Important' });
  await more.click();
  await expect(important).toHaveAttribute('aria-checked', 'true');
  await important.click();
  await page.getByRole('checkbox', { name: 'Select: Offerte dakgoot' }).check();
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await more.click();
  await expect(important).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Select: Offerte dakgoot' })).toBeChecked();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('deleting moves an email to the trash; undo and restore take it out', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The email is in the trash.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Handover/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Handover/ })).toBeVisible();
  await folder(page, 'Trash').click();
  await page.getByRole('link', { name: /ficus/ }).click();
  await reader(page).getByRole('button', { name: 'Take out of the trash' }).click();
  await expect(page.getByText('Nothing in “Trash”.')).toBeVisible();
  await folder(page, 'Inbox').click();
  await page.getByLabel('Search emails').fill('ficus');
  await expect(emails(page)).toHaveCount(1);
});

test('undo leaves open what was opened since, which the address names', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /Handover/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Offerte dakgoot/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Handover/ })).toBeVisible();
  await expect(reader(page).getByRole('heading', { name: /Offerte dakgoot/ })).toBeVisible();
  await page.getByRole('link', { name: /Handover/ }).click();
  await expect(reader(page).getByRole('heading', { name: /Handover/ })).toBeVisible();
});

test('several emails are marked, moved and deleted together', async ({ page }) => {
  await folder(page, 'Spam').click();
  await expect(emails(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bulk = page.getByRole('group', { name: 'With the selected emails' });
  await bulk.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(folder(page, 'Spam')).toContainText('2');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bulk.getByLabel('Move to…').selectOption('Inbox');
  await expect(page.getByText('Nothing in “Spam”.')).toBeVisible();
  await folder(page, 'Inbox').click();
  await page.getByLabel('Search emails').fill('tulip');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No email here has these words.')).toBeVisible();
});

test('a search highlights its matches', async ({ page }) => {
  await page.getByLabel('Search emails').fill('lefevre');
  await expect(emails(page)).toHaveCount(1);
  await expect(emails(page).locator('mark')).toHaveText('Lefèvre');
});

test('on a page from right to left, the cells of an email from left to right start at the left', async ({ page }) => {
  await openWithLayout(page, '/apps/email?id=2', { rightToLeft: true });
  for (const name of ['Werk', 'Steiger, 2 dagen']) {
    const cell = page.getByRole('article').locator('th, td').filter({ hasText: name });
    const gap = await cell.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left - element.getBoundingClientRect().left;
    });
    expect(gap, name).toBe(12);
  }
});

test('hostile HTML is sanitised, and it fetches nothing', async ({ page }) => {
  const problems = watchConsole(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await folder(page, 'Spam').click();
  await page.getByRole('link', { name: /tulip bulbs/ }).click();
  const content = reader(page).locator('.email-content');
  await expect(content).toContainText('CONGRATULATIONS!');
  await expect(content.locator('form, input, img, [onclick], a[href^="javascript"]')).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('lucky-tulip'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('the common mail shortcuts work, and ? lists them', async ({ page }) => {
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\?id=2$/);
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star: Offerte dakgoot' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\?id=1$/);
  await page.keyboard.press('#');
  await expect(page.getByText('The email is in the trash.')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next email');
});

test('a URL opens its email in any folder', async ({ page }) => {
  await page.goto('/apps/email?id=14');
  await expect(reader(page).getByRole('heading', { name: /tour of Nordhavn/ })).toBeVisible();
  await page.goto('/apps/email?id=404');
  await expect(page.getByText('Choose an email to read it here.')).toBeVisible();
});

test('of ten thousand emails only the visible ones are rendered', async ({ page }) => {
  await page.getByRole('button', { name: 'Star: Offerte dakgoot' }).click();
  await page.waitForFunction(() => localStorage.getItem('polder.guest.apps.email') !== null);
  // Before the next page starts, as this one stores its last changes when it is left.
  await page.addInitScript(() => {
    const key = 'polder.guest.apps.email';
    const kept = JSON.parse(localStorage.getItem(key) as string);
    const [email] = kept.value;
    const small = { ...email, emailContent: '<p>x</p>' };
    kept.value = Array.from({ length: 10_000 }, (_, index) => ({ ...small, id: index + 1, subject: `Email ${index}` }));
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.reload();
  await expect(emails(page).first()).toBeVisible();
  expect(await emails(page).count()).toBeLessThan(60);
  await emails(page).first().focus();
  await page.keyboard.press('End');
  await expect(list(page).getByText('Email 0', { exact: true })).toBeVisible();
});

test('another email is shown from its top, regardless of the previous scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 520 });
  const pane = reader(page);
  await pane.evaluate((element) => element.scrollTo(0, 200));
  await page.getByRole('link', { name: /Offerte dakgoot/ }).click();
  await expect(pane.getByRole('heading', { name: /Offerte dakgoot/ })).toBeVisible();
  expect(await pane.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
