import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { otherBrowser, signInAsDemo } from './people';
import { addRental, editRental, expectOutboxEmpty, waitUntilSynced } from './rental-editing';
import { storedRentals } from './stored-rentals';

/** Two browsers change one rental, the first while offline, which causes a conflict. */
async function causeConflict(page: Page, browser: Browser, name: string): Promise<{ id: string; second: Page }> {
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 10);
  const second = await otherBrowser(browser);
  await signInAsDemo(second);
  await waitUntilSynced(second);

  await page.context().route(/graphql/, (route) => route.abort('internetdisconnected'));
  await editRental(page, id, { Name: `${name} mine`, Population: '20' });
  await expect(page.locator('.sync-pending')).toContainText('1 change');
  await editRental(second, id, { Population: '30' });
  await expectOutboxEmpty(second);
  await page.context().unroute(/graphql/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: '1 conflict' })).toBeVisible();
  return { id, second };
}

test('a conflict is shown side by side and merged by field, and both browsers end equal', async ({ page, browser }) => {
  const name = `Merged ${Date.now()}`;
  const { second } = await causeConflict(page, browser, name);
  await page.getByRole('button', { name: '1 conflict' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose what to keep' });
  const population = dialog.getByRole('row', { name: /Population/ });
  await expect(population).toContainText('Changed by both');
  await expect(population.getByRole('radio').nth(1)).toBeChecked();
  await expect(dialog.getByRole('row', { name: /^Name/ }).getByRole('radio').first()).toBeChecked();
  await expectNoViolations(page, 'the dialog', '.conflicts-dialog');

  // Closing the dialog resolves nothing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: '1 conflict' }).click();

  // By keyboard alone: from "theirs" to "mine", then to the button.
  await population.getByRole('radio').nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Keep this selection' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('All conflicts are settled.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectOutboxEmpty(page);

  await expect.poll(() => storedRentals(name)).toMatchObject([{ Name: `${name} mine`, Population: 20, _version: 3 }]);
  for (const browserPage of [page, second]) {
    await browserPage.getByRole('searchbox', { name: 'Search', exact: true }).fill(name);
    await expect(browserPage.getByRole('grid').getByText(`${name} mine`)).toBeVisible();
  }
  await second.context().close();
});

for (const [button, expected] of [
  ['Keep mine', { mine: true, Population: 20 }],
  ['Keep theirs', { mine: false, Population: 30 }],
] as const) {
  test(`"${button}" keeps all fields of that side`, async ({ page, browser }) => {
    const name = `Whole ${Date.now()}`;
    const { second } = await causeConflict(page, browser, name);
    await page.getByRole('button', { name: '1 conflict' }).click();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expectOutboxEmpty(page);
    await expect
      .poll(() => storedRentals(name))
      .toMatchObject([{ Name: expected.mine ? `${name} mine` : name, Population: expected.Population }]);
    await expect(page.getByRole('button', { name: /conflict/ })).toBeHidden();
    await second.context().close();
  });
}
