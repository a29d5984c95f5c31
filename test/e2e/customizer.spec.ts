import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { blockScripts } from './first-frames';
import { boxOf, inEveryTheme, longPage, openWithLayout, storeLayout } from './layout-settings';
import { watchConsole } from './people';

const settings = (page: Page) => page.getByRole('complementary', { name: 'Layout settings' });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Layout settings' }).click();
const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

/** For each setting: how to change it, and the expected result, immediately and after a reload. */
const cases: { name: string; change: (page: Page) => Promise<void>; shows: (page: Page) => Promise<void> }[] = [
  {
    name: 'dark mode',
    change: (page) => page.getByRole('switch', { name: 'Dark mode' }).uncheck(),
    shows: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
      expect(await background(page, 'body')).toBe('rgb(246, 248, 251)');
    },
  },
  {
    name: 'right to left',
    change: (page) => page.getByRole('switch', { name: 'Right to left' }).check(),
    shows: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect((await boxOf(page, '.sidebar')).x).toBe(1280 - 232);
    },
  },
  {
    name: 'density',
    change: (page) => page.getByRole('radio', { name: 'Compact' }).check(),
    shows: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
      expect((await boxOf(page, '#customizer-button')).height).toBe(32);
    },
  },
  {
    name: 'topbar colour',
    change: (page) => page.getByRole('radiogroup', { name: 'Topbar' }).getByRole('radio', { name: 'Ink' }).check(),
    shows: async (page) => expect(await background(page, '.topbar')).toBe('rgb(11, 17, 25)'),
  },
  {
    name: 'sidebar colour',
    change: (page) =>
      page.getByRole('radiogroup', { name: 'Sidebar' }).getByRole('radio', { name: 'Accent colour' }).check(),
    shows: async (page) => expect(await background(page, '.sidebar')).toBe('rgb(19, 35, 74)'),
  },
  {
    name: 'horizontal layout',
    change: (page) => page.getByRole('radio', { name: 'Horizontal layout' }).check(),
    shows: async (page) => {
      await expect(page.locator('.sidebar')).toHaveCount(0);
      expect(await boxOf(page, '.group-menus-below')).toEqual({ x: 0, y: 48, width: 1280, height: 44 });
    },
  },
  {
    name: 'mini sidebar',
    change: (page) => page.getByRole('radio', { name: 'Mini sidebar' }).check(),
    shows: async (page) => expect((await boxOf(page, '.sidebar')).width).toBe(64),
  },
  {
    name: 'fixed topbar',
    change: (page) => page.getByRole('switch', { name: 'Fixed topbar' }).uncheck(),
    shows: async (page) => {
      await scrollTo(page, 400);
      expect((await boxOf(page, '.topbar')).y).toBe(-400);
    },
  },
  {
    name: 'fixed sidebar',
    change: (page) => page.getByRole('switch', { name: 'Fixed sidebar' }).uncheck(),
    shows: async (page) => {
      await scrollTo(page, 400);
      expect((await boxOf(page, '.sidebar')).y).toBe(48 - 400);
    },
  },
  {
    name: 'inner right part',
    change: (page) => page.getByRole('switch', { name: 'Panel beside the page' }).check(),
    shows: async (page) => {
      const part = page.getByRole('complementary', { name: 'Beside this page' });
      await expect(part.getByRole('button', { name: 'Colour and contrast' })).toBeVisible();
      await expect(part).toContainText('18 of 18');
    },
  },
];

for (const { name, change, shows } of cases) {
  test(`the setting “${name}” takes effect immediately and persists across a reload`, async ({ page }) => {
    await openWithLayout(page, longPage);
    await openSettings(page);
    await change(page);
    await shows(page);
    await page.reload();
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shows(page);
  });
}

test('the mobile sidebar opens as a drawer immediately and is closed after a reload', async ({ page }) => {
  await openWithLayout(page, longPage);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Mobile sidebar' }).check();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  await page.reload();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the panel takes the focus, restores it on Escape, and reopens after a reload if it was open', async ({
  page,
}) => {
  await openWithLayout(page, longPage);
  await openSettings(page);
  await expect(settings(page).getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('switch', { name: 'Fixed topbar' }).focus();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Layout settings' })).toBeFocused();
});

test('the system theme applies from the first paint, follows the system, and ends with the user’s own choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithLayout(page, longPage, { systemTheme: true });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-bs-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeDisabled();
  // The panel covers the topbar's end, and closes on Escape once its heading has the focus.
  await expect(settings(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await expect(root).toHaveAttribute('data-bs-theme', 'light');
  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'System theme' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked();
});

test('the system’s theme applies if it changes while the scripts load', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await blockScripts(page);
  await openWithLayout(page, longPage, { systemTheme: true });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-bs-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await release();
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
});

test('a reset restores all defaults and keeps the panel open', async ({ page }) => {
  await openWithLayout(page, longPage, { darkMode: false, rightToLeft: true, horizontalLayout: true });
  await openSettings(page);
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-bs-theme', 'dark');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(root).toHaveAttribute('data-navigation', 'sidebar');
  await expect(settings(page)).toBeVisible();
});

for (const entry of ['{', '[1]', '{"darkMode":"no","topbarColour":"pink","miniSidebar":1}']) {
  test(`invalid stored settings are ignored: ${entry}`, async ({ page }) => {
    const problems = watchConsole(page);
    await storeLayout(page, entry);
    await page.goto(longPage);
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-topbar', 'primary');
    expect((await boxOf(page, '.sidebar')).width).toBe(232);
    expect(problems).toEqual([]);
  });
}

test('the panel has no axe violations in any theme or direction', async ({ page }) => {
  await openWithLayout(page, '/ui/alerts', { customizerOpen: true, innerRightPart: true });
  await expect(settings(page)).toContainText('Saved in this browser.');
  await inEveryTheme(page, (look) => expectNoViolations(page, look));
});

async function scrollTo(page: Page, y: number): Promise<void> {
  // The browser anchors the scroll position when the web font changes the text's width.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}
