import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/buttons', {
  variants: async ({ stage, controls }) => {
    await stage.getByRole('button', { name: 'Import 240 rentals' }).click();
    await expect(stage).toContainText('Pressed once');
    await controls.getByLabel('color').selectOption('danger');
    await controls.getByLabel('outline').check();
    await controls.getByLabel('size').selectOption('lg');
    await expect(stage.getByRole('button', { name: 'Delete rental' })).toHaveClass(/btn-outline-danger btn-lg/);
    await controls.getByLabel('disabled').check();
    await expect(stage.getByRole('button')).toBeDisabled();
  },
  'button-order': async ({ stage }) => {
    await expect(stage.getByRole('button')).toHaveText(['Send reply', 'Keep as draft', 'Discard']);
    await stage.getByRole('button', { name: 'Keep as draft' }).press('Space');
    await expect(stage.getByRole('status')).toHaveText('The draft is kept.');
  },
  'with-icons': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Delete rental' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Last pressed: Delete rental');
    await expect(stage.locator('svg:not([aria-hidden=true])')).toHaveCount(0);
  },
  toggle: async ({ stage }) => {
    const button = stage.getByRole('button', { name: 'Favourite' });
    for (const pressed of ['true', 'false', 'true']) {
      await button.press('Space');
      await expect(button).toHaveAttribute('aria-pressed', pressed);
    }
  },
  loading: async ({ page, stage }) => {
    const button = stage.getByRole('button');
    await button.press('Enter');
    await expect(button).toHaveText('Sending 12 invoices…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveText('12 invoices sent: send again');
    await expect(button).toBeFocused();
    await expect(page.locator('#announcer-polite')).toHaveText('12 invoices sent: send again');
  },
  'aria-disabled': async ({ stage }) => {
    const book = stage.getByRole('button', { name: 'Book 3 nights' });
    await expect(book).toHaveAccessibleDescription('Read the house rules first.');
    await book.press('Enter');
    await expect(stage).not.toContainText('Booked');
    await stage.getByLabel('I have read the house rules').check();
    await book.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Booked: 3 nights at Oudegracht 112, Utrecht.');
  },
  block: async ({ stage }) => {
    await expect(stage.getByRole('button')).toHaveCount(0);
    await expect(stage.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/loginformik');
  },
  'on-image': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Reserve two places' }).click();
    await expect(stage.getByRole('status')).toHaveText('Two places are kept for you until 18:00.');
    await stage.getByRole('button', { name: 'Keep for later' }).click();
    await expect(stage.getByRole('button', { name: 'Keep for later' })).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('button', { name: 'Close the offer' }).press('Enter');
    const show = stage.getByRole('button', { name: 'Show the offer again' });
    await expect(show).toBeFocused();
    await show.press('Enter');
    await expect(stage.getByRole('heading', { name: 'An evening on the canal' })).toBeVisible();
  },
});
