/** The inlined critical CSS paints a page as its style sheets do once loaded. */
import { expect, type Page, test } from '@playwright/test';
import { blankRoutes, mainRoutes } from '../harness/routes';

test.setTimeout(180_000);

/** Blocks a page's scripts, and delays its style sheets until released. */
async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/assets/*.js', () => {});
  await page.route('**/assets/*.css', async (route) => {
    await released;
    await route.continue();
  });
  const goto = page.goto.bind(page);
  page.goto = (url, options) => {
    released = new Promise((resolve) => {
      release = resolve;
    });
    return goto(url, { waitUntil: 'commit', ...options });
  };
  return () => release();
}

/** Positions and text styles of the visible elements, without icon images, which may load later. */
const paintedElements = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('14px "Inter Variable"');
    // What the size of the window brings into sight is laid out with the frame after.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const drawn: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(use)')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInSight = width > 1 && height > 1 && top < innerHeight && left < innerWidth && top + height > 0;
      if (!isInSight || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
      // What is below the screen is laid out later on some pages.
      const box = [left, top, width, Math.min(height, innerHeight - top)].map(Math.round).join(' ');
      const name = [element.localName, ...element.classList].join('.');
      drawn.push(`${name} [${box}] ${[color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(' ')}`);
    }
    return drawn;
  });

const waitUntilParsed = (page: Page) => page.waitForFunction(() => document.querySelector('#root[data-path] + script'));
const waitUntilStylesApplied = (page: Page) =>
  page.waitForFunction(() => document.querySelector('link[data-late]') === null);

/** On a wide screen and on a phone, in one page load. */
async function paintedAtBothWidths(page: Page): Promise<Record<string, string[]>> {
  const drawn: Record<string, string[]> = {};
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    drawn[`${width} px`] = await paintedElements(page);
  }
  return drawn;
}

async function expectSame(page: Page, routes: readonly string[]): Promise<void> {
  const release = await holdFiles(page);
  for (const route of routes) {
    await page.goto(route);
    await waitUntilParsed(page);
    const before = await paintedAtBothWidths(page);
    for (const elements of Object.values(before)) expect(elements.length, `${route} is painted`).toBeGreaterThan(10);
    release();
    await waitUntilStylesApplied(page);
    expect.soft(await paintedAtBothWidths(page), route).toEqual(before);
  }
}

// Stop the spinners.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const routes = [...mainRoutes, ...blankRoutes];
const half = Math.ceil(routes.length / 2);

for (const some of [routes.slice(0, half), routes.slice(half)]) {
  test(`the first paint equals the final one: ${some[0]} and ${some.length - 1} other pages`, async ({ page }) => {
    await expectSame(page, some);
  });
}

test('the first paint equals the final one: light theme, right to left, other layout', async ({ page }) => {
  const looks = { darkMode: false, rightToLeft: true, miniSidebar: true, topbarColour: 'white', sidebarColour: 'dark' };
  await page.addInitScript((looks) => localStorage.setItem('polder.layout', JSON.stringify(looks)), looks);
  await expectSame(page, [
    '/dashboards/Rotterdam',
    '/ui/buttons',
    '/apps/email',
    '/form-layout/form-basic',
    '/auth/loginformik',
  ]);
});

test('a page whose inline style is blocked, by the policy of another release, loads what it holds', async ({
  page,
}) => {
  await page.route('**/ui/buttons', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace(/style-src [^;]*/, "style-src 'self'") },
    });
  });
  await page.goto('/ui/buttons');
  await waitUntilStylesApplied(page);
  await expect(page.locator('head > style:first-of-type')).toHaveJSProperty('sheet', null);
  await expect(page.locator('link[rel="stylesheet"][disabled]')).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.load('14px "Inter Variable"').then(({ length }) => length))).toBe(1);
});
