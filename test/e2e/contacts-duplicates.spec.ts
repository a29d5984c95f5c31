import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

test('duplicates are merged field by field, or left apart; undo brings the second back', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/apps/contacts');
  await expect(page.getByText('30 contacts')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import contacts…' }).click();
  const text =
    'Name,Email,Phone,Notes\nA. Benali,aicha.benali@polder.example,010 555 0100,Rings twice.\nBram Visser,bram@other.example,058 5550144,\n';
  const importing = page.getByRole('dialog', { name: 'Import contacts' });
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await importing.getByRole('combobox').selectOption('Keep both');
  await importing.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(page.getByText('32 contacts')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find duplicates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicates' });
  const pairs = dialog.getByRole('heading', { level: 3 });
  await expect(pairs).toHaveText('2 pairs are probably one contact twice each');
  await expectNoViolations(page, 'two duplicates');
  const row = (name: string) => dialog.getByRole('row', { name });
  await expect(row('Notes').getByLabel('Both notes')).toBeChecked();
  await row('Phone').getByLabel('010 555 0100').check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(pairs).toHaveText('1 pair is probably one contact twice');
  await expect(pairs).toBeFocused();
  await dialog.getByRole('button', { name: 'Not the same' }).click();
  await expect(dialog.getByText('No duplicates')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByText('31 contacts')).toBeVisible();
  const card = page.getByRole('article');
  await page.getByRole('link', { name: /^Aïcha Benali/ }).click();
  await expect(card).toContainText('010 555 0100');
  await expect(card).toContainText('Rings twice.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('32 contacts')).toBeVisible();
  await page.getByRole('link', { name: /^Aïcha Benali/ }).click();
  await expect(card).toContainText('+31 30 555 0165');
  expect(problems).toEqual([]);
});
