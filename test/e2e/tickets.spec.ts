import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './people';
import { holdRequests } from './requests';

const rows = (page: Page) => page.locator('.ticket-table tbody tr');
const count = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show tickets by status' }).getByRole('button', { name });

test('all tickets are shown first; each count filters by its status', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/tickt/ticket-list');
  await expect(rows(page)).toHaveCount(8);
  await expect(count(page, 'All tickets')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, number] of [
    ['Open', 3],
    ['Pending', 2],
    ['Closed', 3],
  ] as const) {
    await count(page, name).click();
    await expect(count(page, name)).toContainText(String(number));
    await expect(rows(page)).toHaveCount(number);
  }
  expect(problems).toEqual([]);
});

test('a ticket goes from open to pending to closed and open again; the counts update, and the status persists across a reload', async ({
  page,
}) => {
  await page.goto('/tickt/ticket-list');
  const first = rows(page).first();
  await first.getByRole('button', { name: 'Set to pending' }).click();
  await expect(first.locator('.badge')).toHaveText('Pending');
  await expect(count(page, 'Pending')).toContainText('3');
  await first.getByRole('button', { name: 'Close' }).click();
  await expect(first.locator('.badge')).toHaveText('Closed');
  await expect(first.locator('.badge')).toHaveClass(/text-bg-secondary/);
  await page.reload();
  await expect(first.locator('.badge')).toHaveText('Closed');
  await first.getByRole('button', { name: 'Reopen' }).click();
  await expect(first.locator('.badge')).toHaveText('Open');
  await expect(count(page, 'Open')).toContainText('3');
});

test('a search highlights its matches, and says when there are none', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await expect(rows(page)).toHaveCount(8);
  await page.keyboard.press('/');
  await page.keyboard.type('gutter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('mark').first()).toHaveText(/gutter/i);
  await page.getByLabel('Search tickets').fill('submarine');
  await expect(page.getByText('No ticket matches your filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('deleting removes a ticket from the list, and undo restores it', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await page.getByRole('button', { name: 'Delete ticket #2' }).click();
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).nth(1)).toContainText('#2');
});

test('a URL opens its ticket beside a list to search, and an unknown id shows a message', async ({ page }) => {
  await page.goto('/tickt/ticket-detail?id=3');
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket #3' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /row 1,204/ })).toBeVisible();
  await page.getByRole('link', { name: /Rent for November/ }).click();
  await expect(page).toHaveURL(/id=5$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket #5' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket #3' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search tickets' })).toBeFocused();
  await page.goto('/tickt/ticket-detail?id=99');
  await expect(page.getByText('There is no ticket #99.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('the ticket page without a ticket opens the first one; the sidebar and the breadcrumbs have the list', async ({
  page,
}) => {
  await page.goto('/tickt/ticket-list');
  await page.goto('/tickt/ticket-detail');
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(sidebar.getByRole('link', { name: 'Ticket detail' })).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'Tickets' })).toHaveClass(/\bactive\b/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket #1' })).toBeVisible();
  await expect(page).toHaveURL(/ticket-detail\?id=1$/);
  await page.getByRole('link', { name: /Rent for November/ }).click();
  await expect(page).toHaveURL(/id=5$/);
  for (const before of [/id=1$/, /ticket-list$/]) {
    await page.goBack();
    await expect(page).toHaveURL(before);
  }
  await page.goForward();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(page).toHaveURL(/ticket-list$/);
  await page.goto('/tickt/ticket-detail?id=first');
  await expect(page.getByText('Choose a ticket')).toBeVisible();
});

test('on a phone, the ticket page opens a ticket too, with a link back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/tickt/ticket-detail');
  await expect(page).toHaveURL(/id=1$/);
  await expect(page.getByRole('heading', { level: 2, name: /hot water/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name: /Rent for November/ })).toBeVisible();
  await expect(page).toHaveURL(/ticket-detail$/);
  await page.reload();
  await expect(page.getByRole('link', { name: /Rent for November/ })).toBeVisible();
  await expect(page).toHaveURL(/ticket-detail$/);
});

test('on a phone, where columns have no heads, the due date has its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/tickt/ticket-list');
  await expect(page.locator('.ticket-due').nth(1)).toHaveText(/^Due: \d/);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByText('Due: ').first()).toBeHidden();
});

test('resetting restores the sample data', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await page.getByRole('button', { name: 'Delete ticket #2' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset sample data' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('Undo is next in the tab order after deleting a row: a second Enter deletes nothing', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(7);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('main')).toBeFocused();
});

test('undo shows the restored ticket', async ({ page }) => {
  await page.goto('/tickt/ticket-detail?id=3');
  const detail = page.getByRole('region', { name: 'The ticket' });
  for (const bringBack of [
    () => page.getByRole('button', { name: 'Undo' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await detail.getByRole('button', { name: 'Delete ticket #3' }).click();
    await expect(detail.getByText('Choose a ticket from the list.')).toBeVisible();
    await bringBack();
    await expect(page).toHaveURL(/\?id=3$/);
    await expect(detail.getByText('#3')).toBeVisible();
  }
});

test('a ticket that leaves the filtered list is announced, can be undone, and the focus stays', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  await count(page, 'Open').click();
  await expect(rows(page)).toHaveCount(3);
  const number = await rows(page).first().locator('.ticket-number').textContent();
  await rows(page).first().getByRole('button', { name: 'Set to pending' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: `Ticket ${number} is set to pending.` })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first().locator('.ticket-number')).toHaveText(number ?? '');
});

test('a double click changes the status once, and Ctrl+Z undoes it', async ({ page }) => {
  await page.goto('/tickt/ticket-list');
  const first = rows(page).first();
  await first.getByRole('button', { name: 'Set to pending' }).dblclick();
  await expect(first.locator('.badge')).toHaveText('Pending');
  await page.keyboard.press('Control+z');
  await expect(first.locator('.badge')).toHaveText('Open');
  // The next row moves under the pointer in between.
  await count(page, 'Open').click();
  await first.getByRole('button', { name: 'Set to pending' }).dblclick();
  await expect(rows(page)).toHaveCount(2);
  await expect(count(page, 'Pending')).toContainText('3');

  await page.goto('/tickt/ticket-detail?id=3');
  const detail = page.getByRole('region', { name: 'The ticket' });
  const step = detail.getByRole('listitem').and(page.locator('[aria-current=step]'));
  const before = (await step.textContent()) ?? '';
  await detail.locator('.ticket-steps li:not([aria-current]) button').first().dblclick();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step).toHaveText(before);
});

test('the filters stay in their places when the names of the agents arrive', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const tickets = await holdRequests(page, /\/ticket-list-[\w-]{8}\.js$/);
  await page.goto('/tickt/ticket-list', { waitUntil: 'commit' });
  await expect.poll(tickets.count).toBeGreaterThan(0);
  const filters = page.locator('.ticket-tools select');
  const places = () => filters.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await expect(filters.first().locator('option')).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  tickets.release();
  await expect(filters.first().getByRole('option', { name: 'Mohammed El Amrani' })).toBeAttached();
  expect(await places()).toEqual(before);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the sample has the days of the reader', async ({ page }) => {
    // The evening of 20 November in New York.
    await page.clock.setFixedTime('2026-11-21T02:00:00Z');
    await page.goto('/tickt/ticket-list');
    await expect(rows(page).nth(0).locator('.ticket-date')).toHaveText('20 Nov 2026');
    await expect(rows(page).nth(1).locator('.ticket-due')).toContainText('21 Nov 2026');
  });
});
