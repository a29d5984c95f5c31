import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchConsole } from './people';

/** A Wednesday in mid-month, so that the tests do not depend on today's date. */
const today = new Date('2026-11-18T09:00:00+01:00');

const event = (page: Page, title: string) => page.locator('[data-event-id]', { hasText: title });
const dayOf = (event: Locator) => event.locator('xpath=ancestor::*[@data-date][1]');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today);
  await page.goto('/apps/calendar');
  await expect(event(page, 'Lunch with Marieke')).toBeVisible();
});

test('a month is shown first; week, day and list show the same events', async ({ page }) => {
  const problems = watchConsole(page);
  await expect(page.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
  for (const view of ['Week', 'Day', 'List']) {
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: view, exact: true }).click();
    await expect(event(page, 'Lunch with Marieke')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the last day can be typed digit by digit, including the year', async ({ page }) => {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('All day').check();
  await dialog.getByLabel('Last day').selectText();
  await page.keyboard.type('12122027');
  await expect(dialog.getByLabel('Last day')).toHaveValue('12122027');
  await dialog.getByLabel('From').selectText();
  await expect(dialog.getByLabel('Last day')).toHaveValue('12 Dec 2027');
  await page.keyboard.type('11 nov 2027');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'November 2027' })).toBeVisible();
});

test('a field focused before the dialog has faded in keeps the focus', async ({ page }) => {
  await page.clock.install();
  await page.keyboard.press('n');
  const from = page.getByRole('dialog').getByLabel('From');
  await from.focus();
  // The dialog sets the focus after 300 milliseconds.
  await page.clock.runFor(500);
  await expect(from).toBeFocused();
});

test('adding, changing, deleting and undoing an event persist across a reload', async ({ page }) => {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Dentist');
  await dialog.getByLabel('From').fill('2026-11-20');
  await dialog.getByLabel('Start time').fill('14:00');
  await dialog.getByLabel('Until').fill('2026-11-20');
  await dialog.getByLabel('End time').fill('13:00');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText('The event has to end after it begins.')).toBeVisible();
  await dialog.getByLabel('Until').fill('2026-11-20');
  await dialog.getByLabel('End time').fill('15:00');
  await dialog.getByLabel('Gatherings').check();
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dayOf(event(page, 'Dentist'))).toHaveAttribute('data-date', '2026-11-20');
  await page.reload();
  await event(page, 'Dentist').click();
  await dialog.getByLabel('Title').fill('Dentist, at last');
  await dialog.getByLabel('All day').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await event(page, 'Dentist, at last').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(event(page, 'Dentist')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Dentist, at last')).toBeVisible();
});

test('an event is moved by keyboard, and Escape cancels', async ({ page }) => {
  const lunch = event(page, 'Lunch with Marieke');
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-18');
  await lunch.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-19');
  await page.keyboard.press('ArrowDown');
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-26');
  await page.keyboard.press('Escape');
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-18');
  await expect(lunch).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(lunch).toBeFocused();
  await expect(page.getByText('Lunch with Marieke is now')).toBeAttached();
  await page.reload();
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-20');
});

test('an event that was moved by keyboard keeps the focus when that is undone', async ({ page }) => {
  const lunch = event(page, 'Lunch with Marieke');
  await lunch.focus();
  for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(lunch).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-18');
  await expect(lunch).toBeFocused();
});

test('an event is resized by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  const lunch = event(page, 'Lunch with Marieke');
  await expect(lunch).toContainText(/12:30\s?–\s?13:30/);
  await lunch.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(lunch).toContainText(/12:30\s?–\s?13:45/);
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(lunch).toContainText(/12:30\s?–\s?13:15/);
});

test('an event is moved, moved back by Undo, and resized by pointer', async ({ page }) => {
  const lunch = event(page, 'Lunch with Marieke');
  await drag(page, lunch, page.locator('[role=cell][data-date="2026-11-20"]'));
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-20');
  await expect(lunch).toHaveAccessibleName(/Fri,? 20 Nov/);
  await expect(page.getByText('“Lunch with Marieke” is moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayOf(lunch)).toHaveAttribute('data-date', '2026-11-18');
  const visit = event(page, 'Visit of the Lille office');
  await visit.hover();
  await drag(page, visit.locator('.calendar-event-end'), page.locator('[role=cell][data-date="2026-11-26"]'));
  await visit.click();
  await expect(page.getByRole('dialog').getByLabel('Last day')).toHaveValue('26 Nov 2026');
});

test('a URL opens its event', async ({ page }) => {
  await page.goto('/apps/calendar?id=6');
  const title = page.getByRole('dialog').getByLabel('Title');
  await expect(title).not.toHaveValue('');
  await title.press('Escape');
  await expect(page).toHaveURL(/calendar$/);
});

test('the calendar is in the page’s language', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('polder.language', 'nl'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'november 2026' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /maandag|ma/ }).first()).toBeVisible();
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // The resize handle appears on hover.
  await expect(from).toBeVisible();
  await expect(to).toBeVisible();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  // During a drag, a second element shows the drop position.
  await expect(page.locator('.calendar-event-mirror')).toHaveCount(0);
}
