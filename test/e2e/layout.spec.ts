import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { boxOf, longPage, mirrored, openWithLayout } from './layout-settings';

const page1 = '/ui/alerts';
const path = (page: Page) => new URL(page.url()).pathname;
const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the sidebar', () => {
  test('expands the current page’s group, marks the page, and remembers the other groups', async ({ page }) => {
    await openWithLayout(page, page1);
    await expect(group(page, 'Components')).toHaveAttribute('aria-expanded', 'true');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation.getByRole('link', { name: 'Alerts' })).toHaveAttribute('aria-current', 'page');

    await group(page, 'Forms').click();
    await group(page, 'Apps').click();
    await page.goto('/charts/apex');
    await expect(group(page, 'Tables and charts')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Forms')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Apps')).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation.getByRole('link', { name: 'Notes' })).toBeHidden();
  });

  test('is navigable by arrow keys', async ({ page }) => {
    await openWithLayout(page, page1);
    await group(page, 'Dashboards').press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Rotterdam' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(group(page, 'Dashboards')).toBeFocused();
    await page.keyboard.press('End');
    await expect(group(page, 'Pages')).toBeFocused();
  });
});

test.describe('the mini sidebar', () => {
  test('shows a group’s pages on hover, and closes them on Escape', async ({ page }) => {
    await openWithLayout(page, page1, { miniSidebar: true });
    await group(page, 'Apps').hover();
    const chat = page.getByRole('link', { name: 'Chat' });
    await expect(chat).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await page.mouse.move(700, 400);
    await group(page, 'Apps').hover();
    await chat.click();
    await expect(page).toHaveURL(/\/apps\/chat$/);
    await page.mouse.move(700, 400);
    await expect(chat).toBeHidden();
  });

  test('is usable by keyboard alone', async ({ page }) => {
    await openWithLayout(page, page1, { miniSidebar: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, 'Dashboards');
    await expect(page.getByRole('link', { name: 'Utrecht' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(group(page, 'Apps')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Utrecht' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Notes' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Chat' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group(page, 'Apps')).toBeFocused();
    await page.keyboard.press('Enter');
    const last = page.locator('.group-menu-pages:not([hidden])').getByRole('link').last();
    const path = await last.getAttribute('href');
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keeps a long menu inside a low viewport', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openWithLayout(page, page1, { miniSidebar: true });
    await group(page, 'Pages').hover();
    const box = await boxOf(page, '.group-menu-pages:not([hidden])');
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(480);
  });

  test('scrolls with the page in a window that is lower than its icons', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 360 });
    await openWithLayout(page, longPage, { miniSidebar: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(group(page, 'Pages')).not.toBeInViewport({ ratio: 1 });
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 60);
    await expect(group(page, 'Pages')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1100, height: 404 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    for (const name of ['Dashboards', 'Pages']) await expect(group(page, name)).toBeInViewport({ ratio: 1 });
  });

  test('is toggled by the topbar’s button', async ({ page }) => {
    await openWithLayout(page, page1);
    await page.getByRole('button', { name: 'Show icons only' }).click();
    await expect.poll(async () => (await boxOf(page, '.sidebar')).width).toBe(64);
    await page.getByRole('button', { name: 'Show the whole navigation' }).click();
    await expect.poll(async () => (await boxOf(page, '.sidebar')).width).toBe(232);
  });
});

test.describe('the horizontal layout', () => {
  test('opens one menu at a time, on click', async ({ page }) => {
    await openWithLayout(page, page1, { horizontalLayout: true });
    await group(page, 'Apps').click();
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    await group(page, 'Forms').click();
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeHidden();
    await page.getByRole('link', { name: 'Date picker' }).click();
    await expect(page).toHaveURL(/\/form-pickers\/datepicker$/);
    await expect(page.getByRole('link', { name: 'Date picker' })).toBeHidden();
  });

  for (const rightToLeft of [false, true]) {
    test(`is usable by keyboard alone, ${rightToLeft ? 'right to left' : 'left to right'}`, async ({ page }) => {
      await openWithLayout(page, page1, { horizontalLayout: true, rightToLeft });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await tabTo(page, 'Dashboards');
      await page.keyboard.press(rightToLeft ? 'ArrowLeft' : 'ArrowRight');
      await expect(group(page, 'Apps')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'Notes' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/apps\/chat$/);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('choosing a page closes the drawer', async ({ page }) => {
    await openWithLayout(page, page1);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('link', { name: 'Notes' }).click();
    await expect(drawer).toBeHidden();
    expect(path(page)).toBe('/apps/notes');
  });

  test('nothing is wider than the viewport in any layout', async ({ page }) => {
    for (const settings of [{}, { horizontalLayout: true }, { miniSidebar: true, innerRightPart: true }]) {
      await page.goto(longPage);
      await page.evaluate((kept) => localStorage.setItem('polder.layout', JSON.stringify(kept)), settings);
      await page.reload();
      await expect(page.locator('#root[data-path]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test('right to left, the layout is mirrored', async ({ page }) => {
  const parts = [
    '.topbar .brand-mark',
    '#customizer-button',
    '.sidebar',
    '.page-footer',
    '.inner-right',
    '.customizer',
  ];
  const boxes = async (rightToLeft: boolean) => {
    await page.goto(longPage);
    const settings = { rightToLeft, innerRightPart: true, customizerOpen: true };
    await page.evaluate((kept) => localStorage.setItem('polder.layout', JSON.stringify(kept)), settings);
    await page.reload();
    await expect(page.locator('.customizer.open')).toBeVisible();
    await expect(page.locator('.inner-right')).toContainText('18 of 18');
    return Promise.all(parts.map((part) => boxOf(page, part)));
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const leftToRight = await boxes(false);
  expect(await boxes(true)).toEqual(leftToRight.map((box) => mirrored(box, 1280)));
});

test('breadcrumbs begin at three levels: a product leads to the shop', async ({ page }) => {
  await openWithLayout(page, '/ui/tooltip');
  const breadcrumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(breadcrumbs).toHaveCount(0);
  await page.goto('/ecom/shopdetail?id=2');
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Apps', 'Shop', 'Product detail']);
  await breadcrumbs.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/ecom\/shop$/);
});

test('the language can be changed in the account menu by keyboard', async ({ page }) => {
  await openWithLayout(page, page1);
  await page.getByRole('button', { name: 'Language and account' }).press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meldingen');
  await expect(page.getByRole('button', { name: 'Taal en account' })).toBeFocused();
});

test('another tab follows the language, with what is typed in it', async ({ page, context }) => {
  await page.goto('/apps/contacts?new=1');
  await page.getByLabel('First name').fill('Half');
  const other = await context.newPage();
  await openWithLayout(other, page1);
  await other.getByRole('button', { name: 'Language and account' }).press('ArrowDown');
  await other.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacten');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Half');
});

for (const [name, settings] of Object.entries({
  'a flyout': { miniSidebar: true },
  'a flyout, light': { miniSidebar: true, darkMode: false, sidebarColour: 'dark' },
  'a menu of the horizontal layout': { horizontalLayout: true, sidebarColour: 'primary' },
  'a menu of the horizontal layout, light': { horizontalLayout: true, darkMode: false, rightToLeft: true },
} as const)) {
  test(`${name} has no axe violations`, async ({ page }) => {
    await openWithLayout(page, page1, settings);
    await group(page, 'Components').click();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation.getByRole('link', { name: 'Badges' })).toBeVisible();
    await expectNoViolations(page, name);
  });
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await group(page, button).evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`20 presses of Tab did not reach “${button}”.`);
}
