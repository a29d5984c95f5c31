/** Every page, in both themes and both directions, on three widths: usable, named, quiet, and nothing beside the page. */
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { blankRoutes, mainRoutes } from '../harness/routes';
import { signInAsDemo, watchConsole } from './people';

const widths = [390, 768, 1440];
const looks = [
  { darkMode: true, rightToLeft: false },
  { darkMode: false, rightToLeft: false },
  { darkMode: true, rightToLeft: true },
  { darkMode: false, rightToLeft: true },
];

/** What they show depends on who looks; every other page is the same for guests. */
const dashboards = mainRoutes.filter((route) => route.startsWith('/dashboards/'));

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
let signedIn: StorageState;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInAsDemo(await context.newPage());
  signedIn = await context.storageState();
  await context.close();
});

async function open(page: Page, route: string, look: (typeof looks)[number]): Promise<void> {
  await page.addInitScript((layout) => localStorage.setItem('polder.layout', JSON.stringify(layout)), look);
  await page.goto(route);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function checkPage(page: Page, route: string): Promise<void> {
  const problems = watchConsole(page);
  for (const look of looks) {
    const name = `${route} ${JSON.stringify(look)}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, route, look);
    expect(await page.title(), name).toMatch(/^\S.* · Polder$/);
    expect(await page.locator('html').getAttribute('dir'), name).toBe(look.rightToLeft ? 'rtl' : 'ltr');
    // What stands in source code may be anything.
    const text = await page.locator('body').evaluate((body) => {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const code of copy.querySelectorAll('pre, code, script')) code.remove();
      return copy.textContent ?? '';
    });
    expect(text, name).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
      name,
    ).toEqual([]);
    // A theme has colours, no sizes.
    for (const width of look.darkMode ? widths : []) {
      await page.setViewportSize({ width, height: 900 });
      // Charts follow a change of size a moment later.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(beyond, `${name} at ${width} px is wider than the screen`).toBeLessThanOrEqual(0);
    }
  }
  expect(problems, route).toEqual([]);
}

for (const route of dashboards) {
  test(`${route}, signed in`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: signedIn });
    await checkPage(await context.newPage(), route);
    await context.close();
  });
}

for (const route of [...mainRoutes, ...blankRoutes]) {
  test(route, async ({ page }) => {
    await checkPage(page, route);
  });
}

test('/ leads to Rotterdam, and an unknown address of either layout to the page that says so', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  for (const address of ['/nowhere', '/dashboards/Nowhere', '/auth/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL('/auth/404');
  }
});
