/** The prerendered documents before the scripts load, and their hydration. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { blockScripts, waitUntilStyled } from './first-frames';
import { openWithLayout } from './layout-settings';
import { storeDemoSession, watchConsole } from './people';

test('a page is readable before any script loads: title, description, navigation, content', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/ui/buttons');
  await waitUntilStyled(page);
  await expect(page).toHaveTitle('Buttons · Polder');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^A button does something/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buttons');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Buttons', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('#variants h2')).toBeVisible();
});

test('demos out of view are not laid out before React has the page', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/widget');
  await waitUntilStyled(page);
  await expect(page.locator('.demo').last()).toHaveCSS('content-visibility', 'auto');
  await release();
  // Their menus reach beyond their edges.
  await expect(page.locator('.demo').last()).toHaveCSS('content-visibility', 'visible');
});

for (const path of ['/ui/buttons', '/dashboards/Rotterdam', '/apps/email', '/auth/loginformik']) {
  test(`React hydrates ${path} without rendering it again`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const kept = [
          ...document.querySelectorAll('h1, .topbar, .sidebar a, .page-footer, .blank-topbar, form, button'),
        ];
        Object.assign(window, { kept });
      });
    });
    await page.goto(path);
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    const { before, still } = await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Element[] };
      const lasting = kept.filter(
        (element) => !element.closest('.dashboard, .list-detail') || element.tagName === 'H1',
      );
      return { before: lasting.length, still: lasting.filter(({ isConnected }) => isConnected).length };
    });
    expect(before).toBeGreaterThan(4);
    expect(still).toBe(before);
    expect(problems).toEqual([]);
  });
}

/** routes.spec.ts opens the English documents. */
const routes = [...mainRoutes, ...blankRoutes];
const groupSize = 18;
for (let first = 0; first < routes.length; first += groupSize) {
  const group = routes.slice(first, first + groupSize);
  test(`React hydrates the Dutch documents as they are: ${group[0]} and ${group.length - 1} others`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
    const problems = watchConsole(page);
    for (const route of group) {
      await page.goto(route);
      await expect(page.locator('#root[data-path]'), route).toHaveCount(0);
      expect(problems, route).toEqual([]);
      await expect(page.locator('html'), route).toHaveAttribute('lang', 'nl');
    }
  });
}

test('React hydrates documents as they are, whatever this browser stores', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/ecom/shopdetail?id=3');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.goto('/apps/treeview');
  await page.getByRole('treeitem', { name: 'Archive', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Den Haag', exact: true }).locator('.tree-check').click();
  for (const route of ['/ecom/shop', '/ecom/shopdetail', '/ecom/orders', '/apps/treeview', '/apps/calendar']) {
    await page.goto(route);
    await expect(page.locator('#root[data-path]'), route).toHaveCount(0);
    expect(problems, route).toEqual([]);
  }
  await page.goto('/ecom/orders');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/apps/treeview');
  await expect(page.getByRole('heading', { name: '7 homes selected' })).toBeVisible();
  // What was left open is loaded again.
  await expect(page.getByRole('treeitem').last()).toHaveAttribute('aria-level', '2');
});

test('the document is in the chosen language, also on the next visit', async ({ page }) => {
  await page.goto('/ui/buttons');
  await page.getByRole('button', { name: 'Language and account' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knoppen');
  await blockScripts(page);
  await page.goto('/apps/notes');
  await waitUntilStyled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveTitle('Notities · Polder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notities');
});

test('a document in another language than the stored one is not shown', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  const release = await blockScripts(page);
  await page.goto('/ui/buttons');
  await waitUntilStyled(page);
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('.frame-topbar')).toBeVisible();
  await release();
  await expect(page.locator('h1')).toHaveText('Knoppen');
});

test('a locked screen shows nothing of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const lock = { email: 'demo@polder.test', sub: '0d9ac4a1-9c5b-4b2e-8f5f-0a5a3d8c7b11', remember: true };
    localStorage.setItem('polder.lock', JSON.stringify(lock));
  });
  const release = await blockScripts(page);
  await page.goto('/dashboards/Rotterdam');
  await waitUntilStyled(page);
  await expect(page.locator('h1')).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
});

test('a URL with a query shows the frame first, and the content after hydration', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/ecom/shopdetail?id=6');
  await waitUntilStyled(page);
  await expect(page.locator('.topbar')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await release();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/shopdetail\?id=6$/);
});

const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
const transparent = 'rgba(0, 0, 0, 0)';

test('a phone’s first visit reads the first ticket before any script, in the place where it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await blockScripts(page);
  await page.goto('/tickt/ticket-detail');
  await waitUntilStyled(page);
  const parts = page.locator('.detail-pane :is(h2, .ticket-steps, .ticket-facts, .ticket-fields, .prose)');
  await expect(parts.last()).toContainText('The boiler shows F28');
  expect(await colourOf(parts.last())).not.toBe(transparent);
  const tops = () => parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
  const before = await tops();
  expect(before).toHaveLength(5);
  const texts = await page.locator('.detail-pane :is(h2, .prose)').elementHandles();
  await release();
  await expect(page.getByRole('button', { name: 'Delete ticket #1' })).toBeVisible();
  expect(await tops()).toEqual(before);
  for (const text of texts) expect(await text.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

for (const [visitor, prepare] of [
  ['a guest who deleted it', deleteFirstTicket],
  ['an account', storeDemoSession],
] as const)
  test(`the sample’s first ticket is an outline before the scripts for ${visitor}`, async ({ page }) => {
    await prepare(page);
    await blockScripts(page);
    await page.goto('/tickt/ticket-detail');
    await waitUntilStyled(page);
    const texts = page.locator('.detail-pane :is(h2, .prose)');
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all()) {
      await expect(text).toBeVisible();
      expect(await colourOf(text)).toBe(transparent);
    }
  });

async function deleteFirstTicket(page: Page): Promise<void> {
  await page.goto('/tickt/ticket-detail');
  await page.getByRole('button', { name: 'Delete ticket #1' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

test('a signed-in user never sees the sign-in link, not even briefly', async ({ page }) => {
  await storeDemoSession(page);
  const release = await blockScripts(page);
  await openWithLayout(page, '/ui/buttons');
  await waitUntilStyled(page);
  await expect(page.locator('.topbar-sign-in')).toBeHidden();
  await release();
  await expect(page.getByRole('button', { name: /demo@polder.test/ })).toBeVisible();
});

test('a key pressed before hydration is for the element that is focused', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/apps/treeview');
  await waitUntilStyled(page);
  const utrecht = page.getByRole('treeitem', { name: 'Utrecht', exact: true });
  await utrecht.focus();
  await page.keyboard.press('ArrowRight');
  await release();
  await expect(utrecht).toHaveAttribute('aria-expanded', 'true');
  await expect(utrecht).toBeFocused();
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the scroll position stays when the scripts load, and a reload restores it immediately', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/ui/buttons');
  await waitUntilStyled(page);
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo({ top: 600, behavior: 'instant' })));
  await release();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  expect(await scrolled(page)).toBe(600);

  await page.addInitScript(() => {
    const passed: number[] = [];
    document.addEventListener('scroll', () => passed.push(window.scrollY));
    Object.assign(window, { passed });
  });
  await page.reload();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(600);
  const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed);
  expect(passed.filter((top) => Math.abs(top - 600) > 10)).toEqual([]);
});
