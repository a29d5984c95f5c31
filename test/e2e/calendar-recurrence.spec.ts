/** Events that repeat: the dialog, its question, moves and their undo, calendars and files. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

/** A Wednesday in mid-month, so that the tests do not depend on today's date. */
const today = new Date('2026-11-18T09:00:00+01:00');

const event = (page: Page, title: string) => page.locator('[data-event-id]', { hasText: title });
const on = (page: Page, title: string, day: string) =>
  page.locator(`[role=cell][data-date="${day}"] [data-event-id]`, { hasText: title });
const notice = (page: Page, text: string) => page.locator('.undo-notice', { hasText: text });
const dialog = (page: Page) => page.getByRole('dialog').first();

// In a lower window, the days of a month show fewer events than they have.
test.use({ viewport: { width: 1280, height: 1100 } });

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto(`/apps/calendar${query}`);
  await expect(page.locator('.calendar-grid [role]').first()).toBeVisible();
}

/** Adds “Stand-up” on Monday 2 November at nine, every week. */
async function addWeekly(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await dialog(page).getByLabel('Title').fill('Stand-up');
  await dialog(page).getByLabel('From').fill('2026-11-02');
  await dialog(page).getByLabel('Start time').fill('09:00');
  await dialog(page).getByLabel('Until', { exact: true }).fill('2026-11-02');
  await dialog(page).getByLabel('End time').fill('09:15');
  await dialog(page).getByLabel('Repeats').selectOption('Weekly');
  await expect(dialog(page).getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(event(page, 'Stand-up')).toHaveCount(5);
}

test('an event is repeated by the week on chosen days, until a date; what is wrong is said', async ({ page }) => {
  const problems = watchConsole(page);
  await openCalendar(page);
  await page.keyboard.press('n');
  await dialog(page).getByLabel('Title').fill('Walk');
  await dialog(page).getByLabel('Repeats').selectOption('Weekly');
  await dialog(page).getByRole('checkbox', { name: 'Wednesday' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(dialog(page).getByText('Choose at least one day of the week.')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Tuesday' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Friday' }).check();
  await dialog(page).getByLabel('Ends').selectOption('On a date');
  await dialog(page).getByLabel('Last date').fill('2026-11-01');
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(dialog(page).getByText('The last date is before the event')).toBeVisible();
  await expectNoViolations(page, 'the dialog of an event that repeats');
  await dialog(page).getByLabel('Last date').fill('2026-11-27');
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(event(page, 'Walk')).toHaveCount(3);
  for (const day of ['2026-11-20', '2026-11-24', '2026-11-27']) await expect(on(page, 'Walk', day)).toHaveCount(1);
  await expect(on(page, 'Walk', '2026-11-24')).toHaveAccessibleName(/^Walk, Tue.*24 Nov.*repeats$/);
  await page.reload();
  await expect(event(page, 'Walk')).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('the 31st is skipped where there is none, or the last day taken', async ({ page }) => {
  await openCalendar(page);
  await page.keyboard.press('n');
  await dialog(page).getByLabel('All day').check();
  await dialog(page).getByLabel('From').fill('2026-12-31');
  await dialog(page).getByLabel('Repeats').selectOption('Monthly');
  await expect(dialog(page).getByText('Months without a day 31 are skipped.')).toBeVisible();
  await dialog(page).getByLabel('On which day of the month').selectOption('On the last day of the month');
  await expect(dialog(page).getByText('are skipped')).toHaveCount(0);
  await dialog(page).getByLabel('Ends').selectOption('After a number of times');
  await dialog(page).getByLabel('How many times').fill('3');
  await dialog(page).getByLabel('Title').fill('Close the books');
  await dialog(page).getByLabel('Title').press('Enter');
  await expect(on(page, 'Close the books', '2026-12-31')).toBeVisible();
  await page.goto('/apps/calendar?date=2027-02-01');
  await expect(on(page, 'Close the books', '2027-02-28')).toBeVisible();
  await page.goto('/apps/calendar?date=2027-03-01');
  await expect(page.getByRole('heading', { level: 2, name: 'March 2027' })).toBeVisible();
  await expect(on(page, 'Close the books', '2027-03-31')).toHaveCount(0);
});

test('a change asks: this time, later ones or all; each is undone', async ({ page }) => {
  await openCalendar(page);
  await addWeekly(page);
  await on(page, 'Stand-up', '2026-11-16').click();
  await expect(page).toHaveURL(/on=2026-11-16/);
  await dialog(page).getByLabel('Title').fill('Planning');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Change “Stand-up”' });
  await expectNoViolations(page, 'which times to change');
  await question.getByRole('button', { name: 'This time only' }).click();
  await expect(event(page, 'Planning')).toHaveCount(1);
  await expect(event(page, 'Stand-up')).toHaveCount(4);

  await on(page, 'Stand-up', '2026-11-23').click();
  await dialog(page).getByLabel('Start time').fill('10:00');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'This and all later times' }).click();
  await expect(on(page, 'Stand-up', '2026-11-23')).toContainText('10:00');
  await expect(on(page, 'Stand-up', '2026-11-09')).toContainText('09:00');
  await notice(page, '“Stand-up” is changed.').getByRole('button', { name: 'Undo' }).click();
  await expect(on(page, 'Stand-up', '2026-11-23')).toContainText('09:00');

  await on(page, 'Stand-up', '2026-11-23').click();
  await dialog(page).getByLabel('Repeats').selectOption('Never');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(question.getByRole('button', { name: 'This time only' })).toHaveCount(0);
  await question.getByRole('button', { name: 'All times' }).click();
  await expect(event(page, 'Stand-up')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(event(page, 'Stand-up')).toHaveCount(4);

  await on(page, 'Stand-up', '2026-11-23').focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog', { name: 'Delete “Stand-up”' })
    .getByRole('button', { name: 'This and all later times' })
    .click();
  await expect(event(page, 'Stand-up')).toHaveCount(2);
  await expect(event(page, 'Planning')).toHaveCount(1);
  await on(page, 'Stand-up', '2026-11-09').click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'All times' }).click();
  await expect(event(page, 'Stand-up')).toHaveCount(0);
  await expect(event(page, 'Planning')).toHaveCount(0);
  await notice(page, 'is deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Stand-up')).toHaveCount(2);
});

test('one occurrence is moved by keyboard and by pointer, alone; Undo puts it back', async ({ page }) => {
  await openCalendar(page);
  await addWeekly(page);
  await on(page, 'Stand-up', '2026-11-16').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(on(page, 'Stand-up', '2026-11-18')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(on(page, 'Stand-up', '2026-11-16')).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(on(page, 'Stand-up', '2026-11-17')).toBeFocused();
  await expect(on(page, 'Stand-up', '2026-11-23')).toHaveCount(1);
  await notice(page, '“Stand-up” is moved, this time only.').getByRole('button', { name: 'Undo' }).click();
  await expect(on(page, 'Stand-up', '2026-11-16')).toBeVisible();
  await drag(page, on(page, 'Stand-up', '2026-11-16'), page.locator('[role=cell][data-date="2026-11-13"]'));
  await expect(on(page, 'Stand-up', '2026-11-13')).toBeVisible();
  await expect(event(page, 'Stand-up')).toHaveCount(5);
  await page.reload();
  await expect(on(page, 'Stand-up', '2026-11-13')).toBeVisible();
  await expect(on(page, 'Stand-up', '2026-11-16')).toHaveCount(0);
});

test('a move by keyboard of an event that does not repeat is undone, as is an import', async ({ page }) => {
  await openCalendar(page);
  const lunch = event(page, 'Lunch with Marieke');
  await lunch.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(on(page, 'Lunch with Marieke', '2026-11-19')).toBeVisible();
  await expect(page.locator('.undo-notice')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await notice(page, 'is moved').getByRole('button', { name: 'Undo' }).click();
  await expect(on(page, 'Lunch with Marieke', '2026-11-18')).toBeVisible();
  await page.locator('.calendar-files input').setInputFiles({
    name: 'mail.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Roof check', 'DTSTART:20261120T093000'],
        ...['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261121T093000', 'END:VEVENT', 'END:VCALENDAR'],
      ].join('\r\n'),
    ),
  });
  await expect(event(page, 'Roof check')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .ics' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8').replaceAll('\r\n ', '');
  expect(text).toContain('RRULE:FREQ=DAILY;COUNT=3\r\nEXDATE;TZID=Europe/Amsterdam:20261121T093000\r\n');
  await notice(page, '1 event of mail.ics is added.').getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Roof check')).toHaveCount(0);
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.calendar-event-mirror')).toHaveCount(0);
}
