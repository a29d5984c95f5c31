import { expect, test } from '@playwright/test';
import { isolate } from '../../frontend/src/lib/isolate';
import { expectNoViolations } from './accessibility';
import { inEveryTheme, openWithLayout } from './layout-settings';
import { storeNewAccount, watchConsole } from './people';

test('a guest sees what the page offers, and no text is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/interpret') && calls.push(request.url()));
  await page.goto('/dashboards/DenHaag');
  await expect(page.getByRole('link', { name: 'Sign in to read a text' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text to read' })).toBeHidden();
  expect(calls).toEqual([]);
});

test('a text is analysed, its marks are reachable by keyboard, and it is stored until deleted', async ({ page }) => {
  const problems = watchConsole(page);
  await storeNewAccount(page, 'reader');
  await page.goto('/dashboards/DenHaag');
  await page.getByRole('button', { name: 'A review' }).click();
  const text = page.getByRole('group', { name: 'The text with its marks' });
  await expect(text.getByText('Anna de Vries Person')).toBeVisible();
  await expect(page.getByText('Local interpreter, not Amazon Comprehend')).toBeVisible();

  await text.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toContainText('certain');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  const people = page.getByRole('button', { name: /^Person/ });
  await people.click();
  await expect(people).toHaveAttribute('aria-pressed', 'false');
  await expect(text.getByText('Anna de Vries Person')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: /^We rented a canal house/ }).click();
  await expect(text.getByText('Anna de Vries Person')).toBeVisible();
  await page.getByRole('button', { name: /^Delete “We rented/ }).click();
  await page.reload();
  await expect(page.getByText('Texts that you have read are listed here')).toBeVisible();
  expect(problems).toEqual([]);
});

test('deleted texts come back with Undo, in the browser’s storage too', async ({ page }) => {
  await storeNewAccount(page, 'regretful');
  await page.goto('/dashboards/DenHaag');
  const history = page.getByRole('region', { name: 'Read before' });
  const entries = history.getByRole('listitem');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'A review' }).click();
  await expect(entries).toHaveCount(1);
  await page.getByRole('button', { name: 'A lease' }).click();
  await expect(entries).toHaveCount(2);

  await history.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 texts are deleted.' })).toBeVisible();
  await expect(entries).toHaveCount(0);
  await expectNoViolations(page, 'deleted texts');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(2);
  await expect(history).toBeFocused();
  await expect(undo).toHaveCount(0);

  await history.getByRole('button', { name: /^Delete “We rented/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '“We rented a canal house' })).toBeVisible();
  await expect(entries).toHaveCount(1);
  await undo.click();
  await page.reload();
  await expect(entries).toHaveCount(2);
  await expect(entries.last()).toContainText('We rented a canal house');
  await history.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(history).toBeFocused();
  await page.reload();
  await expect(page.getByText('Texts that you have read are listed here')).toBeVisible();
});

test('the arrow keys follow the direction of the text, not that of the page', async ({ page }) => {
  await storeNewAccount(page, 'reader-rtl');
  await openWithLayout(page, '/dashboards/DenHaag', { rightToLeft: true });
  await page.getByRole('button', { name: 'A review' }).click();
  const text = page.getByRole('group', { name: 'The text with its marks' });
  await expect(text.getByText('Anna de Vries Person')).toBeVisible();
  await text.focus();
  await page.keyboard.press('ArrowRight');
  await expect(text.locator('[data-begin]').first()).toBeFocused();
});

test('a Dutch text shows which parts are unsupported, and what to do', async ({ page }) => {
  await storeNewAccount(page, 'lezer');
  await page.goto('/dashboards/DenHaag');
  await page.getByRole('button', { name: 'Dutch', exact: true }).click();
  await expect(page.getByText(/cannot be read in Dutch here: the local interpreter.*translate the text/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entities by type' })).toBeHidden();

  await page.getByRole('textbox', { name: 'Text to read' }).fill('1234 5678');
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByText('no language was recognised in this text', { exact: false })).toBeVisible();
  await expect(page.getByText('Unknown language')).toBeVisible();
});

test('a long file is read in passages, and an image is rejected', async ({ page }) => {
  await storeNewAccount(page, 'file');
  await page.goto('/dashboards/DenHaag');
  const file = page.locator('input[type=file]').first();
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]);
  await file.setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(`${isolate('house.png')} is not a text file.`, { exact: false })).toBeVisible();

  const lease = 'Polder Estates rents a flat in Delft to Johan Bakker for €1,150 a month.\n\n';
  const buffer = Buffer.from(lease.repeat(150));
  await file.setInputFiles({ name: 'leases.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByText(/of 3 passages read/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place 150/ })).toBeVisible({ timeout: 40_000 });
});

test('a file dropped anywhere on the page opens, and text typed meanwhile stays', async ({ page }) => {
  await storeNewAccount(page, 'drop');
  await page.goto('/dashboards/DenHaag');
  const field = page.getByRole('textbox', { name: 'Text to read' });
  await field.waitFor();
  const isTaken = await page.locator('h1').evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['A flat in Delft.'], 'flat.txt', { type: 'text/plain' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    heading.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(isTaken).toBe(true);
  await expect(field).toHaveValue('A flat in Delft.');

  await page.getByRole('button', { name: 'Read text' }).click();
  await field.fill('A house in Breda.');
  await expect(page.getByRole('group', { name: 'The text with its marks' })).toContainText('Delft', {
    timeout: 40_000,
  });
  await expect(field).toHaveValue('A house in Breda.');
  await page.getByRole('button', { name: /^A flat in Delft/ }).click();
  await expect(field).toHaveValue('A flat in Delft.');
});

test('a typed text stays when the page is left, and a reload asks first', async ({ page }) => {
  await storeNewAccount(page, 'typer');
  await page.goto('/dashboards/DenHaag');
  const field = page.getByRole('textbox', { name: 'Text to read' });
  await field.fill('A house in Breda.');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Utrecht' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utrecht');
  await page.goBack();
  await expect(field).toHaveValue('A house in Breda.');

  const asked = page.waitForEvent('dialog');
  // Not awaited: a reload that is dismissed never ends.
  page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field).toHaveValue('A house in Breda.');

  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByRole('group', { name: 'The text with its marks' })).toContainText('Breda', {
    timeout: 40_000,
  });
  await page.reload();
  await expect(field).toHaveValue('');
});

test('the result has no axe violations in any theme or direction', async ({ page }) => {
  await storeNewAccount(page, 'axe');
  await page.goto('/dashboards/DenHaag');
  await page.getByRole('button', { name: 'Market news' }).click();
  await expect(page.getByRole('heading', { name: 'Parts of speech' })).toBeVisible();
  await page.getByRole('button', { name: /^Verb/ }).click();
  await page.getByRole('group', { name: 'The text with its marks' }).focus();
  await inEveryTheme(page, async (look) => {
    // A mark's tooltip closes when the text moves, as on a change of direction.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectNoViolations(page, look);
  });
});
