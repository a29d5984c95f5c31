/** The date field that the filter, the tickets and the calendar share. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { holdRequests } from './requests';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the filter reads a typed day, keeps one it cannot read, and offers a calendar', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00');
  await page.goto('/dashboards/Rotterdam');
  await page.getByRole('search', { name: 'Filter rentals' }).getByRole('button', { name: 'Changed' }).click();
  const field = page.getByLabel('Changed since');
  await expect(field).toBeFocused();

  await page.keyboard.type('31 feb');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not a date.')).toBeVisible();
  await expect(field).toHaveValue('31 feb');
  await expect(page).not.toHaveURL(/since=/);

  // Without a year, a change is in the past.
  await field.fill('4 dec');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('4 Dec 2025');
  await expect(page).toHaveURL(/since=2025-12-04/);
  await expect(page.getByText('This is not a date.')).toBeHidden();

  await page.keyboard.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: /(?<!\d)4 December 2025/ })).toBeFocused();
  await expectNoViolations(page, 'the filter with its calendar');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Choose in the calendar: Changed since' }).click();
  await calendar.getByRole('button', { name: /(?<!\d)9 December 2025/ }).click();
  await expect(field).toHaveValue('9 Dec 2025');
  await expect(page).toHaveURL(/since=2025-12-09/);
  await field.fill('');
  await expect(page).not.toHaveURL(/since=/);
});

test('Escape closes the calendar alone, and an unreadable day stays in a form that is sent', async ({ page }) => {
  await page.goto('/apps/calendar');
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('From').fill('soon');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText('This is not a date.')).toBeVisible();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await expect(dialog.getByLabel('From')).toHaveValue('soon');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('From').fill('2027-03-04');
  await dialog.getByLabel('Start time').fill('09:00');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'March 2027' })).toBeVisible();
});

test('Escape leads back to the field, also while the calendar arrives', async ({ page }) => {
  const held = await holdRequests(page, /\/Calendar-[\w-]{8}\.js$/);
  await page.goto('/dashboards/Rotterdam');
  await page.getByRole('search', { name: 'Filter rentals' }).getByRole('button', { name: 'Changed' }).click();
  const field = page.getByLabel('Changed since');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The key comes between the calendar's days and what gives one of them the focus.
  const key = await page.evaluateHandle(() => ({
    isPressed: new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.rdp-root')) return;
        observer.disconnect();
        const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(press);
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    }),
  }));
  // Only now, or the calendar may be there before it is watched for.
  held.release();
  await key.evaluate(({ isPressed }) => isPressed);
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toHaveCount(0);
  await expect(field).toBeFocused();
});
