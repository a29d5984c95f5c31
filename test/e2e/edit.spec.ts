import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { signInAsDemo, watchConsole } from './people';
import { addRental, editRental, expectOutboxEmpty, openRental, panelOf, waitUntilSynced } from './rental-editing';
import { dropFile } from './rentals-file';
import { storedRentals } from './stored-rentals';

test('a rental is added, changed, deleted, and restored by undo', async ({ page }) => {
  const problems = watchConsole(page);
  const name = `Edited ${Date.now()}`;
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const id = await addRental(page, name, 1234);

  await editRental(page, id, { Population: '5678' });
  await expectOutboxEmpty(page);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ Population: 5678, _version: 2 }]);

  const panel = await openRental(page, id);
  // Deleting it before the sync would cause a conflict.
  await waitUntilSynced(page);
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel).toBeHidden();
  await expectOutboxEmpty(page);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ _deleted: true }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOutboxEmpty(page);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ _deleted: false, Population: 5678 }]);

  const again = await openRental(page, id);
  await waitUntilSynced(page);
  await again.getByRole('button', { name: 'Delete' }).click();
  await expectOutboxEmpty(page);
  const tombstone = await openRental(page, id);
  await waitUntilSynced(page);
  await expect(tombstone.getByText('This rental is deleted.')).toBeVisible();
  await tombstone.getByRole('button', { name: 'Restore' }).click();
  await expectOutboxEmpty(page);
  await expect.poll(() => storedRentals(name)).toMatchObject([{ _deleted: false }]);
  expect(problems).toEqual([]);
});

test('the form rejects invalid input with messages, usable by keyboard alone', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/dashboards/Rotterdam?rental=new');
  const panel = panelOf(page, 'New rental');
  await panel.getByLabel('Country code').fill('N1');
  await panel.getByLabel('Population').fill('-5');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Fill this in.')).toBeVisible();
  await expect(panel.getByText('Use two letters, such as NL.')).toBeVisible();
  await expect(panel.getByText('Use a number from 0.')).toBeVisible();
  await expect(panel.getByLabel('Name')).toBeFocused();
  await expectNoViolations(page, 'the panel', '.rental-panel');

  await page.keyboard.press('Escape');
  await expect(panel.getByText('You have changes that are not saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Discard them' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/rental=/);
});

test('Back asks before discarding unsaved input', async ({ page }) => {
  const problems = watchConsole(page);
  await signInAsDemo(page);
  await waitUntilSynced(page);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Edit rental');
  const before = await panel.getByLabel('Name').inputValue();
  await panel.getByLabel('Name').fill('Half a name');

  await page.goBack();
  await expect(panel.getByText('You have changes that are not saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Go on editing' }).click();
  await expect(panel.getByLabel('Name')).toHaveValue('Half a name');
  await expect(page).toHaveURL(/rental=/);

  await page.goBack();
  await panel.getByRole('button', { name: 'Discard them' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/rental=/);
  await expect(page.getByRole('grid')).toContainText(before);
  expect(problems).toEqual([]);
});

test('a file dropped beside unsaved input waits until that is saved or discarded', async ({ page }) => {
  await signInAsDemo(page);
  await waitUntilSynced(page);
  await page.getByRole('button', { name: 'Add rental' }).click();
  const panel = panelOf(page, 'New rental');
  await panel.getByLabel('Name').fill('Half a name');
  await dropFile(page, 'beside.csv', 'Name,Code,Population\nHuis,NL,1\n');
  await expect(panel.getByText('You have changes that are not saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByRole('dialog', { name: 'Import rentals' }).getByText('beside.csv')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('Back does not reopen a closed panel, and closing it twice stays on the page', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/apps/notes');
  await page.getByRole('link', { name: 'Rotterdam' }).first().click();
  await waitUntilSynced(page);
  const panel = panelOf(page, 'New rental');
  const add = page.getByRole('region', { name: 'Rentals' }).getByRole('button', { name: 'Add rental' });
  await add.press('Enter');
  await expect(panel.getByLabel('Name')).toBeFocused();
  await page.evaluate(() => {
    const close = document.querySelector<HTMLButtonElement>('.rental-panel .btn-close');
    close?.click();
    close?.click();
  });
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/dashboards\/Rotterdam$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/notes/);
  await expect(panel).toBeHidden();

  // A panel opened by a link has no previous page: closing only removes it from the URL.
  await page.goto('/dashboards/Rotterdam?rental=new');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboards\/Rotterdam$/);
});

test('an unknown id shows a message', async ({ page }) => {
  await signInAsDemo(page);
  await waitUntilSynced(page);
  const panel = await openRental(page, 'no-such-rental');
  await expect(panel.getByText('There is no rental with this id.')).toBeVisible();
});
