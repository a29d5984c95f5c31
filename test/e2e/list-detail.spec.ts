/** The apps with a list and a detail: they fill the window and never make the page scroll. */
import { expect, type Page, test } from '@playwright/test';
import { storeDemoSession } from './people';
import { holdRequests } from './requests';

const apps = ['/apps/notes', '/apps/chat', '/apps/contacts', '/apps/email', '/tickt/ticket-detail'];

/** In pixels: how far the page scrolls, and what is left empty below the card. */
const measure = (page: Page) =>
  page.locator('.list-detail').evaluate((card) => ({
    scrolls: document.documentElement.scrollHeight - window.innerHeight,
    below: Math.round(window.innerHeight - card.getBoundingClientRect().bottom),
  }));

for (const app of apps)
  test(`${app} fills the window without making the page scroll`, async ({ page }) => {
    for (const [width, height, address] of [
      [1440, 900, `${app}?id=1`],
      [390, 844, `${app}?id=1`],
      [390, 844, app],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(page.locator('[data-row-link]').first()).toBeAttached();
      await expect.poll(async () => (await measure(page)).scrolls, { message: `${address} at ${width}` }).toBe(0);
      const { below } = await measure(page);
      expect(below, `${address} at ${width}`).toBeGreaterThanOrEqual(8);
      expect(below, `${address} at ${width}`).toBeLessThanOrEqual(28);
      const title = page.locator('main h1');
      if (width > 390) expect(await title.evaluate((one) => getComputedStyle(one).fontSize)).toBe('20px');
    }
  });

test('the calendar fills the window too', async ({ page }) => {
  // Of a guest, who has a line more above it.
  for (const height of [900, 1080]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/apps/calendar');
    await expect(page.locator('.calendar [data-date]').first()).toBeVisible();
    const edges = () =>
      page.locator('.calendar').evaluate((card) => ({
        scrolls: document.documentElement.scrollHeight - window.innerHeight,
        below: Math.round(window.innerHeight - card.getBoundingClientRect().bottom),
      }));
    await expect.poll(async () => (await edges()).scrolls, { message: `at ${height}` }).toBe(0);
    expect((await edges()).below, `at ${height}`).toBeLessThanOrEqual(28);
  }
});

test('a phone shows the outline of a ticket until the tickets are loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tickets = await holdRequests(page, /\/ticket-list-[\w-]{8}\.js$/);
  await page.goto('/tickt/ticket-detail', { waitUntil: 'commit' });
  await expect.poll(tickets.count).toBeGreaterThan(0);
  const placeholders = page.locator('.ticket-detail .placeholder');
  await expect(placeholders.first()).toBeVisible();
  tickets.release();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(placeholders).toHaveCount(0);
});

test('a guest reads that changes stay in this browser; an account does not, and its list has the room', async ({
  page,
}) => {
  const lead = page.locator('.sample-lead');
  await page.goto('/apps/notes');
  await expect(lead).toContainText('stays in this browser');
  await storeDemoSession(page);
  await page.goto('/apps/notes');
  await expect(page.locator('[data-row-link]').first()).toBeAttached();
  await expect(lead).toHaveCount(0);
  await expect.poll(async () => (await measure(page)).scrolls).toBe(0);
  expect((await measure(page)).below).toBeLessThanOrEqual(28);
});

test('on a phone an open chat has the window: no page header, the way back in its head, no words about keys', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/apps/chat?id=1');
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())?.height).toBeGreaterThan(560);
  const back = await page.getByRole('button', { name: 'Back to the list' }).boundingBox();
  const head = await page.locator('.chat-head').boundingBox();
  expect(back?.y).toBeGreaterThanOrEqual((head?.y ?? 0) - 1);
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) + 1);
  await page.getByRole('button', { name: 'Back to the list' }).tap();
  await expect(page.getByRole('button', { name: 'New chat' })).toBeVisible();
  await context.close();
});
