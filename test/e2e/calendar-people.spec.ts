/** What the calendar knows of the other apps: people from contacts, tickets that are due, and calendars to filter. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

// In a lower window, the days of a month show fewer events than they have.
test.use({ viewport: { width: 1280, height: 1100 } });

const today = new Date('2026-11-18T09:00:00+01:00');
const event = (page: Page, title: string) => page.locator('[data-event-id]', { hasText: title });
const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Calendars' }).getByRole('button', { name, exact: true });

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto(`/apps/calendar${query}`);
  await expect(page.locator('.calendar-grid [role]').first()).toBeVisible();
}

test('contacts are suggested, taken by key or pointer, and lead to their pages', async ({ page }) => {
  const problems = watchConsole(page);
  // High enough for a third event of a day.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openCalendar(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Inspection');
  const field = dialog.getByRole('combobox', { name: 'People' });
  await field.pressSequentially('bram');
  const suggestions = dialog.getByRole('listbox', { name: 'Contacts' });
  await expect(suggestions.getByRole('option').first()).toContainText('Bram Visser');
  await expectNoViolations(page, 'people are suggested');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.pressSequentially('chloe');
  await suggestions.getByRole('option', { name: /Chloé Lambert/ }).click();
  await field.pressSequentially('nobody at all');
  await expect(dialog.getByText('No contact has that name or address.')).toBeVisible();
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText('Choose a contact from the list, or empty the field.')).toBeVisible();
  await field.fill('');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await event(page, 'Inspection').click();
  await dialog.getByRole('button', { name: 'Remove Chloé Lambert' }).click();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await event(page, 'Inspection').click();
  await expect(dialog.getByRole('link', { name: 'Chloé Lambert' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Bram Visser' }).click();
  await expect(page).toHaveURL(/\/apps\/contacts\?id=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Bram Visser' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('calendars are hidden and shown, the address keeps it, and a new event shows its calendar', async ({ page }) => {
  await openCalendar(page);
  await expect(event(page, 'Lunch with Marieke')).toBeVisible();
  await pill(page, 'Personal').click();
  await expect(event(page, 'Lunch with Marieke')).toHaveCount(0);
  await pill(page, 'Viewings').click();
  await expect(page).toHaveURL(/hide=viewings%2Cpersonal$/);
  await expect(event(page, 'Boiler service')).toBeVisible();
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/hide=viewings%2Cpersonal&view=week$/);
  await page.reload();
  await expect(event(page, 'Boiler service')).toBeVisible();
  await expect(event(page, 'Lunch with Marieke')).toHaveCount(0);
  await expect(pill(page, 'Personal')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByLabel('Personal').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add event' }).click();
  await expect(event(page, 'Lunch with Marieke')).toBeVisible();
  await expect(page).toHaveURL(/hide=viewings/);
  await page.goBack();
  await expect(event(page, 'Lunch with Marieke')).toHaveCount(0);
});

test('a ticket stands in the calendar on the day it is due, leads there, and is not moved here', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await page.goto('/tickt/ticket-detail?id=6');
  await page.getByRole('region', { name: 'The ticket' }).getByLabel('Due').fill('2026-11-27');
  await page.getByRole('region', { name: 'The ticket' }).getByLabel('Agent').focus();
  await openCalendar(page);
  const due = event(page, '#6 Gutter leaks');
  await expect(due).toHaveAccessibleName(/^Ticket #6 Gutter leaks.*, due Fri.*27 Nov/);
  await due.focus();
  await page.keyboard.press('m');
  await expect(page.getByText('is changed on the ticket’s own page')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(due).toHaveAccessibleName(/27 Nov/);
  await pill(page, 'Tickets').click();
  await expect(due).toHaveCount(0);
  await pill(page, 'Tickets').click();
  await due.press('Enter');
  await expect(page).toHaveURL(/ticket-detail\?id=6$/);
  await page.getByRole('region', { name: 'The ticket' }).getByRole('button', { name: 'Closed' }).click();
  await openCalendar(page);
  await expect(event(page, 'New gutter')).toBeVisible();
  await expect(due).toHaveCount(0);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('calendars are switched, and a day lists a ticket that is due', async ({ page }) => {
    await page.clock.setFixedTime(today);
    await page.goto('/tickt/ticket-detail?id=6');
    await page.getByRole('region', { name: 'The ticket' }).getByLabel('Due').fill('2026-11-18');
    await page.getByRole('region', { name: 'The ticket' }).getByLabel('Agent').focus();
    await openCalendar(page);
    const day = page.getByRole('region', { name: 'Wednesday 18 November' });
    await expect(day.getByRole('button', { name: /Lunch with Marieke/ })).toBeVisible();
    await pill(page, 'Personal').tap();
    await expect(day.getByRole('button', { name: /Lunch with Marieke/ })).toHaveCount(0);
    await expectNoViolations(page, 'calendars on a phone');
    await day.getByRole('link', { name: /#6 Gutter leaks/ }).tap();
    await expect(page).toHaveURL(/ticket-detail\?id=6$/);
  });
});
