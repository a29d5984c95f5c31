import { expect, type Page, test } from '@playwright/test';
import { renewalInterval } from '../../frontend/src/features/people/followOwnAccount';
import { demoAccount } from '../../local/sample/demo-account';
import {
  fillSignIn,
  password,
  signInAsDemoByForm,
  signInAsNew,
  signInWithOwnSession,
  unlock,
  watchConsole,
} from './people';
import { waitUntilCached, waitUntilSynced } from './rental-editing';

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

  test('keeps only the name, survives a reload, and returns to the previous page', async ({ page }) => {
    const problems = watchConsole(page);
    await signInWithOwnSession(page);
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
    await signInWithOwnSession(page);
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
    await signInWithOwnSession(page);
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
    await signInWithOwnSession(page);
    await lockNow(page);
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await page.goto('/dashboards/Rotterdam');
    await expect(page.getByText('This is sample data.')).toBeVisible();
  });
});

/** Ends the session at the user pool, as another browser would: this one still stores its tokens. */
async function endElsewhere(page: Page, operation: 'RevokeToken' | 'GlobalSignOut'): Promise<void> {
  await page.evaluate(async (operation) => {
    const { userPoolEndpoint, userPoolClientId } = (await (await fetch('/config.json')).json()).Auth.Cognito;
    const token = (kind: string) =>
      localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith(`.${kind}`)) as string);
    const input = {
      RevokeToken: { ClientId: userPoolClientId, Token: token('refreshToken') },
      GlobalSignOut: { AccessToken: token('accessToken') },
    };
    await fetch(userPoolEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(input[operation]),
    });
  }, operation);
}

test.describe('a session', () => {
  test('with rejected tokens ends with a message, and signing in returns to the page', async ({ page }) => {
    const email = await signInAsNew(page, 'ended');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await endElsewhere(page, 'RevokeToken');
    await page.goto('/dashboards/Rotterdam?q=be');
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast.getByText(/Your session has ended/)).toBeVisible();
    await expect(page.getByText('This is sample data.')).toBeVisible();
    await toast.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, email, password);
    await expect(page).toHaveURL('/dashboards/Rotterdam?q=be');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  });

  /**
   * What Cognito refuses first reports the end, and the profile shows the guest view. The data endpoint refuses nothing:
   * it takes the tokens until they end.
   */
  for (const first of ['the user’s save', 'the renewal of the tokens']) {
    test(`ended elsewhere shows a message on the profile too, and keeps what is typed, first noticed by ${first}`, async ({
      page,
    }) => {
      await page.clock.install();
      const email = await signInAsNew(page, 'endedprofile');
      const pictureSought = page.waitForResponse((response) => response.url().includes('list-type=2'));
      await page.goto('/sample-pages/profile');
      await page.getByLabel('Name', { exact: true }).fill('Jan');
      await pictureSought;
      await endElsewhere(page, 'GlobalSignOut');
      if (first === 'the user’s save') await page.getByRole('button', { name: 'Save' }).click();
      else await page.clock.fastForward(renewalInterval * 1.5);
      await expect(page.getByRole('region', { name: 'Messages' }).getByText(/Your session has ended/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
      await expect(page.getByText(/password do not match/)).toHaveCount(0);
      // The user pool refuses sign-ins by a clock that is minutes ahead.
      await page.clock.setSystemTime(Date.now());
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).click();
      await fillSignIn(page, email, password);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jan');
    });
  }

  test('keeps the focus in place after signing out', async ({ page }) => {
    await signInAsNew(page, 'leaves');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('This is sample data.')).toBeVisible();
    await expect(page.locator('.topbar .menu').getByRole('button')).toBeFocused();
  });

  test('refreshes a token that is rejected once, without the user noticing', async ({ page }) => {
    await signInWithOwnSession(page);
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
    const refreshed = page.waitForRequest((request) => request.postData()?.includes('"REFRESH_TOKEN_AUTH"') ?? false);
    await page.reload();
    await refreshed;
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  });
});

test('a sign-in by a wrong clock is told from a wrong password', async ({ page }) => {
  const signInWith = (secret: string) => fillSignIn(page, demoAccount.email, secret);
  const message = page.getByRole('alert');
  await page.clock.setSystemTime(Date.now() - 10 * 60_000);
  await page.goto('/auth/loginformik');
  await signInWith(demoAccount.password);
  await expect(message).toContainText('The clock of this device is wrong');
  await page.clock.setSystemTime(Date.now());
  await signInWith('verkeerd');
  await expect(message).toContainText('Email and password do not match.');
  await signInWith(demoAccount.password);
  await expect(page.getByRole('button', { name: `Account of ${demoAccount.email}` })).toBeVisible();
});

test.describe('two tabs', () => {
  test('sign in and out together; no tab stays signed in as the previous user', async ({ page, context }) => {
    const email = await signInAsNew(page, 'tabs');
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

  /** Signs in for this tab alone, and waits until the rentals are stored. */
  async function signInHereAlone(page: Page): Promise<void> {
    await page.goto('/auth/loginformik');
    await page.getByLabel('Keep me signed in').uncheck();
    await fillSignIn(page, demoAccount.email, demoAccount.password);
    await waitUntilCached(page);
  }
  /** Keys in the database of the rentals; none without it. */
  const storedEntries = (page: Page) =>
    page.evaluate(async () => {
      const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('polder-rentals')) ?? {};
      if (!name) return [];
      return new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('kept')) return resolve([]);
          const reading = database.transaction('kept').objectStore('kept').getAllKeys();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      });
    });

  test('a guest in one leaves the rentals stored by another that is signed in for itself alone', async ({
    page,
    context,
  }) => {
    await signInHereAlone(page);
    const stored = await storedEntries(page);
    expect(stored.length).toBeGreaterThan(60);
    const guest = await context.newPage();
    await guest.goto('/dashboards/Rotterdam');
    await expect(guest.getByText('This is sample data.')).toBeVisible();
    const isAwaited = () =>
      guest.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.some(({ name }) => name?.endsWith('-copy'));
      });
    await expect.poll(isAwaited).toBe(true);
    expect(await storedEntries(page)).toEqual(stored);

    // A reload lets go of the lock for a moment.
    const files: string[] = [];
    page.on('request', (request) => request.url().includes('/_aws/s3/') && files.push(request.url()));
    await page.reload();
    await waitUntilSynced(page);
    expect(files).toEqual([]);

    await page.close();
    await expect.poll(() => storedEntries(guest)).toEqual([]);
  });

  test('rentals whose stored copy the browser deleted in part are read again', async ({ page }) => {
    await signInHereAlone(page);
    expect(await storedEntries(page)).toContain('copy-0');
    await page.evaluate(async () => {
      const { name = '' } = (await indexedDB.databases()).find((one) => one.name?.startsWith('polder-rentals')) ?? {};
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const { result: database } = opening;
          const change = database.transaction('kept', 'readwrite');
          change.objectStore('kept').delete('copy-0');
          change.oncomplete = resolve;
          database.close();
        };
      });
    });
    await page.reload();
    await waitUntilCached(page);
    await expect.poll(() => storedEntries(page)).toContain('copy-0');
  });
});
