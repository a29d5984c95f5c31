/** Parts of the application that the network fails to bring: the page says so, and asks for them again. */
import { expect, type Page, test } from '@playwright/test';
import { networkError, storeDemoSession } from './people';
import { failNetworkAt } from './requests';

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

/** The parts of the first visit that are loaded once the page rests, such as the one that shows messages. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

test('a calendar file is not blamed for code that does not come', async ({ page }) => {
  const network = await failNetworkAt(page, /\/readCalendar-[\w-]{8}\.js$/);
  await openAtRest(page, '/apps/calendar');
  const file = { name: 'mail.ics', mimeType: 'text/calendar', buffer: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR') };
  await page.locator('.calendar-files input').setInputFiles(file);
  const outcome = page.locator('.calendar-import');
  await expect(outcome).toHaveText(`mail.ics is not imported. ${networkError}`);
  network.restore();
  await page.locator('.calendar-files input').setInputFiles(file);
  await expect(outcome).toHaveText('mail.ics has no events. Choose a file that has some.');
});

test('a chart’s format is not blamed for code that does not come', async ({ page }) => {
  await failNetworkAt(page, /\/figuresCsv-[\w-]{8}\.js$/);
  await openAtRest(page, '/dashboards/Rotterdam');
  const card = page.getByRole('button', { name: /^Save / }).first();
  const title = ((await card.getAttribute('aria-label')) ?? '').replace('Save ', '');
  await card.click();
  await page.getByRole('menuitem', { name: 'Figures (CSV)' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(`${title} could not be saved as CSV. ${networkError}`);
});

test('contacts that could not be saved for lack of code are reported where everybody sees it', async ({ page }) => {
  await failNetworkAt(page, /\/vcard-[\w-]{8}\.js$/);
  await openAtRest(page, '/apps/contacts');
  await page.getByRole('article').getByRole('button', { name: 'Save as vCard' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(`The file could not be made. ${networkError}`);
});

test('an export is not blamed for its size where its code does not come', async ({ page }) => {
  const network = await failNetworkAt(page, /\/exportRentals-[\w-]{8}\.js$/);
  await openAtRest(page, '/dashboards/Rotterdam');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const start = page.getByRole('button', { name: /^Export \d+ rentals$/ });
  await start.click();
  await expect(page.locator('.export-form').getByRole('alert')).toHaveText(
    `The file could not be written. ${networkError}`,
  );
  // The panel has the keys again.
  await expect(start).toBeFocused();
  network.restore();
  const downloading = page.waitForEvent('download');
  await start.press('Enter');
  await downloading;
});
