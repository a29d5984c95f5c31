import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { defaultShardCount } from '../../graphql/sharding';
import { otherBrowser, signInAsDemo } from './people';
import { storedRentals } from './stored-rentals';

/** Waits until the page is synchronised. */
export async function waitUntilSynced(page: Page): Promise<void> {
  // Beside other tests on two cores.
  await expect(page.locator('.sync-status')).toContainText('Live', { timeout: 30_000 });
}

/** Opens a rental's panel by URL. */
export async function openRental(page: Page, id: string) {
  await page.goto(`/dashboards/Rotterdam?rental=${id}`);
  return panelOf(page, 'Edit rental');
}

export function panelOf(page: Page, name: 'Edit rental' | 'New rental') {
  return page.getByRole('dialog', { name });
}

/** Adds a rental by the table's button and the panel. @returns its id */
export async function addRental(page: Page, name: string, population: number): Promise<string> {
  await page.goto('/dashboards/Rotterdam');
  await page.getByRole('region', { name: 'Rentals' }).getByRole('button', { name: 'Add rental' }).click();
  const panel = panelOf(page, 'New rental');
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Country code').fill('nl');
  await panel.getByLabel('Population').fill(String(population));
  await panel.getByRole('button', { name: 'Add rental' }).click();
  await expect(page).toHaveURL('/dashboards/Rotterdam');
  await expect(panel).toBeHidden();
  await expectOutboxEmpty(page);
  const [stored] = await storedRentals(name);
  expect(stored).toMatchObject({ Name: name, Code: 'NL', Population: population, _version: 1 });
  return stored?.id ?? '';
}

/** Waits until all changes are sent. */
export async function expectOutboxEmpty(page: Page): Promise<void> {
  await waitUntilSynced(page);
  await expect(page.locator('.sync-pending')).toHaveCount(0);
}

/** Changes fields of a rental in its panel, and saves. */
export async function editRental(page: Page, id: string, fields: Partial<Record<'Name' | 'Population', string>>) {
  await fillAndSave(await openRental(page, id), fields);
}

/** Fills in an open panel, and saves. */
export async function fillAndSave(panel: Locator, fields: Partial<Record<'Name' | 'Population', string>>) {
  for (const [label, value] of Object.entries(fields)) await panel.getByLabel(label).fill(value);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
}

/** Waits until all shards are cached: a missing shard would cause a full read. */
export async function waitUntilCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cachedShards)).toEqual([defaultShardCount]);
}

/** Waits until no cache is left that a visit could begin with. */
export async function waitUntilDropped(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cachedShards)).toEqual([]);
}

/** Runs in the page: the number of shards of each cache in this browser. */
async function cachedShards(): Promise<number[]> {
  const all = await indexedDB.databases();
  const names = all.flatMap(({ name }) => (name?.startsWith('polder-rentals') ? [name] : []));
  const counts = await Promise.all(
    names.map(
      (name) =>
        new Promise<number[]>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('kept').objectStore('kept').get('copy');
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result ? [Object.keys(reading.result.checkpoints).length] : []);
            };
          };
        }),
    ),
  );
  return counts.flat();
}

/** Two browsers change one rental, the first while offline, which causes a conflict. */
export async function causeConflict(page: Page, browser: Browser, name: string): Promise<{ id: string; second: Page }> {
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 10);
  const second = await otherBrowser(browser);
  await signInAsDemo(second);
  await waitUntilSynced(second);

  // Opened while online: the copy in the browser, written now and then, may not have the rental yet.
  const panel = await openRental(page, id);
  await expect(panel.getByLabel('Name')).toHaveValue(name);
  await page.context().route(/graphql/, (route) => route.abort('internetdisconnected'));
  await fillAndSave(panel, { Name: `${name} mine`, Population: '20' });
  await expect(page.locator('.sync-pending')).toContainText('1 change');
  await editRental(second, id, { Population: '30' });
  await expectOutboxEmpty(second);
  await page.context().unroute(/graphql/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: '1 conflict' })).toBeVisible();
  return { id, second };
}
