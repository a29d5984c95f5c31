import { expect, type Page } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';
import { test } from './own-polder';
import { register, signInAsDemoByForm } from './people';

// The faults strike every page of their Polder: these tests have one of their own.

const services = ['appsync', 'cognito', 'comprehend', 'dynamodb', 'rest', 's3'];
const mark = 'Zeehond47';

async function faults(url: string, kind?: 'hang' | 'fail' | 'slow'): Promise<void> {
  await fetch(`${url}/_local/faults`, { method: 'DELETE' });
  for (const service of kind ? services : []) {
    const answer = await fetch(`${url}/_local/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, kind, delay: 10_000 }),
    });
    expect(answer.status).toBe(200);
  }
}

test.afterEach(({ polder }) => faults(polder.url));

/** Runs in the page: all that it keeps anywhere, names and contents, as one text. */
async function everythingKept(): Promise<string> {
  const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => resolve(null);
      // It was deleted meanwhile, and must not come back by being looked for.
      opening.onupgradeneeded = () => opening.transaction?.abort();
    });
    if (!database) continue;
    for (const store of database.objectStoreNames) {
      const content = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all(
        [content.getAllKeys(), content.getAll()].map(
          (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result))),
        ),
      );
      const files = (values as unknown[]).filter((value) => value instanceof Blob);
      kept.push(name, keys, values, await Promise.all(files.map((file) => file.text())));
    }
    kept.push(name);
    database.close();
  }
  return JSON.stringify(kept);
}

/** Who is signed in, as the kept tokens say. */
const subOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken')) ?? '';
    return JSON.parse(atob(localStorage.getItem(key)?.split('.')[1] ?? '')).sub as string;
  });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Leaves a mark in everything that keeps something in the browser. */
async function markEverything(page: Page): Promise<void> {
  await page.goto('/apps/notes');
  await page.getByLabel('Title').fill(mark);
  await page.goto('/apps/chat');
  await page.locator('.composer textarea, form textarea').last().fill(mark);
  await page.keyboard.press('Enter');
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'Star: Offerte dakgoot' }).click();
  await page.goto('/tickt/ticket-list');
  await page.getByRole('button', { name: 'Delete ticket #2' }).click();
  await page.goto('/ecom/shop');
  await page.getByRole('link', { name: 'City bicycle' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.goto('/form-steps');
  await page.getByLabel('Name').first().fill(mark);
  await page.goto('/dashboards/DenHaag');
  await page.getByRole('textbox', { name: 'Text to read' }).fill(`${mark} is a house in Breda.`);
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${mark}`) })).toBeVisible();
  await page.goto('/dashboards/Rotterdam?q=land');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Save what is shown as a view').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

test('signing out leaves nothing of the person in any storage, though every service hangs', async ({
  page,
  context,
  polder,
}) => {
  await signInAsDemoByForm(page);
  const sub = await subOf(page);
  await markEverything(page);
  const before = await page.evaluate(everythingKept);
  for (const entry of ['apps.notes', 'apps.chat', 'apps.email', 'apps.ticket', 'apps.shop', 'texts', 'rentals.views']) {
    expect(before).toContain(`polder.account.${sub}.${entry}`);
  }
  for (const entry of ['recentPages', 'demo.booking']) expect(before).toContain(`polder.account.${sub}.${entry}`);
  expect(before.split(mark).length).toBeGreaterThan(5);
  expect(before).toContain(`polder-rentals-dev-${sub}`);
  const other = await context.newPage();
  await other.goto('/apps/notes');
  await expect(other.getByLabel('Title')).toHaveValue(mark);

  await faults(polder.url, 'hang');
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(everythingKept)).not.toMatch(/refreshToken|idToken|accessToken/);
  for (const trace of [mark, sub, demoAccount.email]) {
    await expect.poll(() => page.evaluate(everythingKept)).not.toContain(trace);
  }
  await expect(other.getByLabel('Title')).not.toHaveValue(mark);
  await page.reload();
  await expect(page.getByText('This is sample data.')).toBeVisible();
  await other.waitForTimeout(1_000);
  for (const trace of [mark, sub]) expect(await other.evaluate(everythingKept)).not.toContain(trace);
});

for (const kind of ['fail', 'slow'] as const) {
  test(`nor where every service is ${kind === 'fail' ? 'failing' : 'slow'}; and the next person meets nothing of it`, async ({
    page,
    polder,
  }) => {
    await signInAsDemoByForm(page);
    const sub = await subOf(page);
    await page.goto('/apps/notes');
    await page.getByLabel('Title').fill(mark);
    await expect.poll(() => page.evaluate(everythingKept)).toContain(mark);
    await faults(polder.url, kind);
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Viewing at Oude Delft 118');
    for (const trace of [mark, sub]) await expect.poll(() => page.evaluate(everythingKept)).not.toContain(trace);
    await faults(polder.url);
    await register(page, 'next', polder.url);
    await page.goto('/apps/notes');
    await expect(page.getByLabel('Title')).toHaveValue('Viewing at Oude Delft 118');
    expect(await page.evaluate(everythingKept)).not.toContain(mark);
  });
}

/** Lets the kept tokens expire a minute ago; nobody but the user pool looks at signatures. */
const expireTokens = () => {
  for (const key of Object.keys(localStorage).filter((name) => /\.(access|id)Token$/.test(name))) {
    const [header, payload = '', signature] = localStorage.getItem(key)?.split('.') ?? [];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const text = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
    localStorage.setItem(key, [header, text.replace(/=+$/, ''), signature].join('.'));
  }
};

test('expired tokens with the user pool out of reach are said at once, and the page recovers by itself', async ({
  page,
}) => {
  await signInAsDemoByForm(page);
  await page.evaluate(expireTokens);
  await page.route('**/cognito-idp/**', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('region', { name: /^A network error has occurred\./ })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${demoAccount.email}` })).toBeVisible();
  await page.unroute('**/cognito-idp/**');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^A network error has occurred\./ })).toHaveCount(0);
});

test('tokens that are gone are told in the specification’s words, which lead to signing in', async ({ page }) => {
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

test('a page of somebody signed in asks for AWS credentials once at most', async ({ page }) => {
  await signInAsDemoByForm(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'];
    if (target?.startsWith('AWSCognitoIdentityService.')) asked.push(target);
  });
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto('/sample-pages/profile');
  await expect.poll(() => asked.length).toBe(2);
});
