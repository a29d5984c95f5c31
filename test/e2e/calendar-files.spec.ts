/** The calendar as an iCalendar file: saved, and read again. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { networkError, watchConsole } from './people';
import { failNetworkAt } from './requests';

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('.calendar-files input')
    .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text, 'utf8') });

test('an event’s description and place are saved, and importing the exported .ics finds the existing events', async ({
  page,
}) => {
  const problems = watchConsole(page);
  // A new event begins at the next hour, which may be in the next month.
  await page.clock.setFixedTime(new Date('2026-11-18T09:00:00+01:00'));
  await page.goto('/apps/calendar');
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Key handover');
  await dialog.getByLabel('Place').fill('Oude Delft 41, Delft');
  await dialog.getByLabel('Description').fill('At the canal, bring both sets');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await page.reload();
  // A day of a month has no room for all of its events.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: /Key handover.*, Oude Delft 41, Delft$/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .ics' }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toMatch(/^polder-\d{4}-\d{2}-\d{2}\.ics$/);
  const text = readFileSync(await saved.path(), 'utf8').replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Key handover\r\n');
  expect(text).toContain('LOCATION:Oude Delft 41\\, Delft\r\n');
  expect(text).toContain('DESCRIPTION:At the canal\\, bring both sets\r\n');

  await choose(page, 'again.ics', text);
  const status = page.locator('.calendar-import');
  await expect(status).toContainText('0 events of again.ics are added.');
  await expect(status.getByRole('listitem').filter({ hasText: 'Key handover' })).toContainText(
    'in the calendar already',
  );
  await status.getByRole('button', { name: 'Close' }).click();
  await expect(status).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a file that could not be made is said on the card', async ({ page }) => {
  await page.goto('/apps/calendar');
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await failNetworkAt(page, /\.js$/);
  await page.getByRole('button', { name: 'Save as .ics' }).click();
  await expect(page.locator('.calendar-import')).toHaveText(`The file could not be made. ${networkError}`);
});

test('a file’s events are added and stored; what could not be read is named; a wrong file changes nothing', async ({
  page,
}) => {
  await page.goto('/apps/calendar');
  // A file is chosen by a button, which works once the page is hydrated.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const count = page.locator('.sample-header > :first-child p');
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  await choose(
    page,
    'mail.ics',
    [
      'BEGIN:VCALENDAR',
      ...['BEGIN:VEVENT', 'SUMMARY:Roof check', 'DTSTART:20261124T093000', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'SUMMARY:Lost', 'END:VEVENT'],
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  const status = page.locator('.calendar-import');
  await expect(status).toContainText('1 event of mail.ics is added.');
  await expect(status.getByRole('listitem')).toHaveText(/^Lost: left out: its time/);
  await expect(count).toHaveText(`${before + 1} events`);
  await expectNoViolations(page, 'after an import', 'main');
  await page.reload();
  await expect(count).toHaveText(`${before + 1} events`);
  await choose(page, 'rentals.csv', 'Name,Code\nChina,CN\n');
  await expect(status).toContainText('rentals.csv is not a calendar file.');
  await expect(count).toHaveText(`${before + 1} events`);
});
