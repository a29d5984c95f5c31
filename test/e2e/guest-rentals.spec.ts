import { expect, test } from '@playwright/test';

test('a guest’s page without rentals loads none of them until the palette asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const inBackground = page.waitForResponse(/other-media/);
  await page.goto('/about');
  await inBackground;
  await page.waitForLoadState('networkidle');
  const ofRentals = () => asked.filter((address) => address.includes('rental-sync'));
  expect(ofRentals()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Netherlands');
  await expect(page.getByRole('option', { name: /Netherlands/ }).first()).toBeVisible();
  expect(ofRentals()).not.toEqual([]);
});

test('a copy of an account’s rentals that is still stored goes on any page of a guest', async ({ page }) => {
  const name = 'polder-rentals-dev-00000000-0000-4000-8000-000000000000';
  await page.goto('/favicon.svg');
  await page.evaluate(
    (database) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open(database);
        request.onupgradeneeded = () => request.result.createObjectStore('kept').put({ format: 1 }, 'copy');
        request.onsuccess = () => {
          request.result.close();
          done();
        };
        request.onerror = () => fail(request.error);
      }),
    name,
  );
  await page.goto('/about');
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name ?? '').join());
  await expect.poll(names).not.toContain(name);
});
