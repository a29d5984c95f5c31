import { expect, type Page, test } from '@playwright/test';

const rows = (page: Page) => page.getByRole('list', { name: 'All contacts' }).getByRole('link');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

async function openContacts(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/contacts${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('editing validates the fields, and saves each changed one', async ({ page }) => {
  await openContacts(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit Aïcha Benali' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill('');
  await form.getByLabel('Last name').fill('');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByText('Write a first or a last name.')).toBeVisible();
  await expect(form.getByText('Write an address like name@company.nl.')).toBeVisible();

  await form.getByLabel('Last name').fill('Bennani');
  await form.getByLabel('Email').fill('aicha@polder.example');
  await form.getByLabel('Department').selectOption('Sales');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await expect(heading(page, 'Bennani')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'aicha@polder.example' })).toBeVisible();
  await expect(page.getByRole('article').getByText('Sales')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Department').selectOption('None');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByRole('article').getByText('Sales')).toBeHidden();
  await page.reload();
  await expect(heading(page, 'Bennani')).toBeVisible();
  await expect(page.getByRole('article').getByText('Sales')).toBeHidden();
});

test('leaving a form with unsaved input asks for confirmation', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('e');
  await page.getByLabel('First name').fill('Half');
  await rows(page).filter({ hasText: 'Daan Mulder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Half');
  await rows(page).filter({ hasText: 'Daan Mulder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(page, 'Daan Mulder')).toBeVisible();
});

test('undoing a deletion keeps unsaved input, or asks before the restored contact is shown', async ({ page }) => {
  await openContacts(page);
  await rows(page).filter({ hasText: 'Daan Mulder' }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Half');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Half');
  await expect(rows(page).filter({ hasText: 'Daan Mulder' })).toBeVisible();
  await page.getByRole('form').getByRole('button', { name: 'Save contact' }).click();
  await expect(heading(page, 'Half Benali')).toBeVisible();
});

test('a contact that another tab deletes is still there to edit, and saving puts it back', async ({
  page,
  context,
}) => {
  await openContacts(page);
  await page.keyboard.press('e');
  await page.getByLabel('First name').fill('Half');
  const other = await context.newPage();
  await openContacts(other);
  await rows(other).filter({ hasText: 'Aïcha Benali' }).focus();
  await other.keyboard.press('Delete');
  await expect(page.getByText('This contact has been deleted.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Aïcha Benali' })).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Half');
  await page.getByRole('form').getByRole('button', { name: 'Save contact' }).click();
  await expect(heading(page, 'Half Benali')).toBeVisible();
  await expect(rows(other).filter({ hasText: 'Half Benali' })).toHaveCount(1);
  // Its undo would restore the contact a second time.
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('deleting the chosen contacts keeps the form of one of them, which saving puts back', async ({ page }) => {
  await openContacts(page);
  const choose = (name: string) => rows(page).filter({ hasText: name }).press('x');
  await choose('Aïcha Benali');
  await choose('Daan Mulder');
  await rows(page).filter({ hasText: 'Aïcha Benali' }).press('e');
  await page.getByLabel('First name').fill('Half');
  await page.getByRole('button', { name: 'Delete the selected contacts' }).click();
  await expect(page.getByText('2 contacts are deleted.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Half');
  await page.getByRole('form').getByRole('button', { name: 'Save contact' }).click();
  await expect(heading(page, 'Half Benali')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).filter({ hasText: 'Daan Mulder' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Benali' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Half Benali' })).toHaveCount(1);
});

test('cancelling the form of a deleted contact leaves it', async ({ page }) => {
  await openContacts(page, '?id=1');
  await rows(page).filter({ hasText: 'Aïcha Benali' }).press('x');
  await rows(page).filter({ hasText: 'Aïcha Benali' }).press('e');
  await expect(page.getByRole('form')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the selected contacts' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Choose a contact')).toBeVisible();
  await expect(page).not.toHaveURL(/id=1/);
});

test('cancelling with unsaved input asks for confirmation', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('e');
  const form = page.getByRole('form');
  await form.getByLabel('First name').fill('Half');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Half');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(heading(page, 'Aïcha Benali')).toBeVisible();
  const pane = page.getByRole('region', { name: 'The contact' });
  await expect(pane).toBeFocused();

  await page.getByRole('button', { name: 'New contact' }).click();
  await form.getByLabel('First name').fill('Half');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(form).toHaveCount(0);
  await expect(pane).toBeFocused();
});

test('Delete leaves the contact that is being edited, and deletes others', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('e');
  const form = page.getByRole('form');
  await form.getByLabel('First name').fill('Half');
  await form.getByRole('button', { name: 'Save contact' }).press('Delete');
  await rows(page).filter({ hasText: 'Aïcha Benali' }).press('Delete');
  await rows(page).filter({ hasText: 'Daan Mulder' }).press('Delete');
  await expect(page.getByText('Daan Mulder is deleted.')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Half');
});

test('labels that were typed and taken out again are no unsaved input', async ({ page }) => {
  await openContacts(page);
  await page.keyboard.press('e');
  const form = page.getByRole('form');
  await form.getByLabel('Labels').fill('Owner');
  await form.getByLabel('Labels').fill('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('what is needed is said, and a duplicate address is reported', async ({ page }) => {
  await openContacts(page, '?new=1');
  const form = page.getByRole('form');
  await expect(form.getByText('A first or a last name is needed.')).toBeVisible();
  await form.getByLabel('Email').fill('AICHA.benali@polder.example');
  await expect(form.getByText(/^Aïcha Benali has this address already/)).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Aïcha Benali has this address/);
  await form.getByLabel('Email').fill('someone@polder.example');
  await expect(form.getByText(/has this address already/)).toHaveCount(0);
});

test('a new contact is appended and shown; cancelling adds none', async ({ page }) => {
  await openContacts(page);
  await page.getByRole('button', { name: 'New contact' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('30 contacts')).toBeVisible();

  await page.goto('/apps/contacts?new=1');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Zuiderent');
  await page.getByLabel('Email').fill('zoe@polder.example');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Zoë Zuiderent')).toBeVisible();
  await expect(page).toHaveURL(/\?id=31$/);
  await expect(page.getByText('31 contacts')).toBeVisible();
});
