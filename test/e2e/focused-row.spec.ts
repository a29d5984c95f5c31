import { expect, type Page, test } from '@playwright/test';

const row = (page: Page, name: string) => page.locator('[data-row-link]', { hasText: name });
const notice = (page: Page) => page.locator('.undo-notice-message');

for (const { app, address, shown, focused, next, says } of [
  {
    app: 'notes',
    address: '/apps/notes?id=1',
    shown: 'Viewing at Oude Delft 118',
    focused: 'Rent review 2027',
    next: 'Welcome pack is ready',
    says: '“Rent review 2027” is deleted.',
  },
  {
    app: 'contacts',
    address: '/apps/contacts?id=1',
    shown: 'Aïcha Benali',
    focused: 'Bram Visser',
    next: 'Chloé Lambert',
    says: 'Bram Visser is deleted.',
  },
  {
    app: 'tickets',
    address: '/tickt/ticket-detail?id=1',
    shown: '#1 ',
    focused: '#3 ',
    next: '#4 ',
    says: 'Ticket #3 ',
  },
]) {
  test(`${app}: Delete acts on the focused row, not on the one shown`, async ({ page }) => {
    await page.goto(address);
    await row(page, focused).focus();
    await page.keyboard.press('Delete');
    await expect(notice(page)).toContainText(says);
    await expect(row(page, focused)).toHaveCount(0);
    await expect(row(page, shown)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\?id=1$/);
    await expect(row(page, next)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(row(page, focused)).toBeVisible();
  });
}

test('email: keys act on the focused row, and # deletes it', async ({ page }) => {
  await page.goto('/apps/email?id=1');
  const offer = row(page, 'Offerte dakgoot');
  await offer.focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star: Offerte dakgoot' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select: Offerte dakgoot' })).toBeChecked();
  await page.keyboard.press('x');
  await page.keyboard.press('#');
  await expect(offer).toHaveCount(0);
  await expect(row(page, 'Handover of Keizersgracht')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?id=1$/);
});

test('email: # deletes all checked rows', async ({ page }) => {
  await page.goto('/apps/email?id=1');
  const boxes = page.getByRole('checkbox', { name: /^Select: / });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('#');
  await expect(notice(page)).toHaveText('2 emails are in the trash.');
  await expect(row(page, 'Handover of Keizersgracht')).toBeVisible();
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
});
