import { expect, type Locator, test } from '@playwright/test';
import { openWithLayout } from './layout-settings';
import { storeDemoSession } from './people';

/** Left offsets in pixels of a text's first and last character, and of its box. */
function charactersOf(text: Locator) {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const first = walker.nextNode() as Text;
    let last = first;
    while (walker.nextNode()) last = walker.currentNode as Text;
    const boxOf = (node: Text, from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect();
    };
    const line = boxOf(last, last.data.length - 1);
    return {
      first: boxOf(first, 0).left,
      last: line.left,
      edge: element.getBoundingClientRect().right,
      end: line.right,
    };
  });
}

test.describe('a page in English, laid out from right to left', () => {
  test.beforeEach(({ page }) => openWithLayout(page, '/ui/alerts', { rightToLeft: true }));

  test('aligns sentences to the right, with full stops at their ends', async ({ page }) => {
    const sentence = await charactersOf(page.getByText('Choose the colour by what it means'));
    expect(sentence.last).toBeGreaterThan(sentence.first);
    expect(Math.abs(sentence.edge - sentence.end)).toBeLessThan(2);
  });

  test('shows a count before its noun', async ({ page }) => {
    const figure = await charactersOf(page.getByText('1,204 rentals were imported.'));
    expect(figure.last).toBeGreaterThan(figure.first);
  });

  test('keeps an icon at the inline start', async ({ page }) => {
    const alert = page.locator('.alert').first();
    const icon = await alert.locator('.icon').boundingBox();
    const words = await alert.getByText('rentals were imported').boundingBox();
    expect(icon?.x).toBeGreaterThan(words?.x ?? Number.POSITIVE_INFINITY);
  });
});

test('a right-to-left date field is round at its outer corners, empty or not', async ({ page }) => {
  await openWithLayout(page, '/tickt/ticket-list', { rightToLeft: true });
  await page.getByRole('button', { name: 'New ticket' }).click();
  const field = page.getByRole('dialog').getByLabel('Due');
  for (const text of ['', '28 Nov 2026']) {
    await field.fill(text);
    await expect(field).toHaveCSS('border-top-left-radius', '0px');
    await expect(field).not.toHaveCSS('border-top-right-radius', '0px');
  }
});

test('a right-to-left menu has the ellipses at the ends of its items', async ({ page }) => {
  await storeDemoSession(page);
  await openWithLayout(page, '/about', { rightToLeft: true });
  await page.getByRole('button', { name: /^Account of/ }).click();
  const item = page.getByRole('menuitem', { name: 'Lock when idle…' });
  const characters = await charactersOf(item);
  expect(characters.last).toBeGreaterThan(characters.first);
  const icon = await item.locator('.icon').boundingBox();
  expect(icon?.x).toBeGreaterThan(characters.end);
});

test('a right-to-left form’s busy button has its ellipsis at the end', async ({ page }) => {
  await page.route(/amazonaws|_aws|cognito/i, () => undefined);
  await openWithLayout(page, '/auth/loginformik', { rightToLeft: true });
  await page.getByLabel('Email', { exact: true }).fill('jan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('geheim123');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const characters = await charactersOf(page.getByRole('button', { name: 'Signing in…' }));
  expect(characters.last).toBeGreaterThan(characters.first);
});

test('a button with an icon shows a count before its noun, in Dutch laid out from right to left', async ({ page }) => {
  await storeDemoSession(page);
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  await openWithLayout(page, '/dashboards/Rotterdam', { rightToLeft: true });
  await page.getByRole('grid').focus();
  await page.keyboard.press('Shift+ArrowDown');
  const words = await charactersOf(page.getByRole('button', { name: '2 verhuringen verwijderen' }));
  expect(words.last).toBeGreaterThan(words.first);
});

test('titles with their own direction are at the edge of a page from right to left', async ({ page }) => {
  await openWithLayout(page, '/tickt/ticket-list', { rightToLeft: true });
  const rightOf = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
    });
  const title = page.locator('.ticket-subject a').first();
  await expect(title).toBeVisible();
  expect(await rightOf(title)).toBeLessThan(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/calendar');
  const event = page.locator('.calendar-day-events strong').first();
  await page.locator('[role=cell]:has(.calendar-event)').first().click();
  await expect(event).toBeVisible();
  expect(await rightOf(event)).toBeLessThan(2);
});

test('a notice with an Arabic name still reads from left to right', async ({ page }) => {
  await openWithLayout(page, '/apps/contacts?new=1', { rightToLeft: true });
  const form = page.getByRole('form');
  await form.getByLabel('First name').fill('محمد');
  await form.getByLabel('Last name').fill('علي');
  await form.getByLabel('Email').fill('m.ali@kadekwartier.example');
  await form.getByRole('button', { name: 'Save contact' }).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const notice = await charactersOf(page.getByText('محمد علي is deleted.'));
  expect(notice.last).toBeGreaterThan(notice.first);
});
