import { expect, type Page } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { test } from './own-polder';
import { expireTokens, fillSignIn, register, signInAsDemoByForm, signInWithOwnSession } from './people';
import { waitUntilCached, waitUntilSynced } from './rental-editing';
import { mark, markEverything, markedNames } from './storage-marks';
import { readStorageNames } from './storage-names';
import { restoreSnapshot, storedContent, takeSnapshot } from './storage-snapshot';

// Injected faults affect every page of a Polder, so these tests have a separate one.

const services = ['appsync', 'cognito', 'comprehend', 'dynamodb', 'lambda', 'rest', 's3'];
const kinds = ['hang', 'fail', 'slow'];

async function injectFault(url: string, kind?: string, faulty: readonly string[] = services): Promise<void> {
  await fetch(`${url}/_local/faults`, { method: 'DELETE' });
  for (const service of kind ? faulty : []) {
    const answer = await fetch(`${url}/_local/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, kind, delay: 10_000 }),
    });
    expect(answer.status).toBe(200);
  }
}

test.afterEach(({ polder }) => injectFault(polder.url));

/** The signed-in user according to the stored tokens. */
const subOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken')) ?? '';
    return JSON.parse(atob(localStorage.getItem(key)?.split('.')[1] ?? '')).sub as string;
  });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}

const names = readStorageNames();
/** Includes the router's scroll positions per history entry, under random keys. */
const sharedEntries = [...names.sharedEntries, 'react-router-scroll-positions'];

test('signing out removes the user’s data from every storage, even if a service hangs, fails or is slow', async ({
  page,
  context,
  polder,
}) => {
  // Signs in and out a dozen times.
  test.setTimeout(360_000);
  expect(markedNames, 'every stored entry has its mark in storage-marks.ts').toEqual(
    [...names.entries, ...names.databases].sort(),
  );
  await signInAsDemoByForm(page);
  const sub = await subOf(page);
  await markEverything(page);
  const before = await storedContent(page);
  for (const entry of names.entries) expect(before).toContain(`polder.account.${sub}.${entry}`);
  for (const database of names.databases) expect(before).toMatch(new RegExp(`"${database}-[\\w-]*${sub}"`));
  expect(before.split(mark).length).toBeGreaterThan(10);
  await takeSnapshot(page, sub);
  let other = await context.newPage();
  await other.goto('/apps/notes');
  await expect(other.getByLabel('Title')).toHaveValue(mark);
  await page.unroute('**/graphql');
  // A page that loads fast.
  await page.goto('/about');
  const paused = (tab: Page) => tab.getByRole('button', { name: new RegExp(`${mark}.* paused`) });

  const cases = [
    ...kinds.map((kind) => ({ kind, faulty: services })),
    ...services.map((one) => ({ kind: 'hang', faulty: [one] })),
    // The tab that is notified.
    ...['fail', 'slow'].map((kind) => ({ kind, faulty: ['cognito'] })),
  ];
  for (const { kind, faulty } of cases) {
    const where = `${kind}: ${faulty}`;
    await injectFault(polder.url, kind, faulty);
    await signOut(page);
    expect(await storedContent(page), where).not.toMatch(/refreshToken|idToken|accessToken/);
    for (const trace of [mark, sub, demoAccount.email]) {
      await expect.poll(() => storedContent(page), where).not.toContain(trace);
    }
    if (!other.isClosed()) await expect(other.getByLabel('Title'), where).not.toHaveValue(mark);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const strangers = kept.filter((key) => !key.startsWith('polder.guest.') && !sharedEntries.includes(key));
    expect(strangers, where).toEqual([]);

    await injectFault(polder.url);
    await restoreSnapshot(page, sub);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await fillSignIn(page, demoAccount.email, demoAccount.password);
    // With one faulty service, one tab is enough, and faster.
    if (kind === kinds.at(-1) && faulty === services) await other.close();
    // One of the tabs resumes the import.
    const taken = async () => (await Promise.all(context.pages().map((tab) => paused(tab).count()))).join('+');
    await expect.poll(taken, where).toMatch(/^(1|1\+0|0\+1)$/);
    if (!other.isClosed()) await expect(other.getByLabel('Title'), where).toHaveValue(mark);
  }

  other = await context.newPage();
  await other.goto('/apps/notes');
  await expect(other.getByLabel('Title')).toHaveValue(mark);
  await signOut(page);
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByText('This is sample data.')).toBeVisible();
  for (const one of [page, other]) {
    for (const trace of [mark, sub]) expect(await storedContent(one)).not.toContain(trace);
  }
  await register(page, 'next', polder.url);
  await page.goto('/apps/notes');
  await expect(page.getByLabel('Title')).toHaveValue('Viewing at Oude Delft 118');
  // The rental itself was stored in the cloud meanwhile, where every user can read it.
  expect(await storedContent(page, 'polder-rentals-')).not.toContain(mark);
});

test('signing out removes the search from the URL, in other tabs too', async ({ page, context, polder }) => {
  await signInWithOwnSession(page, polder.url);
  const other = await context.newPage();
  await other.goto(`/tickt/ticket-list?q=${mark}`);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill(mark);
  await expect(page).toHaveURL(`/dashboards/Rotterdam?q=${mark}`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('This is sample data.')).toBeVisible();
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await expect(other).toHaveURL('/tickt/ticket-list');
  await other.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(`/auth/loginformik?from=${encodeURIComponent('/tickt/ticket-list')}`);
});

test('expired tokens with an unreachable user pool are reported immediately, and the page recovers automatically', async ({
  page,
  polder,
}) => {
  await signInWithOwnSession(page, polder.url);
  await waitUntilSynced(page);
  await waitUntilCached(page);
  await page.evaluate(expireTokens);
  await page.route('**/cognito-idp/**', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboards/Rotterdam?q=netherlands');
  await expect(page.getByRole('region', { name: /^A network error has occurred\./ })).toBeVisible();
  // The cached rentals are shown meanwhile.
  await expect(page.getByRole('grid').getByText('Netherlands', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${demoAccount.email}` })).toBeVisible();
  await page.unroute('**/cognito-idp/**');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^A network error has occurred\./ })).toHaveCount(0);
});

test('missing tokens show the specified message with a sign-in link', async ({ page }) => {
  await signInAsDemoByForm(page);
  await page.goto('/sample-pages/profile');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Somebody');
  await page.evaluate(() => localStorage.clear());
  await page.keyboard.press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/^User needs to be authenticated to call this API\./)).toBeVisible();
  await expect(page.getByText(/password (do not match|is not right)/)).toHaveCount(0);
  await messages.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/loginformik\?from=/);
});

/** Few changes since the last visit: where an earlier test has just imported thousands, files are read for those. */
async function answerWithOnePage(page: Page): Promise<void> {
  await page.route(/graphql/, async (route) => {
    if (!route.request().postData()?.includes('syncRentals')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { syncRentals: object } };
    return route.fulfill({ response, json: { data: { syncRentals: { ...data.syncRentals, nextToken: null } } } });
  });
}

test('a page requests AWS credentials once: for files, and not for rentals that this browser has', async ({
  page,
  polder,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'];
    if (target?.startsWith('AWSCognitoIdentityService.')) asked.push(target.replace(/^.*\./, ''));
  });
  const once = ['GetCredentialsForIdentity', 'GetId'];
  // An initial load begins with files.
  await signInWithOwnSession(page, polder.url);
  await waitUntilCached(page);
  expect(asked.toSorted()).toEqual(once);

  asked.length = 0;
  await answerWithOnePage(page);
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto('/sample-pages/profile');
  await expect.poll(() => asked.toSorted()).toEqual(once);
  // A request may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
