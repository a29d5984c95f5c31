/** Every page in each theme, direction and width, and on a small phone: axe, title, console, and what overflows. */
import { expect, type Page, test } from '@playwright/test';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { expectNoViolations } from './accessibility';
import { expectFits } from './fits';
import { changeLayout, inEveryTheme } from './layout-settings';
import { storeDemoSession, watchConsole } from './people';

const widths = [320, 390, 768, 1440];

/** Pages that differ for signed-in users. */
const dashboards = mainRoutes.filter((route) => route.startsWith('/dashboards/'));

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

async function checkPage(page: Page, route: string): Promise<void> {
  const problems = watchConsole(page);
  await page.goto(route);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^\S.* · Polder$/);
  await inEveryTheme(page, async (look) => {
    const name = `${route}, ${look}`;
    await expect(page.locator('h1'), name).toHaveCount(1);
    expect(await textOf(page), name).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date/);
    await expectNoViolations(page, name);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Charts resize with a delay.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(beyond, `${name} at ${width} px is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
  await checkOnPhone(page, route);
  expect(problems, route).toEqual([]);
}

/** Comes last: a page that was on a touch screen keeps `(hover: none)`. */
async function checkOnPhone(page: Page, route: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const rightToLeft of [true, false]) {
    await changeLayout(page, { rightToLeft });
    await expect(page.locator('html')).toHaveAttribute('dir', rightToLeft ? 'rtl' : 'ltr');
    await expectFits(page, `${route}, ${rightToLeft ? 'right to left' : 'left to right'}, on a touch screen`);
  }
}

/** The page's text without source code, which may contain anything. */
function textOf(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('pre, code, script')) code.remove();
    return copy.textContent ?? '';
  });
}

for (const route of dashboards) {
  test(`${route}, signed in`, async ({ page }) => {
    await storeDemoSession(page);
    await checkPage(page, route);
  });
}

for (const route of [...mainRoutes, ...blankRoutes]) {
  test(route, async ({ page }) => {
    await checkPage(page, route);
  });
}

test('/ redirects to Rotterdam, and an unknown path of either layout shows “not found”', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  for (const address of ['/nowhere', '/dashboards/Nowhere', '/auth/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL('/auth/404');
  }
});

test('a path with a trailing slash or different case is normalised', async ({ page }) => {
  await page.goto('/apps/notes/?id=2');
  await expect(page).toHaveURL(/\/apps\/notes\?id=2$/);
  await expect(page).toHaveTitle(/Notes/);
  await page.goto('/Dashboards/rotterdam/#content');
  await expect(page).toHaveURL(/\/dashboards\/Rotterdam#content$/);
  await expect(page).toHaveTitle('Rotterdam · Polder');
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/notes\?id=2$/);
});

test('the “not found” page corrects a mistyped path by suggestions or by hand', async ({ page }) => {
  await page.goto('/apps/notse');
  await expect(page).toHaveURL('/auth/404');
  const address = page.getByLabel('Address, or what you are looking for');
  await expect(address).toHaveValue('/apps/notse');
  await page.reload();
  await expect(address).toHaveValue('/apps/notse');
  await expectNoViolations(page, 'suggestions');
  await page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(/\/apps\/notes/);
  await page.goto('/apps/calender?x=1');
  await address.fill('/apps/calendar');
  await address.press('Enter');
  await expect(page).toHaveURL('/apps/calendar');
  await page.goto('/umbrella');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/sample-pages/search-result?q=umbrella');
});

test('the “not found” page goes back where there is a page to go back to', async ({ page }) => {
  await page.goto('/about');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open('/nowhere', '_blank', 'noopener'));
  const other = await opened;
  await expect(other.getByRole('link', { name: 'To the overview', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/about');
});

test('a path in its common spelling leads to the page', async ({ page }) => {
  for (const [written, own] of [
    ['/auth/maintenance?from=%2Fabout', /\/about$/],
    ['/auth/maintenance', /\/auth\/maintanance$/],
    ['/auth/login', /\/auth\/loginformik$/],
    ['/auth/register/', /\/auth\/registerformik$/],
    ['/tickets/ticket-detail?id=3', /\/tickt\/ticket-detail\?id=3$/],
  ] as const) {
    await page.goto(written);
    await expect(page, written).toHaveURL(own);
  }
});
