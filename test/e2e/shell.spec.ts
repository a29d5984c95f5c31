import { expect, type Page, test } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { networkError, password, register, signInAsDemo, signInAsDemoByForm, watchConsole } from './people';
import { waitUntilSynced } from './rental-editing';
import { holdRequests } from './requests';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const active = (page: Page) => palette(page).locator('[role=option][aria-selected=true]');

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('the command palette', () => {
  test('finds a page by a few letters, announces it, and focuses its heading', async ({ page }) => {
    const problems = watchConsole(page);
    await page.goto('/about');
    await openPalette(page);
    await page.keyboard.type('stki');
    await expect(active(page)).toContainText('Starter kit');
    await expect(palette(page).getByRole('status')).toHaveText(/result/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sample-pages/starterkit');
    await expect(page).toHaveTitle('Starter kit · Polder');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('#announcer-polite')).toHaveText('Starter kit');

    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(['About']);
    expect(problems).toEqual([]);
  });

  test('announces the active option, wraps around with the arrow keys, and says when nothing is found', async ({
    page,
  }) => {
    await page.goto('/about');
    await openPalette(page);
    const first = await active(page).textContent();
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).not.toHaveText(first as string);
    await expect(active(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(first as string);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) as string,
    );
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(palette(page).getByText('Nothing is called “zzzz”.')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens empty again right after it was closed', async ({ page }) => {
    await page.goto('/about');
    const dialog = page.getByRole('dialog', { name: 'Search and commands' });
    for (const words of ['tickets', 'buttons']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await expect(dialog.getByRole('combobox')).toHaveValue(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('takes every letter and the Enter typed while it opens, on a slow device', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const press = (key: string, modifiers = 0) => {
      const text = key.length === 1 && modifiers === 0 ? key : '';
      return devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, modifiers });
    };
    const control = 2;
    const answers = [press('k', control)];
    for (const key of [...'starter kit', 'Enter']) {
      await new Promise((next) => setTimeout(next, 30));
      answers.push(press(key));
    }
    await Promise.all(answers);
    await expect(page).toHaveURL('/sample-pages/starterkit');
  });

  test('closes on Escape and on its shortcut, and restores the focus', async ({ page }) => {
    await page.goto('/about');
    const opener = page.getByRole('button', { name: 'Search and commands' });
    await opener.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('switches theme, direction and language', async ({ page }) => {
    await page.goto('/about');
    const root = page.locator('html');
    const run = async (words: string) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    await run('light');
    await expect(root).toHaveAttribute('data-bs-theme', 'light');
    await run('right to left');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await run('nederlands');
    await expect(root).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('button', { name: 'Zoeken en opdrachten' })).toBeVisible();
  });

  test('ranks a word of its own first, also once the apps are searched', async ({ page }) => {
    await page.goto('/about');
    await openPalette(page);
    await page.keyboard.type('light');
    await expect(palette(page).getByRole('option', { name: /Lighthouse mug/ })).toBeVisible();
    await expect(active(page)).toContainText('Switch to light');
  });

  test('finds theme and language by their English and Dutch names, in either language', async ({ page }) => {
    await page.goto('/about');
    for (const [words, name] of [
      ['dark', 'Switch to light'],
      ['donker', 'Switch to light'],
      ['licht', 'Switch to light'],
      ['dutch', 'Change language to Nederlands'],
      ['taal', 'Change language to Nederlands'],
    ] as const) {
      await openPalette(page);
      await page.keyboard.type(words);
      await expect(active(page), words).toContainText(name);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    }
  });

  test('finds a rental by name and shows it, and opens the import', async ({ page }) => {
    await signInAsDemo(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('guinea');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboards/Rotterdam?q=Guinea');
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('Guinea');

    await openPalette(page);
    await page.keyboard.type('import');
    await expect(active(page)).toContainText('Import CSV');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator('input[type=file]')).toBeAttached();
    await expect(page).toHaveURL('/dashboards/Rotterdam');
  });

  test('receives text typed before it has loaded', async ({ page }) => {
    let arrive = () => {};
    const isTyped = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/PaletteDialog/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await page.goto('/apps/notes');
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('calen');
    arrive();
    await expect(field(page)).toHaveValue('calen');
  });
});

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
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Layout settings' }).click();
    await expect(page.getByRole('complementary', { name: 'Layout settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeAttached();
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
    await expect(page.getByRole('main').getByRole('alert')).toContainText('a newer version is there');
    isGone = false;
    await banner.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
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

  test('a palette that fails to load breaks neither the page nor its shortcuts', async ({ page }) => {
    let isGone = true;
    await page.route(/PaletteDialog/, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto('/apps/notes');
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('searchbox').last();
    await expect(async () => {
      await search.fill('');
      await search.pressSequentially('tax');
      await expect(search).toHaveValue('tax', { timeout: 500 });
    }).toPass();
    isGone = false;
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('locking', () => {
  const lockNow = async (page: Page) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Lock the screen' }).click();
  };
  const isLocked = async (page: Page) => {
    await expect(page.getByRole('heading', { name: 'Locked', level: 1 })).toBeVisible();
    await expect(page.getByText(demoAccount.email)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByText('Guinea')).toHaveCount(0);
  };
  const unlock = async (page: Page, secret: string) => {
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Unlock' }).click();
  };

  test('keeps only the name, survives a reload, and returns to the previous page', async ({ page }) => {
    const problems = watchConsole(page);
    await signInAsDemoByForm(page);
    await page.goto('/dashboards/Rotterdam?q=guinea');
    await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
    // Requests still running when the tokens are removed are rejected, which the browser logs.
    await waitUntilSynced(page);
    await lockNow(page);
    await isLocked(page);
    // Nothing in the browser allows continuing without the password.
    const tokens = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.endsWith('Token')),
    );
    expect(tokens).toEqual([]);
    await page.reload();
    await isLocked(page);
    await page.goto('/dashboards/Utrecht');
    await isLocked(page);
    await page.goBack();
    await isLocked(page);
    expect(problems).toEqual([]);

    await unlock(page, 'verkeerd');
    await expect(page.getByRole('alert')).toContainText('This password is not right.');
    await unlock(page, demoAccount.password);
    await expect(page).toHaveURL('/dashboards/Rotterdam?q=guinea');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

  test('locks and unlocks the other tabs too', async ({ page, context }) => {
    await signInAsDemoByForm(page);
    const other = await context.newPage();
    await other.goto('/about');
    await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await lockNow(page);
    await isLocked(other);
    await unlock(page, demoAccount.password);
    await expect(other).toHaveURL('/about');
    await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });

  test('starts after the chosen idle time, and not before', async ({ page }) => {
    await page.clock.install();
    await signInAsDemoByForm(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Lock when idle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lock when idle' });
    await dialog.getByLabel('After 5 minutes').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.clock.runFor(4 * 60_000);
    await page.mouse.move(300, 300);
    await page.clock.runFor(4 * 60_000);
    await expect(page.getByRole('heading', { name: 'Rotterdam', level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    await isLocked(page);
  });

  test('can be left to sign in as another user', async ({ page }) => {
    await signInAsDemoByForm(page);
    await lockNow(page);
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await page.goto('/dashboards/Rotterdam');
    await expect(page.getByText('This is sample data.')).toBeVisible();
  });
});

test.describe('a session', () => {
  test('with rejected tokens ends with a message, and signing in returns to the page', async ({ page }) => {
    const email = await register(page, 'ended');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    // As when ended in another browser: revoked at the user pool, but still stored in this browser.
    await page.evaluate(async () => {
      const { Auth } = await (await fetch('/config.json')).json();
      const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'));
      await fetch(Auth.Cognito.userPoolEndpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: Auth.Cognito.userPoolClientId, Token: localStorage.getItem(key as string) }),
      });
    });
    await page.goto('/dashboards/Rotterdam?q=be');
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast.getByText(/Your session has ended/)).toBeVisible();
    await expect(page.getByText('This is sample data.')).toBeVisible();
    await toast.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboards/Rotterdam?q=be');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  });

  /** The first rejected request reports the end, and the profile shows the guest view. */
  for (const first of ['the user’s save', 'the page’s own request']) {
    test(`ended elsewhere shows a message on the profile too, first noticed by ${first}`, async ({ page }) => {
      await register(page, 'endedprofile');
      const reading = await holdRequests(page, '**/graphql');
      const pictureSought = page.waitForResponse((response) => response.url().includes('list-type=2'));
      await page.goto('/sample-pages/profile');
      await page.getByLabel('Name', { exact: true }).fill('Jan');
      await pictureSought;
      await page.evaluate(async () => {
        const { Auth } = await (await fetch('/config.json')).json();
        const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
        await fetch(Auth.Cognito.userPoolEndpoint, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
          },
          body: JSON.stringify({ AccessToken: localStorage.getItem(key as string) }),
        });
      });
      if (first === 'the user’s save') await page.getByRole('button', { name: 'Save' }).click();
      else reading.release();
      await expect(page.getByRole('region', { name: 'Messages' }).getByText(/Your session has ended/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
      await expect(page.getByText(/password do not match/)).toHaveCount(0);
    });
  }

  test('keeps the focus in place after signing out', async ({ page }) => {
    await register(page, 'leaves');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('This is sample data.')).toBeVisible();
    await expect(page.locator('.topbar .menu').getByRole('button')).toBeFocused();
  });

  test('refreshes a token that is rejected once, without the user noticing', async ({ page }) => {
    await signInAsDemoByForm(page);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    let refusals = 0;
    await page.route('**/graphql', async (route) => {
      refusals += 1;
      if (refusals > 1) return route.fallback();
      await route.fulfill({
        status: 401,
        headers: { 'x-amzn-errortype': 'UnauthorizedException' },
        json: { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] },
      });
    });
    const refreshed = page.waitForRequest(
      (request) => request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken') ?? false,
    );
    await page.reload();
    await refreshed;
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
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

test.describe('two tabs', () => {
  test('sign in and out together; no tab stays signed in as the previous user', async ({ page, context }) => {
    const email = await register(page, 'tabs');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: `Account of ${email}` }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('This is sample data.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/Your session has ended/)).toBeVisible();
    await signInAsDemoByForm(other);
    await expect(page.getByRole('button', { name: `Account of ${demoAccount.email}` })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });
});
