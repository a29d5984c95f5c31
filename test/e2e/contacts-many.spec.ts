import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const list = (page: Page) => page.getByRole('list', { name: 'All contacts' });
const rows = (page: Page) => list(page).getByRole('link');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('group', { name: 'With the selected contacts' });

async function openContacts(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/contacts${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('a range of contacts is selected with Shift and deleted; one undo restores them', async ({ page }) => {
  const problems = watchConsole(page);
  await openContacts(page);
  await box(page, 'Aïcha Benali').click();
  await box(page, 'Bram Visser').click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await expect(box(page, 'Aylin Demir')).toBeChecked();
  await box(page, 'Aylin Demir').click();
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectNoViolations(page, 'contacts with some selected');
  await bar(page).getByRole('button', { name: 'Delete the selected contacts' }).click();
  await expect(page.getByText('3 contacts are deleted.')).toBeVisible();
  await expect(page.getByText('27 contacts')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('30 contacts')).toBeVisible();
  await expect(rows(page).first()).toContainText('Aïcha Benali');
  expect(problems).toEqual([]);
});

test('the keyboard chooses contacts one by one and as a range, and Delete deletes them', async ({ page }) => {
  await openContacts(page);
  await rows(page).first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('27 contacts')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('30 contacts')).toBeVisible();
});

test('labels that are typed are not lost by Escape', async ({ page }) => {
  await openContacts(page);
  await box(page, 'Aylin Demir').check();
  await bar(page).getByRole('button', { name: 'Change the labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels of 1 contact' });
  await expect(dialog.getByLabel('New labels')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Change the labels' }).click();
  await dialog.getByLabel('New labels').fill('Neighbour');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('The labels that you chose have not been saved.');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('New labels')).toHaveValue('Neighbour');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
});

test('selected contacts are labelled, and the label filters the list, also after a reload', async ({ page }) => {
  await openContacts(page, '?filter=starred');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByText('4 selected').waitFor();
  await bar(page).getByRole('button', { name: 'Change the labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels of 4 contacts' });
  await expect(dialog.getByLabel('New labels')).toBeFocused();
  await page.keyboard.type('Owner, VIP');
  await expectNoViolations(page, 'the labels');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The labels of 4 contacts are changed.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Owner')).toBeVisible();

  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await box(page, 'Aylin Demir').check();
  await bar(page).getByRole('button', { name: 'Change the labels' }).click();
  await expect(page.getByRole('checkbox', { name: 'VIP' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'VIP' }).check();
  await page.getByRole('checkbox', { name: 'Owner' }).check();
  await page.getByRole('checkbox', { name: 'Owner' }).uncheck();
  await page.getByRole('button', { name: 'Save labels' }).click();
  await bar(page).getByRole('button', { name: 'Select none' }).click();
  await page.getByLabel('Label to show').selectOption('VIP');
  await expect(rows(page)).toHaveCount(5);
  await page.getByLabel('Sort by').selectOption('Last name');
  await expect(page).toHaveURL(/label=VIP&sort=lastname/);
  const names = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page)).toHaveText(names);
  await expect(page.getByLabel('Label to show').getByRole('option')).toHaveText(['All labels', 'VIP']);
  await page.getByLabel('Search contacts').fill('nobody');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all contacts' }).click();
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '30');
});

test('the search is in the address, and stays beside the contact that is opened', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('haagweg');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=haagweg$/);
  await rows(page).click();
  await expect(page).toHaveURL(/\?id=\d+&q=haagweg$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByLabel('Search contacts')).toHaveValue('haagweg');
});
