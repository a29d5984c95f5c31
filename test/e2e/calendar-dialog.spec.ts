/** The dialog of an event, as it is typed into by keyboard, and what saving it shows. */
import { expect, type Page, test } from '@playwright/test';

/** A Wednesday in mid-month, so that the tests do not depend on today's date. */
const today = new Date('2026-11-18T09:00:00+01:00');

const event = (page: Page, title: string) => page.locator('[data-event-id]', { hasText: title });
const on = (page: Page, title: string, day: string) =>
  page.locator(`[role=cell][data-date="${day}"] [data-event-id]`, { hasText: title });
const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

// In a lower window, the days of a month show fewer events than they have.
test.use({ viewport: { width: 1280, height: 1100 } });

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto(`/apps/calendar${query}`);
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
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

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

test('one time of a weekly event is moved to another day, also beyond the last date', async ({ page }) => {
  await openCalendar(page);
  await enterEvent(page, 'Stand-up', '2026-11-02', 'Weekly');
  await dialog(page).getByLabel('Ends').selectOption('On a date');
  await field(page, 'Last date').fill('2026-11-23');
  await add(page);
  await expect(event(page, 'Stand-up')).toHaveCount(4);
  const question = page.getByRole('dialog', { name: 'Change “Stand-up”' });

  await on(page, 'Stand-up', '2026-11-16').click();
  await field(page, 'From').fill('2026-11-17');
  await save(page);
  await question.getByRole('button', { name: 'This time only' }).click();
  for (const day of ['02', '09', '17', '23']) await expect(on(page, 'Stand-up', `2026-11-${day}`)).toBeVisible();

  await on(page, 'Stand-up', '2026-11-23').click();
  await field(page, 'From').fill('2026-11-24');
  await save(page);
  await question.getByRole('button', { name: 'This and all later times' }).click();
  await expect(dialog(page).getByText('The last date is before the event')).toBeVisible();
  await expect(field(page, 'Last date')).toBeFocused();
  await save(page);
  await question.getByRole('button', { name: 'This time only' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(on(page, 'Stand-up', '2026-11-24')).toBeVisible();
  await expect(event(page, 'Stand-up')).toHaveCount(4);
});

test('the form of a weekly event closes without showing another of its times', async ({ page }) => {
  await openCalendar(page);
  const starts = () => page.evaluate(() => [...new Set((window as { starts?: string[] }).starts)]);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { starts: shown });
    new MutationObserver(() => {
      const start = document.querySelector<HTMLInputElement>('.event-form .date-field input')?.value;
      if (start) shown.push(start);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await on(page, 'Week start', '2026-11-23').click();
  await field(page, 'Title').fill('Week start at home');
  await save(page);
  await page.getByRole('button', { name: 'This time only' }).click();
  await expect(on(page, 'Week start at home', '2026-11-23')).toBeVisible();
  await on(page, 'Week start', '2026-11-30').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'This time only' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await starts()).toEqual(['23 Nov 2026', '30 Nov 2026']);
});

test('saving an event on a day that is not shown closes its dialog, and shows the day and its calendar', async ({
  page,
}) => {
  await openCalendar(page, '?hide=office');
  await event(page, 'Lunch with Marieke').click();
  await expect(page).toHaveURL(/id=/);
  await field(page, 'From').fill('2027-05-05');
  await save(page);
  await expect(page.getByRole('heading', { level: 2, name: 'May 2027' })).toBeVisible();
  await expect(on(page, 'Lunch with Marieke', '2027-05-05')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/apps\/calendar\?hide=office&date=2027-05-01$/);

  await enterEvent(page, 'Inspection', '2027-07-07');
  await field(page, 'Office').check();
  await add(page);
  await expect(on(page, 'Inspection', '2027-07-07')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/calendar\?date=2027-07-01$/);
});

test('what is typed and taken out again is no unsaved input', async ({ page }) => {
  await openCalendar(page);
  await event(page, 'Lunch with Marieke').click();
  for (const label of ['Place', 'Description']) {
    await field(page, label).fill('Wijnhaven');
    await field(page, label).fill('');
  }
  await field(page, 'People').fill('Sanne');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: /Sanne/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in a window 900 pixels high the whole dialog is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCalendar(page);
  const [heading, buttons] = [dialog(page).locator('.modal-header'), dialog(page).locator('.modal-footer')];
  const expectWhole = async () => {
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(buttons).toBeInViewport({ ratio: 1 });
  };
  await page.keyboard.press('n');
  await expect(field(page, 'Title')).toBeFocused();
  await expectWhole();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await event(page, 'Lunch with Marieke').click();
  await expect(field(page, 'Title')).toBeFocused();
  await expectWhole();
});

test('an open event has what another tab changes, beside what is typed, and stays where that tab deletes it', async ({
  page,
  context,
}) => {
  await openCalendar(page);
  await event(page, 'Lunch with Marieke').click();
  await field(page, 'Place').fill('Wijnhaven');
  const other = await context.newPage();
  await openCalendar(other);
  await event(other, 'Lunch with Marieke').click();
  await field(other, 'Title').fill('Lunch with Sanne');
  await save(other);
  await expect(field(page, 'Title')).toHaveValue('Lunch with Sanne');
  await save(page);
  await expect(event(page, 'Lunch with Sanne')).toBeVisible();

  await event(page, 'Lunch with Sanne').click();
  await field(page, 'Description').fill('Ask for the quote');
  await event(other, 'Lunch with Sanne').focus();
  await other.keyboard.press('Delete');
  await expect(dialog(page).getByText('This event was deleted in another tab.')).toBeVisible();
  await expect(field(page, 'Place')).toHaveValue('Wijnhaven');
  await add(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await event(page, 'Lunch with Sanne').click();
  await expect(field(page, 'Description')).toHaveValue('Ask for the quote');
});

test('one time of an event that another tab deletes stays in its dialog, and is added once', async ({
  page,
  context,
}) => {
  await openCalendar(page);
  await enterEvent(page, 'Stand-up', '2026-11-02', 'Weekly');
  await add(page);
  const other = await context.newPage();
  await on(page, 'Stand-up', '2026-11-16').click();
  await field(page, 'Title').fill('Stand-up with Sanne');
  await openCalendar(other);
  await on(other, 'Stand-up', '2026-11-16').focus();
  await other.keyboard.press('Delete');
  await other.getByRole('button', { name: 'This time only' }).click();
  await expect(dialog(page).getByText('This event was deleted in another tab.')).toBeVisible();
  await expect(field(page, 'From')).toHaveValue('16 Nov 2026');
  await add(page);
  await expect(on(page, 'Stand-up with Sanne', '2026-11-16')).toBeVisible();
  await expect(event(page, 'Stand-up with Sanne')).toHaveCount(1);
});

test('an event that another tab resets away stays in its dialog, with what is typed', async ({ page, context }) => {
  await openCalendar(page);
  await enterEvent(page, 'Dentist', '2026-11-20');
  await add(page);
  const other = await context.newPage();
  await openCalendar(other);
  await expect(event(other, 'Dentist')).toBeVisible();
  await event(page, 'Dentist').click();
  await field(page, 'Description').fill('Bring the card');
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Reset sample data' }).click();
  await dialog(other).getByRole('button', { name: 'Reset sample data' }).click();
  await expect(event(other, 'Dentist')).toHaveCount(0);
  await expect(dialog(page).getByText('This event was deleted in another tab.')).toBeVisible();
  await add(page);
  await event(page, 'Dentist').click();
  await expect(field(page, 'Description')).toHaveValue('Bring the card');
});
