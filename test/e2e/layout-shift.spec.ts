/** Layout shift of every page on a slow phone; `npm run bench -- shifts` covers the other widths. */
import { expect, type Page, test } from '@playwright/test';
import {
  maxShift,
  observeSteadiness,
  openAndSettle,
  sayShifts,
  slowDown,
  slowEnough,
  steadinessOf,
} from '../harness/layout-shifts';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { storeDemoSession } from './people';
import { holdRequests } from './requests';

// Like a phone. All pages use one tab, as opening a tab takes longer than a page.
// A service worker would bypass the throttled network.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
test.setTimeout(240_000);

const routes = [...mainRoutes, ...blankRoutes];
const dashboards = routes.filter((route) => route.startsWith('/dashboards/'));
const parts = 4;

async function expectNoShift(page: Page, addresses: readonly string[]): Promise<void> {
  await observeSteadiness(page);
  await slowDown(page, slowEnough);
  for (const address of addresses) {
    await openAndSettle(page, address);
    const steadiness = await steadinessOf(page);
    expect.soft(steadiness.shift, sayShifts(address, steadiness)).toBeLessThanOrEqual(maxShift);
  }
}

for (let part = 0; part < parts; part++) {
  const some = routes.filter((_, index) => index % parts === part);
  test(`no layout shift on a phone: ${some[0]} and ${some.length - 1} other pages`, async ({ page }) => {
    await expectNoShift(page, some);
  });
}

test('no layout shift on a signed-in user’s dashboards while the rentals load', async ({ page }) => {
  await storeDemoSession(page);
  await expectNoShift(page, dashboards);
});

test('cards have their final size before their rentals load', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/dashboards/Rotterdam', '/dashboards/Utrecht', '/dashboards/Amsterdam']) {
      const sample = await holdRequests(page, '**/rental-sync-*.js');
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading' && document.styleSheets.length > 0);
      await expect(page.locator('.arranged-card').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(sample.count).toBeGreaterThan(0);
      const before = await sizesOf(page);
      sample.release();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main .chart-place')).toHaveCount(0);
      expect(await sizesOf(page), `${route} at ${width} px`).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
});

test('no layout shift when Inter arrives after everything else', async ({ page }) => {
  await observeSteadiness(page);
  // Pages on which a line wraps elsewhere in the system's font at its own width.
  for (const route of ['/ui/navbar', '/ui/tooltip', '/form-layout/form-group', '/tables/data-table']) {
    const font = await holdRequests(page, /\/inter-latin-[^/]*\.woff2$/);
    await page.goto(route, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    await expect.poll(font.count).toBeGreaterThan(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const before = await steadinessOf(page);
    font.release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    });
    const after = await steadinessOf(page);
    const shifts = after.shifts.slice(before.shifts.length);
    const late = { ...after, shift: after.shift - before.shift, shifts };
    expect.soft(late.shift, sayShifts(route, late)).toBeLessThanOrEqual(maxShift);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** The sizes of a dashboard's cards, in pixels. */
function sizesOf(page: Page): Promise<string[]> {
  return page.locator('.figure-card, .arranged-card, .rentals-card').evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return `${card.className.split(' ').slice(0, 2).join(' ')}: ${Math.round(width)} × ${Math.round(height)}`;
    }),
  );
}
