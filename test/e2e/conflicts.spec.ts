import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { causeConflict, expectOutboxEmpty } from './rental-editing';
import { storedRentals } from './stored-rentals';

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
