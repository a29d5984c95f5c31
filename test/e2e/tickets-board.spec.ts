/** The board of tickets: moved by pointer, by keys and by touch, and what may not be moved. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { openWithLayout } from './layout-settings';
import { watchConsole } from './people';

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, id: number) => page.locator('.board-card', { hasText: `#${id} ` }).first();
const said = (page: Page) => page.locator('[id^="DndLiveRegion"]');

async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/tickt/ticket-list?view=board${query}`);
  await expect(page.locator('.board-card').first()).toBeVisible();
}

test('the list becomes a board and back; the address, the filters and the search hold for both', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/tickt/ticket-list');
  await page.getByRole('group', { name: 'Show tickets as' }).getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/\?view=board$/);
  await expect(column(page, 'Open').locator('.board-card')).toHaveCount(3);
  await expect(column(page, 'Pending').locator('.board-card')).toHaveCount(2);
  await expect(column(page, 'Closed').locator('.board-card')).toHaveCount(3);
  await expectNoViolations(page, 'the board');
  await page.reload();
  await page.getByLabel('Agent to show').selectOption('Linh Nguyễn');
  await expect(page.locator('.board-card')).toHaveCount(2);
  await expect(page).toHaveURL(/\?view=board&agent=Linh\+Nguy%E1%BB%85n$/);
  await page.getByLabel('Agent to show').selectOption('Everyone');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('gutter');
  await expect(page.locator('.board-card')).toHaveCount(1);
  await expect(card(page, 6).locator('mark')).toHaveText('Gutter');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('');
  await page
    .getByRole('group', { name: 'Show tickets by status' })
    .getByRole('button', { name: /^Pending/ })
    .click();
  await expect(page.locator('.board-card')).toHaveCount(2);
  await expect(column(page, 'Open')).toContainText('The filter leaves these out.');
  await page.keyboard.press('b');
  await expect(page.locator('.ticket-table tbody tr')).toHaveCount(2);
  await expect(page).toHaveURL(/\?status=Pending$/);
  expect(problems).toEqual([]);
});

test('a card is dragged to its next status and back by Undo; another column refuses it', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, 1), column(page, 'Pending'));
  await expect(column(page, 'Pending').locator('.board-card')).toHaveCount(3);
  await expect(page.getByText('Ticket #1 is set to pending.')).toBeVisible();
  await page.reload();
  await expect(column(page, 'Pending')).toContainText('#1 ');
  await drag(page, card(page, 1), column(page, 'Open'));
  await expect(page.getByText('Ticket #1 is pending: it can only be moved to Closed.')).toBeVisible();
  await expect(column(page, 'Pending')).toContainText('#1 ');
  await expectNoViolations(page, 'the board after a refusal');
  await drag(page, card(page, 3), column(page, 'Open'));
  await expect(page.getByText('Ticket #3 is open again.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Closed')).toContainText('#3 ');
  await card(page, 3).getByRole('link').click();
  await expect(page).toHaveURL(/ticket-detail\?id=3$/);
});

test('while a card is held, the columns say where it may go', async ({ page }) => {
  await openBoard(page);
  const start = await card(page, 1).boundingBox();
  if (!start) throw new Error('There is no card.');
  await page.mouse.move(start.x + start.width / 2, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 30, start.y + 30, { steps: 4 });
  await expect(column(page, 'Closed')).toContainText('Not from open');
  await expect(column(page, 'Pending')).not.toContainText('Not from');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(column(page, 'Closed')).not.toContainText('Not from');
  await expect(column(page, 'Open').locator('.board-card')).toHaveCount(3);
  await expect(page).toHaveURL(/view=board$/);
});

/** The arrow keys are for the card once it says so. */
async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Ticket #1 is picked up from Open.');
}

test('by keyboard a card is picked up, moved and put down, with announcements', async ({ page }) => {
  await openBoard(page);
  const handle = page.getByRole('button', { name: 'Move ticket #1' });
  await handle.focus();
  await pickUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Over Pending.');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Over Closed, where it may not be put.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ticket #1 is open: it can only be moved to Pending.')).toBeVisible();
  await expect(handle).toBeFocused();
  await pickUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Over Pending.');
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('Ticket #1 is where it was.');
  await pickUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Over Pending.');
  await page.keyboard.press('Enter');
  await expect(column(page, 'Pending')).toContainText('#1 ');
  await expect(page.getByText('Ticket #1 is set to pending.')).toBeVisible();
  await expect(handle).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(column(page, 'Open')).toContainText('#1 ');
});

for (const width of [1280, 390]) {
  test(`from right to left, at ${width} px, the next column is to the left, and comes into view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWithLayout(page, '/tickt/ticket-list?view=board', { rightToLeft: true });
    await page.getByRole('button', { name: 'Move ticket #1' }).focus();
    await pickUp(page);
    for (const [key, text] of [
      ['ArrowLeft', 'Over Pending.'],
      ['ArrowLeft', 'Over Closed, where it may not be put.'],
      ['ArrowRight', 'Over Pending.'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(said(page)).toHaveText(text);
    }
    await expect(column(page, 'Pending')).toBeInViewport({ ratio: 0.5 });
  });
}

test('keys pressed right after a card was picked up count, however slow the page is', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Move ticket #1' }).focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await Promise.all(['Enter', 'ArrowRight', 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(column(page, 'Pending')).toContainText('#1 ');
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('columns are swiped, a card moves by its button and by holding it', async ({ page }) => {
    await openBoard(page);
    await expect(column(page, 'Closed')).not.toBeInViewport();
    await page.getByRole('button', { name: 'Set to pending: ticket #4' }).tap();
    await expect(column(page, 'Pending')).toContainText('#4 ');
    const handle = page.getByRole('button', { name: 'Move ticket #1' });
    expect((await handle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page, 'the board on a phone');
    await card(page, 1).scrollIntoViewIfNeeded();
    await holdAndDrag(page, card(page, 1), column(page, 'Pending'));
    await expect(column(page, 'Pending')).toContainText('#1 ');
  });
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to.');
  await page.mouse.move(start.x + start.width / 2, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.board-card.is-lifted')).toHaveCount(0);
}

/** Holds a card, takes it to the edge, where the board scrolls on, and puts it into a column that has come into view. */
async function holdAndDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox();
  if (!start) throw new Error('Nothing to drag.');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: start.y + start.height / 2 }],
    });
  await touch('touchStart', start.x + 100);
  await expect(page.locator('.board-card.is-lifted')).toBeVisible();
  for (let x = start.x + 120; x < 375; x += 20) await touch('touchMove', x);
  await touch('touchMove', 378);
  // At its end, the last column is no longer below the finger.
  await expect.poll(async () => (await to.boundingBox())?.x).toBeLessThan(250);
  // Away from the edge, where the board stays; on a busy machine it has scrolled on until then.
  await touch('touchMove', 200);
  const x = await middleWhenStill(to);
  await touch('touchMove', x);
  await expect(to).toHaveClass(/is-over/);
  await touch('touchEnd', x);
}

/** The middle of what is in view of a column, from where the board does not scroll, once it no longer does. */
async function middleWhenStill(column: Locator): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const before = last;
    last = (await column.boundingBox())?.x ?? Number.NaN;
    expect(last).toBe(before);
  }).toPass();
  const { width } = (await column.boundingBox()) as { width: number };
  return (Math.max(last, 90) + Math.min(last + width, 300)) / 2;
}
