import { expect, type Page, test } from '@playwright/test';
import { storeDemoSession } from './people';

/** Fails the requests for a file, and from then on the one that tells whether Polder answers, until restored. */
async function failNetworkAt(page: Page, file: RegExp) {
  let failed = 0;
  let isDown = true;
  await page.route(file, (route) => {
    if (!isDown) return route.continue();
    failed++;
    return route.abort('internetdisconnected');
  });
  await page.route('**/config.json', (route) =>
    isDown && failed > 0 ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    count: () => failed,
    restore: () => {
      isDown = false;
    },
  };
}

for (const [what, file] of [
  ['sync', /\/startRentalSync-[\w-]{8}\.js$/],
  ['calls to the cloud', /\/rentalsApi-[\w-]{8}\.js$/],
] as const) {
  test(`the code of the ${what} is asked for again until it comes`, async ({ page }) => {
    const network = await failNetworkAt(page, file);
    await storeDemoSession(page);
    await page.goto('/dashboards/Rotterdam');
    const failure = page.locator('.load-failure');
    await expect(failure).toContainText('A network error has occurred.');
    await expect(failure).toContainText('Polder tries again automatically.');
    await expect.poll(network.count).toBeGreaterThan(2);
    network.restore();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
}
