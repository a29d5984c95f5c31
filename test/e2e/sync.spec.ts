import { expect, test } from '@playwright/test';
import { defaultShardCount } from '../../graphql/sharding';
import { demoAccount } from '../../local/sample/demo-account';
import { waitForLazyParts } from './lazy-parts';
import { accountMenu, signInAsDemo, signInWithOwnSession, storeDemoSession, unlock } from './people';
import {
  addRental,
  editRental,
  expectOutboxEmpty,
  fillAndSave,
  openRental,
  panelOf,
  waitUntilCached,
  waitUntilDropped,
  waitUntilSynced,
} from './rental-editing';
import { holdRequests } from './requests';
import { storedRentals } from './stored-rentals';

const cacheNames = () =>
  indexedDB.databases().then((all) => all.filter(({ name }) => name?.startsWith('polder-rentals')));

test('offline changes are queued, survive a reload, and are sent once online', async ({ page, context }) => {
  const name = `Offline ${Date.now()}`;
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 10);
  const panel = await openRental(page, id);
  await expectOutboxEmpty(page);
  // The website stays reachable, the API does not.
  await context.route(/graphql/, (route) => route.abort('internetdisconnected'));
  await fillAndSave(panel, { Population: '20' });
  await expect(page.locator('.sync-pending')).toContainText('1 change');

  await page.reload();
  await expect(page.locator('.sync-pending')).toContainText('1 change');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(name);
  await expect(page.getByRole('grid').getByText('20', { exact: true })).toBeVisible();
  expect(await storedRentals(name)).toMatchObject([{ Population: 10 }]);

  await context.unroute(/graphql/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('.sync-pending')).toHaveCount(0);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ Population: 20, _version: 2 }]);
});

test('changes that the browser cannot store are there again after unlocking', async ({ page, context }) => {
  const name = `Unstored ${Date.now()}`;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'));
  await signInWithOwnSession(page);
  await waitUntilSynced(page);
  const panel = await openRental(page, await addRental(page, name, 10));
  await expectOutboxEmpty(page);
  await context.route(/graphql/, (route) => route.abort('internetdisconnected'));
  await fillAndSave(panel, { Population: '20' });
  await expect(page.locator('.sync-pending')).toContainText('1 change');

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Lock the screen' }).click();
  await expect(page.getByRole('heading', { name: 'Locked', level: 1 })).toBeVisible();
  await unlock(page, demoAccount.password);
  await expect(page.locator('.sync-pending')).toContainText('1 change');
  await context.unroute(/graphql/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectOutboxEmpty(page);
  expect(await storedRentals(name)).toMatchObject([{ Population: 20, _version: 2 }]);
});

test('a rental opens offline, and signing out asks about unsent changes', async ({ page, context }) => {
  const parts = waitForLazyParts(page, 'RentalPanel', 'LeaveDialog', 'ConflictsDialog', 'apps');
  await signInWithOwnSession(page);
  await waitUntilSynced(page);
  await parts;
  await context.setOffline(true);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Edit rental');
  await panel.getByLabel('Population').fill('77');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.sync-pending')).toContainText('1 change');

  await page.getByRole('button', { name: /demo@polder\.test/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog').getByText(/1 change/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('.sync-pending')).toHaveCount(0);
});

test('a panel that was not loaded before the network failed says so, and opens once online', async ({
  page,
  context,
}) => {
  const panelFile = /\/RentalPanel-[\w-]{8}\.js$/;
  let failNetwork = () => {};
  const networkFails = new Promise<void>((resolve) => {
    failNetwork = resolve;
  });
  const isRequested = page.waitForRequest(panelFile);
  await context.route(panelFile, async (route) => {
    await networkFails;
    return route.abort('internetdisconnected');
  });
  await signInAsDemo(page);
  await waitUntilSynced(page);
  await isRequested;
  await context.setOffline(true);
  failNetwork();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('this opens once you are online');
  await expect(panelOf(page, 'Edit rental')).toBeHidden();

  await context.unroute(panelFile);
  await context.setOffline(false);
  await expect(panelOf(page, 'Edit rental').getByLabel('Population')).not.toHaveValue('');
});

test('a lost response is retried, and the change is written once', async ({ page, context }) => {
  const name = `Lost ${Date.now()}`;
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 10);
  let lost = 0;
  await context.route(/graphql/, async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('batchTest')) return route.continue();
    lost++;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await editRental(page, id, { Population: '30' });
  await expectOutboxEmpty(page);
  expect(lost).toBe(1);
  expect(await storedRentals(name)).toMatchObject([{ Population: 30, _version: 2 }]);
});

test('a reload shows cached rentals before the server answers, and requests only the changes', async ({
  page,
  context,
}) => {
  await signInAsDemo(page);
  await waitUntilSynced(page);
  await waitUntilCached(page);
  const asked: number[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(/graphql/, async (route) => {
    const body = route.request().postDataJSON() as { query: string; variables: { lastSync?: number } } | null;
    if (body?.query.includes('syncRentals')) asked.push(body.variables.lastSync ?? 0);
    await held;
    return route.continue();
  });
  await page.reload();
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible();
  letThrough();
  await waitUntilSynced(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((lastSync) => lastSync === 0)).toEqual([]);
});

test('a corrupt cache is dropped, and everything is fetched again', async ({ page }) => {
  await storeDemoSession(page);
  // From the sample, which no other test changes.
  await page.goto('/dashboards/Rotterdam?q=land');
  await waitUntilSynced(page);
  await waitUntilCached(page);
  const before = await page.getByRole('grid').getAttribute('aria-rowcount');
  await page.evaluate(corruptCache);
  await page.goto('about:blank');
  // Without the file that an initial load begins with, it asks for everything.
  await page.route(/snapshots\/manifest\.json/, (route) => route.abort());
  const { release } = await holdRequests(page, /graphql/);
  const asked: (number | undefined)[] = [];
  page.on('request', (request) => {
    if (!/graphql/.test(request.url()) || request.method() !== 'POST') return;
    const { query, variables } = request.postDataJSON() as { query: string; variables: { lastSync?: number } };
    if (query.includes('syncRentals')) asked.push(variables.lastSync);
  });
  await page.goto('/dashboards/Rotterdam?q=land');
  await waitUntilDropped(page);
  release();
  await waitUntilSynced(page);
  // Each shard from its beginning; changes that other tests make meanwhile are read later.
  expect(asked.slice(0, defaultShardCount)).toEqual(Array.from({ length: defaultShardCount }, () => undefined));
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', before ?? '');
});

test('signing out deletes the cache in this browser', async ({ page }) => {
  await signInWithOwnSession(page);
  await waitUntilSynced(page);
  await waitUntilCached(page);
  await page.getByRole('button', { name: /demo@polder\.test/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('This is sample data.')).toBeVisible();
  // Opening the database would create it again.
  await expect.poll(() => page.evaluate(cacheNames)).toEqual([]);
});

test('unsent changes of a closed tab are sent by another', async ({ page, context }) => {
  const name = `Left ${Date.now()}`;
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 1);
  const other = await context.newPage();
  const panel = await openRental(other, id);
  await waitUntilSynced(other);
  await other.route(/graphql/, (route) => route.abort('internetdisconnected'));
  await fillAndSave(panel, { Population: '2' });
  await expect(other.locator('.sync-pending')).toContainText('1 change');
  await other.close();
  await expect.poll(() => storedRentals(name), { timeout: 20_000 }).toMatchObject([{ Population: 2 }]);
});

/** Runs in the page: corrupts parts of each cache. */
async function corruptCache(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('polder-rentals')) continue;
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const writing = opening.result.transaction('kept', 'readwrite');
        writing.objectStore('kept').put({ id: ['a', 'b'], Name: 'not a column' }, 'copy-3');
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }
}
