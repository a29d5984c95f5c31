import { expect, type Page, test } from '@playwright/test';
import type { LayoutSettings } from '../../frontend/src/features/layout/layoutSlice';
import { boxOf, longPage, openWithLayout, pixelsOf } from './layout-settings';
import { signInAsDemoByForm } from './people';

/** Settings a browser may have kept, and where the parts of the frame then stand: in a window of 1280 by 720. */
const cases: {
  name: string;
  settings: Partial<LayoutSettings>;
  sidebar: number;
  sidebarAt: number;
  menubar: number;
}[] = [
  { name: 'the defaults', settings: {}, sidebar: 240, sidebarAt: 0, menubar: 0 },
  {
    name: 'light, right to left, a dark sidebar',
    settings: { darkMode: false, rightToLeft: true, sidebarColour: 'dark', topbarColour: 'white' },
    sidebar: 240,
    sidebarAt: 1040,
    menubar: 0,
  },
  {
    name: 'a mini sidebar',
    settings: { miniSidebar: true, sidebarColour: 'primary' },
    sidebar: 64,
    sidebarAt: 0,
    menubar: 0,
  },
  {
    name: 'horizontal, light',
    settings: { horizontalLayout: true, darkMode: false },
    sidebar: 0,
    sidebarAt: 0,
    menubar: 44,
  },
];

/** In the topbar, and at both edges of the window: one is the sidebar's, the other the page's, or both the page's. */
const places: [number, number][] = [
  [420, 6],
  [6, 700],
  [1274, 700],
];

for (const { name, settings, sidebar, sidebarAt, menubar } of cases) {
  test(`the first frame is drawn as the page will be: ${name}`, async ({ page }) => {
    const release = await holdScripts(page);
    await openWithLayout(page, longPage, settings);
    await drawn(page);
    const first = await page.screenshot();
    await expect(page.locator('#root')).toBeEmpty();
    expect((await boxOf(page, '.frame-topbar')).height).toBe(56);
    expect(await width(page, '.frame-sidebar')).toBe(sidebar);
    if (sidebar > 0) expect((await boxOf(page, '.frame-sidebar')).x).toBe(sidebarAt);
    expect(await height(page, '.frame-menubar')).toBe(menubar);

    await release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.frame-skeleton')).toBeHidden();
    expect(await pixelsOf(page, first, places)).toEqual(await pixelsOf(page, await page.screenshot(), places));
    if (sidebar > 0) expect(await boxOf(page, '.sidebar')).toMatchObject({ x: sidebarAt, y: 56, width: sidebar });
    else expect(await boxOf(page, '.group-menus-below')).toMatchObject({ x: 0, y: 56, height: menubar });
  });
}

test('a sign-in page has no frame to hold a place for', async ({ page }) => {
  const release = await holdScripts(page);
  await openWithLayout(page, '/auth/loginformik', { darkMode: false });
  await drawn(page);
  await expect(page.locator('.frame-skeleton')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(246, 248, 251)');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what held a sign-in page’s place is gone behind the pages that follow it', async ({ page }) => {
  await signInAsDemoByForm(page);
  for (const place of ['.canal-skeleton', '.brand-skeleton', '.frame-skeleton']) {
    await expect(page.locator(place)).toBeHidden();
  }
});

test('nothing of the frame moves while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await openWithLayout(page, longPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(total).toBeLessThan(0.02);
});

/** Keeps the application's modules from the browser, so that what is drawn without them stays to be looked at. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A page whose module script is held never finishes loading.
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(url, { waitUntil: 'commit', ...options });
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

const width = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));
const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));

/** Until the page and its style sheets are there, which is all that a first frame waits for. */
async function drawn(page: Page): Promise<void> {
  const isThere = () =>
    document.getElementById('root') !== null &&
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(({ sheet }) => sheet);
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}
