/** Small and enlarged screens: what pages show on a touch screen, and at a zoom of 200 % and 400 %. */
import { expect, type Page, test } from '@playwright/test';
import { expectFits } from './fits';
import { changeLayout, openWithLayout } from './layout-settings';
import { storeDemoSession } from './people';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

/** Opens another page of the application without reloading. */
async function navigate(page: Page, route: string): Promise<void> {
  // Before that, the page does not follow its address.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await page.evaluate((path) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  await expect(page.locator('h1:not([data-left])'), route).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), route).toHaveCount(0);
}

test.describe('at 320 px on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the board of tickets does not scroll sideways, in either direction', async ({ page }) => {
    await page.goto('/tickt/ticket-list?view=board');
    for (const rightToLeft of [true, false]) {
      await changeLayout(page, { rightToLeft });
      await expect(page.locator('html')).toHaveAttribute('dir', rightToLeft ? 'rtl' : 'ltr');
      await expectFits(page, rightToLeft ? 'right to left' : 'left to right');
    }
  });
});

for (const language of ['en', 'nl']) {
  test(`at 320 px, the shop and its cart button fit: ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('polder.language', chosen), language);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/ecom/shop');
    await page.locator('.product-add').first().click();
    const cart = page.locator('.shop-header-actions > :last-child');
    await expect(cart).toHaveText(/1/);
    for (const path of ['/ecom/shop', '/ecom/shopdetail']) {
      await page.goto(path);
      for (const rightToLeft of [true, false]) {
        await changeLayout(page, { rightToLeft });
        await expect(page.locator('html')).toHaveAttribute('dir', rightToLeft ? 'rtl' : 'ltr');
        await expect(cart).toHaveText(/1/);
        await expectFits(page, `${path}, ${rightToLeft ? 'right to left' : 'left to right'}`);
      }
    }
  });
}

for (const [width, name, population] of [
  [320, 'United States', /^[\d.]+[BMK]$/],
  [360, 'United States', /^[\d.]+[BMK]$/],
  [375, 'Indonesia', /^[\d,]+$/],
] as const) {
  test(`at ${width} px, names and populations of the rentals are readable in full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeDemoSession(page);
    await page.goto('/dashboards/Rotterdam');
    const row = page.getByRole('row', { name: new RegExp(name) });
    for (const [place, words] of [new RegExp(`^.{0,4}${name}$`), population].entries()) {
      const cell = row.getByRole('gridcell').nth(1 + place);
      await expect(cell).toHaveText(words);
      const hidden = () =>
        cell.evaluate((shown) => {
          const text = document.createRange();
          text.selectNodeContents(shown.querySelector('bdi') ?? shown);
          const { right } = text.getBoundingClientRect();
          const menu = shown.parentElement?.querySelector('.menu-cell') as Element;
          return right - Math.min(shown.getBoundingClientRect().right, menu.getBoundingClientRect().left);
        });
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    }
  });
}

test('in a window as low as a phone on its side, all of the account’s menu is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await storeDemoSession(page);
  await page.goto('/about');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click({ trial: true });
});

test('with text at 200 %, the groups of the horizontal menu take several lines', async ({ page }) => {
  await openWithLayout(page, '/about', { horizontalLayout: true });
  await expect(page.locator('.group-menus-below')).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page, 'about');
});

test('a date’s calendar opens within the window, also of a field beside its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await storeDemoSession(page);
  await page.goto('/activity');
  for (const field of ['From', 'Up to and including']) {
    await page.getByLabel(field, { exact: true }).press('ArrowDown');
    await expect(page.getByRole('grid')).toBeVisible();
    await expectFits(page, field);
    await page.keyboard.press('Escape');
  }
});

test('the fields of a filter beside the window’s edge open within the window', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/dashboards/Rotterdam');
  await page.getByRole('search', { name: 'Filter rentals' }).getByRole('button', { name: 'Changed' }).click();
  await expect(page.getByLabel('Changed since')).toBeFocused();
  await expectFits(page, 'the fields');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid', { name: /\d/ })).toBeVisible();
  await expectFits(page, 'the calendar');
});

test.describe('at 360 px on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu of an app opens within the window, in either direction', async ({ page }) => {
    await page.goto('/about');
    for (const route of ['/tickt/ticket-list', '/apps/contacts', '/apps/email', '/apps/calendar', '/apps/notes']) {
      await navigate(page, route);
      for (const rightToLeft of [true, false]) {
        await changeLayout(page, { rightToLeft });
        await page.locator('main header').getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('menu', { name: 'More' }), route).toBeInViewport({ ratio: 1 });
        await expectFits(page, route);
        await page.keyboard.press('Escape');
      }
    }
  });
});

/** Pages of different kinds: figures and charts, a map, lists with details, tables, forms, long texts, one without a frame. */
const kinds = [
  '/dashboards/Rotterdam',
  '/dashboards/Utrecht',
  '/apps/email',
  '/apps/calendar',
  '/tickt/ticket-list',
  '/ecom/shop',
  '/form-validation',
  '/tables/react-table',
  '/sample-pages/helper-class',
  '/auth/loginformik',
];

// A window of 1280 by 1024, enlarged: WCAG 1.4.4 and 1.4.10.
for (const zoom of [2, 4]) {
  test.describe(`at a zoom of ${zoom * 100} %`, () => {
    test.use({ viewport: { width: 1280 / zoom, height: 1024 / zoom } });

    test('pages of every kind fit, and what stays in sight covers less than half of them', async ({ page }) => {
      await page.goto('/about');
      for (const route of kinds) {
        await navigate(page, route);
        await expectFits(page, route);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
        const free = await page.evaluate(() => {
          const steps = Array.from({ length: 20 }, (_, step) => ((step + 0.5) * innerHeight) / 20);
          const isFixed = (element: Element | null): boolean =>
            element !== null &&
            (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
          return steps.filter((y) => !isFixed(document.elementFromPoint(innerWidth / 2, y))).length / steps.length;
        });
        expect(free, `${route}: share of the screen that scrolls`).toBeGreaterThan(0.5);
      }
    });

    test('a dialog is usable to its last button', async ({ page }) => {
      await page.goto('/tickt/ticket-list');
      await page.getByRole('button', { name: 'New ticket' }).click();
      const dialog = page.getByRole('dialog', { name: 'New ticket' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test('with reduced motion, nothing moves longer than a blink', async ({ page }) => {
  await page.goto('/about');
  for (const route of kinds) {
    await navigate(page, route);
    const slow = await page.evaluate(() => {
      const seconds = (list: string) =>
        Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 0.001 : 1)));
      const moving = [...document.querySelectorAll('*')].filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          const transition = seconds(style.transitionDuration) + seconds(style.transitionDelay);
          return style.animationName !== 'none' ? seconds(style.animationDuration) > 0.05 : transition > 0.05;
        }),
      );
      return moving.map((element) => element.outerHTML.slice(0, 80));
    });
    expect(slow, route).toEqual([]);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
        .filter((duration) => duration > 50),
    );
    expect(running, route).toEqual([]);
  }
});
