/** The dialog of an event, typed into by keyboard. */
import { expect, type Page, test } from '@playwright/test';

/** A Wednesday in mid-month, so that the tests do not depend on today's date. */
const today = new Date('2026-11-18T09:00:00+01:00');

const on = (page: Page, title: string, day: string) =>
  page.locator(`[role=cell][data-date="${day}"] [data-event-id]`, { hasText: title });
const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

// In a lower window, the days of a month show fewer events than they have.
test.use({ viewport: { width: 1280, height: 1100 } });

async function openCalendar(page: Page): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto('/apps/calendar');
  await expect(page.locator('.calendar-grid [role]').first()).toBeVisible();
}

/** Opens the dialog of a new event from nine to ten, which repeats on Mondays if it is weekly. */
async function enterEvent(page: Page, title: string, day: string, repeats = 'Never'): Promise<void> {
  await page.keyboard.press('n');
  await field(page, 'Title').fill(title);
  await field(page, 'From').fill(day);
  await field(page, 'Start time').fill('09:00');
  await field(page, 'Until').fill(day);
  await field(page, 'End time').fill('10:00');
  await field(page, 'Repeats').selectOption(repeats);
}

const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add event' }).click();

test('typing a later start keeps the length, whatever the digits before are read as', async ({ page }) => {
  await openCalendar(page);
  await enterEvent(page, 'Dentist', '2026-11-20');
  await field(page, 'Start time').focus();
  await page.keyboard.type('1430');
  await expect(field(page, 'Start time')).toHaveValue('14:30');
  await expect(field(page, 'End time')).toHaveValue('15:30');
});

test('a date that is emptied and typed anew moves the event with its length and its weekday', async ({ page }) => {
  await openCalendar(page);
  await enterEvent(page, 'Dentist', '2026-11-16', 'Weekly');
  await field(page, 'End time').fill('12:00');
  await field(page, 'From').selectText();
  await page.keyboard.press('Delete');
  await page.keyboard.type('25-11-2026');
  await field(page, 'Title').focus();
  await expect(field(page, 'End time')).toHaveValue('12:00');
  await expect(dialog(page).getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
  await add(page);
  await expect(on(page, 'Dentist', '2026-11-25')).toBeVisible();
});
