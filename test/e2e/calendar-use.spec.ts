/** The calendar's URL, dialog, keyboard and touch. */

import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';

/** A Wednesday in mid-month, so that the tests do not depend on today's date. */
const today = new Date('2026-11-18T09:00:00+01:00');

const event = (page: Page, title: string) => page.locator('[data-event-id]', { hasText: title });
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto(`/apps/calendar${query}`);
  await expect(page.locator('.calendar-grid [role]').first()).toBeVisible();
}

test('events are buttons that say what they are and when, in every view', async ({ page }) => {
  await openCalendar(page);
  for (const name of ['Month', 'Week', 'Day', 'List']) {
    await view(page, name).click();
    const lunch = page.getByRole('button', { name: /^Lunch with Marieke, Wed,? 18 Nov,? 12:30.*13:30$/ });
    await expect(lunch).toBeVisible();
  }
  await page.getByRole('button', { name: /^Lunch with Marieke/ }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Lunch with Marieke');
});

test('half an hour of a week shows its title; where there is room, its time behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openCalendar(page, '?view=week&date=2026-11-16');
  const [title, time] = ['title', 'time'].map((part) =>
    page.getByRole('button', { name: /^Week start with the team/ }).locator(`.calendar-event-${part}`),
  ) as [Locator, Locator];
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await expect.poll(async () => (await box(title)).width).toBeGreaterThan(50);
  await openCalendar(page, '?view=day&date=2026-11-16');
  await expect.poll(async () => Math.abs((await box(time)).y - (await box(title)).y)).toBeLessThan(4);
  expect((await box(time)).x).toBeGreaterThan((await box(title)).x + (await box(title)).width);
});

test('view and date are in the URL: a reload keeps them, and Back goes back', async ({ page }) => {
  await openCalendar(page);
  await expect(page).toHaveURL(/calendar$/);
  await view(page, 'Week').click();
  await expect(page).toHaveURL(/\?view=week$/);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\?view=week&date=2026-11-23$/);
  await page.reload();
  await expect(heading(page, '23 – 29 Nov 2026')).toBeVisible();
  await page.goBack();
  await expect(heading(page, '16 – 22 Nov 2026')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'November 2026')).toBeVisible();
  await page.goForward();
  await expect(heading(page, '16 – 22 Nov 2026')).toBeVisible();
  await event(page, 'Lunch with Marieke').click();
  await expect(page).toHaveURL(/id=\d+&view=week$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\?view=week$/);
  for (const date of ['2026-13-40', '9999-12-31']) {
    await page.goto(`/apps/calendar?view=decade&date=${date}`);
    await expect(heading(page, 'November 2026')).toBeVisible();
  }
});

test('an event added by dragging leaves no selection behind', async ({ page }) => {
  await openCalendar(page, '?view=week');
  const slot = (time: string) => page.locator(`[data-time="${time}"]`).last();
  const from = await slot('14:00:00').boundingBox();
  const to = await slot('15:30:00').boundingBox();
  if (!from || !to) throw new Error('The hours are not drawn.');
  const x = from.x + from.width * 0.9;
  await page.mouse.move(x, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(x, to.y + 4, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('dialog').getByLabel('Title').fill('Dragged');
  await page.keyboard.press('Enter');
  await expect(event(page, 'Dragged')).toBeVisible();
  await expect(page.locator('.calendar-event-mirror, .calendar-highlight')).toHaveCount(0);
});

test('unsaved input for an event asks for confirmation before it is discarded', async ({ page }) => {
  await openCalendar(page);
  const title = page.getByLabel('Title');
  const ask = page.getByRole('dialog', { name: 'Close without saving?' });
  await page.keyboard.press('n');
  await title.press('Escape');
  await expect(title).toHaveCount(0);
  await page.keyboard.press('n');
  await title.fill('Half an event');
  await title.press('Escape');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Half an event');
  await page.mouse.click(5, 300);
  await ask.getByRole('button', { name: 'Close without saving' }).click();
  await expect(title).toHaveCount(0);
  await event(page, 'Lunch with Marieke').click();
  await title.fill('Changed');
  await page.goBack();
  await ask.getByRole('button', { name: 'Close without saving' }).click();
  await expect(title).toHaveCount(0);
  await expect(event(page, 'Lunch with Marieke')).toBeVisible();
});

test('a day after the calendar’s last is refused with the reason', async ({ page }) => {
  await openCalendar(page, '?date=9999-12-30');
  await expect(heading(page, 'December 9999')).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('All day').check();
  await dialog.getByLabel('Last day').fill('31-12-9999');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The calendar ends on 30 December 9999. Choose an earlier day.');
  await expect(dialog.getByLabel('Last day')).toHaveValue('31 Dec 9999');
});

test('moving the start past the end moves the end along', async ({ page }) => {
  await openCalendar(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill('2026-11-20');
  await dialog.getByLabel('Start time').fill('14:00');
  await dialog.getByLabel('Until').fill('2026-11-20');
  await dialog.getByLabel('End time').fill('16:00');
  await dialog.getByLabel('From').fill('2026-11-20');
  await dialog.getByLabel('Start time').fill('15:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('20 Nov 2026');
  await expect(dialog.getByLabel('End time')).toHaveValue('16:00');
  await dialog.getByLabel('From').fill('2026-11-21');
  await dialog.getByLabel('Start time').fill('09:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('21 Nov 2026');
  await expect(dialog.getByLabel('End time')).toHaveValue('16:00');
  const [legend, heading] = await dialog.evaluate((element) =>
    ['legend', 'h2'].map((name) =>
      Number.parseFloat(getComputedStyle(element.querySelector(name) as Element).fontSize),
    ),
  );
  expect(legend).toBeLessThan(heading as number);
});

test('the focus follows a day number link and enters the “more” popover', async ({ page }) => {
  await openCalendar(page);
  await page.setViewportSize({ width: 1200, height: 560 });
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const more = page.locator('[role=cell][data-date="2026-11-18"] .calendar-more');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.calendar-popover').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.calendar-popover :focus')).toHaveAttribute('data-event-id', /\d/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.calendar-popover')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.locator('[role=cell][data-date="2026-11-18"] .calendar-day-number').press('Enter');
  await expect(heading(page, '18 November 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeFocused();
});

test('the list is at today again when “Today” leads back from far away', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await openCalendar(page, '?view=list');
  const day = page.locator('.calendar-list-day[data-date="2026-11-18"]');
  await expect(day).toBeInViewport();
  for (let month = 0; month < 6; month++) await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'May 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(day).toBeInViewport();
});

test('the list starts today, without a drag hint, and its hidden labels are translated', async ({ page }) => {
  await openCalendar(page, '?view=list');
  await expect(page.getByText('Drag an event')).toHaveCount(0);
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.reload();
  const top = () =>
    page.locator('.calendar-list-day[data-date="2026-11-18"]').evaluate((row) => {
      const grid = row.closest('.calendar-grid') as Element;
      return row.getBoundingClientRect().top - grid.getBoundingClientRect().top;
    });
  await expect.poll(top).toBeLessThan(40);
  await page.evaluate(() => localStorage.setItem('polder.language', 'nl'));
  await page.reload();
  await expect(page.getByRole('list', { name: 'Afspraken' }).first()).toBeVisible();
});

test.describe('by touch, on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('a tap on a day starts an event there', async ({ page }) => {
    await openCalendar(page);
    await page.locator('[role=cell][data-date="2026-11-22"]').tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('From')).toHaveValue('22 Nov 2026');
    await expect(dialog.getByLabel('Title')).toBeVisible();
  });
});

test.describe('by keyboard, in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a week opens at eight', async ({ page }) => {
    await openCalendar(page, '?view=week');
    await expect(page.locator('.calendar-hour', { hasText: '08:00' })).toBeInViewport();
    await expect(page.locator('.calendar-hour', { hasText: '07:00' })).not.toBeInViewport();
  });

  test('a day of a week shows when its events start, whole', async ({ page }) => {
    await openCalendar(page, '?view=week');
    const times = page.locator('.calendar-block:not(.is-short) .calendar-event-time');
    await expect(times.first()).toHaveText(/^\d\d:\d\d$/);
    const boxes = await times.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...boxes)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(times.first()).toHaveText(/^\d\d:\d\d – \d\d:\d\d$|^\d\d:\d\d–\d\d:\d\d$/);
  });

  test('a day of the month is chosen by its number', async ({ page }) => {
    await openCalendar(page);
    await page
      .locator('[role=cell][data-date="2026-11-19"]')
      .getByRole('link')
      .or(page.locator('[data-date="2026-11-19"] [tabindex="0"]'))
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'Thursday 19 November' });
    await expect(chosen.getByRole('button', { name: /^Handover of keys/ })).toBeVisible();
    await expect(page.locator('.calendar-event[tabindex="0"]')).toHaveCount(0);
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a month shows marks; a tap on a day lists its events, which open, and starts new ones there', async ({
    page,
  }) => {
    await openCalendar(page);
    const list = page.getByRole('region', { name: 'Wednesday 18 November' });
    await expect(list.getByRole('button', { name: /^Bezichtiging/ })).toContainText('Oude Delft 41, Delft');
    await page.locator('[role=cell][data-date="2026-11-19"]').tap();
    const chosen = page.getByRole('region', { name: 'Thursday 19 November' });
    await chosen.getByRole('button', { name: /^Handover of keys/ }).tap();
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Handover of keys, Keizersgracht 214');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.locator('[role=cell][data-date="2026-11-15"]').tap();
    await expect(page.getByText('Nothing on this day.')).toBeVisible();
    await page.getByRole('button', { name: 'New event' }).tap();
    await expect(page.getByRole('dialog').getByLabel('From')).toHaveValue('15 Nov 2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Later', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'Tuesday 1 December' })).toBeVisible();
    await expectNoViolations(page, 'a month on a phone');
  });
});
