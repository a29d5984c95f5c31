import { expect, test } from '@playwright/test';
import { networkError, signInAsDemoByForm } from './people';

test.describe('the connection', () => {
  test('shows a message while it is lost and once when it is back, and lists both in the notifications', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    // The connection monitor loads after the page.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const banner = page.getByRole('region', { name: /You are offline/ });
    await expect(banner).toBeVisible();
    await expect(page.locator('#announcer-assertive')).toContainText('You are offline');
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    const toasts = page.getByRole('region', { name: 'Messages' });
    await expect(toasts.getByText('The connection is back.')).toBeVisible();

    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('listitem')).toHaveText([/The connection is back/]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();

    await test.step('they are there after a reload and in another tab, and cleared in both', async () => {
      await page.reload();
      const other = await context.newPage();
      await other.goto('/about');
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Notifications', exact: true }).click();
        await expect(tab.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1);
      }
      await other.getByRole('button', { name: 'Clear all' }).click();
      await expect(page.getByText('Nothing has happened yet.')).toBeVisible();
    });

    await test.step('who does not want to hear of what went well gets no toast of it', async () => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('checkbox', { name: 'What you do' }).uncheck();
      await context.setOffline(true);
      await expect(banner).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('listitem').filter({ hasText: 'The connection is back' })).toBeVisible();
      await expect(toasts.getByText('The connection is back.')).toBeHidden();
    });
  });

  test('stays usable for parts that were not loaded when it was lost', async ({ page, context }) => {
    await page.goto('/about');
    // Painted from its document, the page may still wait for its scripts.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Layout settings' }).click();
    await expect(page.getByRole('complementary', { name: 'Layout settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeAttached();
  });

  test('on a phone, its message covers neither an undo nor the button of the layout settings', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/apps/notes?id=1');
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click({ trial: true });
    await page.getByRole('button', { name: 'Layout settings' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click({ trial: true });
  });

  test('on a phone, its message does not cover the button that exports', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboards/Rotterdam');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: /^Export \d/ }).click({ trial: true });
  });

  test('a toast closes automatically, but not while it has hover or focus', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    // The connection monitor and the toasts load after the page.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.clock.runFor(3000);
    await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
    await context.setOffline(false);
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('The connection is back.');
    await page.clock.runFor(3000);
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 400);
    await page.clock.runFor(10_000);
    await expect(toast).toBeHidden();
  });
});

test.describe('a part that cannot be loaded', () => {
  test('shows a message with a reload button; the page shows an error with a retry button', async ({ page }) => {
    let isGone = true;
    await page.route(/CalendarPage.*\.js/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto('/about');
    // Before hydration a link opens another document, which nobody listens to.
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await page.evaluate(() => {
      window.addEventListener('vite:preloadError', () => document.body.setAttribute('data-missed', 'yes'));
    });
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Calendar' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-missed', 'yes');
    // The page's error boundary caught the error, and the layout is still there.
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    const banner = page.getByRole('region', { name: /newer version/ });
    await expect(banner).toBeVisible();
    // Polder responds, so it is no network error.
    await expect(page.getByRole('main').getByRole('alert')).toContainText('there is a newer version');
    isGone = false;
    await banner.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('is explained in the same way where a list needs it', async ({ page }) => {
    await page.route(/\/sample-[\w-]{8}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/apps/notes');
    const banner = page.getByRole('region', { name: /newer version/ });
    const notice = page.getByRole('main').getByRole('alert');
    await expect(banner).toBeVisible();
    await expect(notice).toContainText('there is a newer version');
    await banner.getByRole('button', { name: 'Later' }).click();
    await expect(banner).toBeHidden();
    await expect(notice).toContainText('there is a newer version');
    await expect(notice).not.toContainText('network error');
  });
});

test('pages and sign-in work in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get });
    }
  });
  await signInAsDemoByForm(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
});

test.describe('without a network', () => {
  test('the page keeps its language offline, and switches once online', async ({ page, context }) => {
    const parts = page.waitForResponse(/other-media/);
    await page.goto('/about');
    await parts;
    const choose = async (language: string) => {
      await page.locator('.topbar .menu').getByRole('button').click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await context.setOffline(true);
    await choose('Nederlands');
    await expect(page.getByRole('region', { name: /You are offline/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.setOffline(false);
    await choose('Nederlands');
    await expect(page.getByRole('heading', { name: 'Over', level: 1 })).toBeVisible();
  });

  test('the first page waits for its texts: it stays as it was built, and works once they are there', async ({
    page,
  }) => {
    let isGone = true;
    let refused = 0;
    await page.route(/\/texts-[^/]*\.js$/, (route) => {
      if (!isGone) return route.continue();
      refused++;
      return route.abort('internetdisconnected');
    });
    await page.goto('/about');
    await expect.poll(() => refused).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await expect(page.getByText('failure.title')).toHaveCount(0);
    isGone = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Language and account' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Nederlands' })).toBeVisible();
  });

  test('a page that could not be loaded appears automatically once online, translated', async ({ page, context }) => {
    const parts = page.waitForResponse(/other-media/);
    await page.goto('/about');
    await parts;
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(networkError);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
  });
});

test.describe('the maintenance page', () => {
  test('is offered when Polder is unhealthy, and polls until it is healthy', async ({ page }) => {
    await page.clock.install();
    let isDown = true;
    await page.goto('/auth/404');
    await page.route('**/config.json', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    const status = page.getByRole('link', { name: 'Show status' });
    // The connection monitor loads after the page, and hears no failure before.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('polder:networkFailure')));
      await expect(status).toBeVisible({ timeout: 500 });
    }).toPass();
    await status.click();
    await expect(page.getByRole('heading', { name: 'Polder is being maintained', level: 1 })).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(page.getByRole('heading', { name: 'Polder is being maintained', level: 1 })).toBeVisible();
    isDown = false;
    await page.clock.runFor(16_000);
    await expect(page.getByRole('heading', { name: 'Polder is up and running', level: 1 })).toBeVisible();
  });

  test('returns to the requested page once Polder is healthy', async ({ page }) => {
    await page.goto('/auth/maintanance?from=%2Fabout');
    await expect(page).toHaveURL('/about');
  });
});
