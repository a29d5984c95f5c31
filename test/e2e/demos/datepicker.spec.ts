import { expect, type Locator } from '@playwright/test';
import { demoPage } from './demo-page';

/** A day of next month in the calendar's format: `2026-12-04`. */
function nextMonth(day: number): string {
  // In the browser's time zone it may already be the next month.
  const now = new Date(new Date().toLocaleString('en-US', { timeZone: 'Europe/Amsterdam' }));
  const [year, month, date] = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, day))
    .toISOString()
    .split(/[-T]/);
  return `${year}-${month}-${date}`;
}

const dayButton = (stage: Locator, date: string) => stage.locator(`td[data-day="${date}"]:not([data-outside]) button`);

/** The demo's status; the calendar has another one for the name of its month. */
const status = (stage: Locator) => stage.locator('p[role=status], div[role=status]');

/** `2026-12-04` as typed, and as the field formats it. */
const written = (date: string) => date.split('-').map(Number).reverse().join('-');
const shown = (date: string) => new Date(`${date}T12:00`).toLocaleDateString('en-GB', { dateStyle: 'medium' });

demoPage('/form-pickers/datepicker', {
  'typed-date': async ({ page, stage }) => {
    const field = stage.getByLabel('Day of arrival');
    const day = nextMonth(4);
    await field.fill(written(day));
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(shown(day));
    await field.fill('31-2');
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(status(stage)).toContainText('This is not a date');
    await field.fill('tomorrow');
    await expect(status(stage)).toContainText(/day, \d+|day \d+/);
    // The calendar opens at the field, is used by keyboard, and restores the focus.
    await field.fill(written(day));
    await field.press('ArrowDown');
    await expect(stage.getByRole('dialog', { name: 'Day of arrival' })).toBeVisible();
    await expect(dayButton(stage, day)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dayButton(stage, nextMonth(5))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(shown(nextMonth(5)));
    await stage.getByRole('button', { name: 'Choose in the calendar' }).click();
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
  },
  'single-date': async ({ page, stage, controls }) => {
    await dayButton(stage, nextMonth(15)).click();
    await expect(status(stage)).toContainText('15');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await expect(dayButton(stage, nextMonth(15))).toBeFocused();
    await stage.getByLabel('Choose the Year').selectOption('2031');
    await stage.getByLabel('Choose the Month').selectOption({ index: 0 });
    await expect(stage.getByRole('grid', { name: 'January 2031' })).toBeVisible();
    await controls.getByLabel('locale').selectOption('nl');
    await expect(stage.getByRole('grid', { name: 'januari 2031' })).toBeVisible();
    await controls.getByLabel('numberOfMonths').fill('2');
    await expect(stage.getByRole('grid', { name: 'februari 2031' })).toBeVisible();
    await controls.getByLabel('captionLayout').selectOption('label');
    await expect(stage.getByRole('combobox')).toHaveCount(0);
    await controls.getByLabel('showWeekNumber').uncheck();
    await expect(stage.getByRole('rowheader')).toHaveCount(0);
  },
  range: async ({ stage }) => {
    await dayButton(stage, nextMonth(3)).click();
    await expect(status(stage)).toHaveText(`Arrival ${shown(nextMonth(3))}. Choose the day of departure.`);
    await dayButton(stage, nextMonth(8)).click();
    await expect(status(stage)).toHaveText(`${shown(nextMonth(3))} to ${shown(nextMonth(8))}, 5 nights.`);
    await expect(dayButton(stage, nextMonth(20))).toBeDisabled();
    await expect(dayButton(stage, nextMonth(20))).toHaveAccessibleName(/, taken$/);
    const clear = stage.getByRole('button', { name: 'Clear' });
    await clear.press('Enter');
    await expect(clear).toBeFocused();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await dayButton(stage, nextMonth(17)).click();
    await dayButton(stage, nextMonth(25)).click();
    // A range across booked days is invalid: the second click starts a new range.
    await expect(status(stage)).toHaveText(`Arrival ${shown(nextMonth(25))}. Choose the day of departure.`);
    await stage.getByRole('button', { name: 'Long weekend' }).click();
    await expect(status(stage)).toContainText('3 nights.');
  },
  'with-time': async ({ page, stage }) => {
    await dayButton(stage, nextMonth(6)).click();
    await stage.getByLabel('Handing over the keys at').fill('16:45');
    await expect(status(stage)).toHaveText(`You meet on ${shown(nextMonth(6))}, 16:45.`);
    const moment = await page.evaluate((time) => new Date(time).toISOString(), `${nextMonth(6)}T16:45`);
    await expect(stage.locator('code')).toHaveText(moment);
    await stage.getByLabel('Handing over the keys at').fill('');
    await expect(status(stage)).toHaveText('Enter a time.');
  },
  'disabled-days': async ({ stage }) => {
    await expect(dayButton(stage, nextMonth(9))).toBeDisabled();
    await expect(dayButton(stage, nextMonth(9))).toHaveAccessibleName(/, taken$/);
    const weekdays = Array.from({ length: 28 }, (_, index) => nextMonth(index + 1));
    const sunday = weekdays.find((day) => new Date(`${day}T12:00`).getDay() === 0) as string;
    await expect(dayButton(stage, sunday)).toBeDisabled();
    const monday = weekdays.find((day) => new Date(`${day}T12:00`).getDay() === 1) as string;
    await dayButton(stage, monday).press('Enter');
    await expect(status(stage)).toHaveText(`Deep clean on ${shown(monday)}.`);
    await expect(dayButton(stage, monday)).toHaveAccessibleName(/, chosen$/);
  },
  'multiple-dates': async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveText([shown(nextMonth(3)), shown(nextMonth(17))]);
    await dayButton(stage, nextMonth(10)).click();
    await expect(status(stage)).toHaveText('1 visit to plan.');
    await expect(stage.getByRole('listitem').nth(1)).toHaveText(shown(nextMonth(10)));
    await dayButton(stage, nextMonth(24)).click();
    await expect(status(stage)).toHaveText('All four visits are planned.');
    await expect(dayButton(stage, nextMonth(25))).toBeDisabled();
    await expect(stage.getByRole('listitem')).toHaveCount(4);
    await dayButton(stage, nextMonth(3)).click();
    await expect(stage.getByRole('listitem')).toHaveCount(3);
    await stage.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(status(stage)).toHaveText('4 visits to plan.');
    await expect(stage.getByRole('button', { name: 'Clear all' })).toBeFocused();
  },
});
