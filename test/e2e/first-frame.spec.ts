import { expect, type Page, test } from '@playwright/test';
import type { LayoutSettings } from '../../frontend/src/features/layout/layoutSlice';
import { maxShift, observeSteadiness, openAndSettle, sayShifts, steadinessOf } from '../harness/layout-shifts';
import { blockScripts, waitUntilStyled } from './first-frames';
import { boxOf, longPage, openWithLayout, pixelsOf, storeLayout } from './layout-settings';
import { signInAsDemoByForm } from './people';

/** Stored settings, and the resulting positions of the layout's parts in a viewport of 1280 by 720. */
const cases: {
  name: string;
  settings: Partial<LayoutSettings>;
  sidebar: number;
  sidebarAt: number;
  menubar: number;
}[] = [
  { name: 'the defaults', settings: {}, sidebar: 232, sidebarAt: 0, menubar: 0 },
  {
    name: 'light, right to left, a dark sidebar',
    settings: { darkMode: false, rightToLeft: true, sidebarColour: 'dark', topbarColour: 'white' },
    sidebar: 232,
    sidebarAt: 1048,
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

/** Points in the topbar and at both edges of the viewport, which belong to the sidebar or the page. */
const places: [number, number][] = [
  [420, 6],
  [6, 700],
  [1274, 700],
];

for (const { name, settings, sidebar, sidebarAt, menubar } of cases) {
  test(`the first frame equals the final page: ${name}`, async ({ page }) => {
    const release = await blockScripts(page);
    await openWithLayout(page, longPage, settings);
    await waitUntilStyled(page);
    const first = await page.screenshot();
    await expect(page.locator('h1')).toHaveText('Design system');
    await expect(page.locator('.frame-skeleton')).toBeHidden();
    expect(await boxOf(page, '.topbar')).toMatchObject({ y: 0, height: 48 });
    const navigation = await boxOf(page, '.sidebar');
    expect(navigation).toMatchObject(
      menubar > 0 ? { x: 0, y: 48, height: menubar } : { x: sidebarAt, y: 48, width: sidebar },
    );
    const heading = await boxOf(page, 'h1');

    await release();
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    expect(await boxOf(page, 'h1')).toEqual(heading);
    expect(await boxOf(page, menubar > 0 ? '.group-menus-below' : '.sidebar')).toEqual(navigation);
    expect(await pixelsOf(page, first, places)).toEqual(await pixelsOf(page, await page.screenshot(), places));
  });
}

test('an unknown path shows its layout from the first frame on', async ({ page }) => {
  const release = await blockScripts(page);
  await openWithLayout(page, '/no-such-page', { miniSidebar: true });
  await waitUntilStyled(page);
  expect((await boxOf(page, '.frame-topbar')).height).toBe(48);
  expect(await width(page, '.frame-sidebar')).toBe(64);
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.frame-skeleton')).toBeHidden();
});

test('a sign-in page has no layout placeholder', async ({ page }) => {
  const release = await blockScripts(page);
  await openWithLayout(page, '/auth/loginformik', { darkMode: false });
  await waitUntilStyled(page);
  await expect(page.locator('.frame-skeleton')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(246, 248, 251)');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sign-in page’s placeholder is removed on the next pages', async ({ page }) => {
  await signInAsDemoByForm(page);
  for (const place of ['.canal-skeleton', '.brand-skeleton', '.frame-skeleton']) {
    await expect(page.locator(place)).toBeHidden();
  }
});

test('the layout does not shift while the page loads', async ({ page }) => {
  await observeSteadiness(page);
  await storeLayout(page, '{}');
  await openAndSettle(page, longPage);
  const steadiness = await steadinessOf(page);
  expect(steadiness.shift, sayShifts(longPage, steadiness)).toBeLessThanOrEqual(maxShift);
});

const width = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));
