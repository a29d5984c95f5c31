import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { networkError, watchConsole } from './people';
import { failNetworkAt, holdRequests } from './requests';

const list = (page: Page) => page.getByRole('list', { name: 'All notes' });
const rows = (page: Page) => list(page).getByRole('link');
const title = (page: Page) => page.getByLabel('Title');

/** Chooses from the app's menu. */
async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openNotes(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/notes${query}`);
  await expect(rows(page).first()).toBeVisible();
}

test('four notes are listed, and the first is shown', async ({ page }) => {
  const problems = watchConsole(page);
  await openNotes(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(list(page).locator('[aria-current="true"]')).toContainText('Viewing at Oude Delft 118');
  await expect(title(page)).toHaveValue('Viewing at Oude Delft 118');
  expect(problems).toEqual([]);
});

test('selecting a note shows it at its own URL, which opens it again', async ({ page }) => {
  await openNotes(page);
  await rows(page).nth(2).click();
  await expect(title(page)).toHaveValue('Rent review 2027');
  await expect(page).toHaveURL(/\?id=3$/);
  await page.goBack();
  await expect(title(page)).toHaveValue('Viewing at Oude Delft 118');
  await page.goto('/apps/notes?id=4');
  await expect(title(page)).toHaveValue('Welcome pack is ready');
  await page.goto('/apps/notes?id=99');
  await expect(page.getByText('Choose a note, or write a new one.')).toBeVisible();
});

test('title, text and colour are edited inline and persist across a reload', async ({ page }) => {
  await openNotes(page);
  await title(page).fill('Viewing moved to Friday');
  await page.getByLabel('Text of the note').fill('At noon.\nBring the keys.');
  await page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await expect(rows(page).first()).toContainText('Viewing moved to Friday');
  await page.reload();
  await expect(rows(page).first()).toContainText('At noon. Bring the keys.');
  await expect(title(page)).toHaveValue('Viewing moved to Friday');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('searching filters the notes and highlights the matches', async ({ page }) => {
  await openNotes(page);
  await page.keyboard.press('/');
  await page.keyboard.type('UTRECHT');
  await expect(rows(page)).toHaveCount(1);
  await expect(list(page).locator('mark')).toHaveText('Utrecht');
  await page.getByLabel('Search notes').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a new note is the first, and has the focus', async ({ page }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'New note' }).click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Order new keys');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Six of them');
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('Order new keys');
  await expect(rows(page).first()).toContainText('Six of them');
});

test('a pinned note is first, and notes are filtered by colour in the address', async ({ page }) => {
  await openNotes(page, '?id=3');
  const pin = page.getByRole('button', { name: 'Pin to the top' });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).first()).toContainText('Rent review 2027');
  await title(page).fill('Rent review 2028');
  await expect(page.getByText(/^Changed /)).toBeVisible();
  await page.getByRole('group', { name: 'Show notes by colour' }).getByRole('button', { name: 'Red' }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await expect(page).toHaveURL(/colour=danger/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rows(page).first()).toContainText('Rent review 2028');
});

test('the URL for a new note creates one note only', async ({ page }) => {
  await page.goto('/apps/notes?new=1');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(/\?id=5$/);
  await page.keyboard.type('From the palette');
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
});

test('an empty new note is reused for “new note”, and removed when another is shown', async ({ page }) => {
  await openNotes(page);
  const add = page.getByRole('button', { name: 'New note' });
  await add.click();
  await expect(rows(page)).toHaveCount(5);
  await add.click();
  await expect(title(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(5);
  await rows(page).last().click();
  await expect(rows(page)).toHaveCount(4);
});

test('a deletion is undone by keyboard, even if the next note shown is empty', async ({ page }) => {
  await openNotes(page);
  await title(page).fill('Changed');
  await page.waitForFunction(() => localStorage.getItem('polder.guest.apps.notes') !== null);
  await page.evaluate(() => {
    const key = 'polder.guest.apps.notes';
    const kept = JSON.parse(localStorage.getItem(key) as string);
    kept.value.push({ ...kept.value[1], id: 5, title: '' });
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await openNotes(page, '?id=4');
  await rows(page).nth(3).focus();
  await page.keyboard.press('Delete');
  await expect(title(page)).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Welcome pack is ready');
});

test('deleting a note removes it, shows its neighbour, and can be undone', async ({ page }) => {
  await openNotes(page, '?id=2');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(title(page)).toHaveValue('Rent review 2027');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).nth(1)).toContainText('Leak above the bicycle store');
  await expect(title(page)).toHaveValue('Leak above the bicycle store, Lijnbaan 42');

  await rows(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(4);
});

test('the focus stays near a deleted note, and near a restored one', async ({ page }) => {
  await openNotes(page, '?id=2');
  await page.getByRole('button', { name: 'Delete note' }).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'The note' })).toBeFocused();
  await rows(page).last().focus();
  await page.keyboard.press('Enter');
  await rows(page).last().focus();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('main')).toBeFocused();
});

test('keys move through the list, and ? lists the shortcuts', async ({ page }) => {
  await openNotes(page);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue('Rent review 2027');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Bring back what was deleted or removed')).toBeVisible();
  await dialog.getByLabel('Use shortcuts of a single key').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expect(rows(page)).toHaveCount(4);
});

test('resetting asks first, and restores the sample data permanently', async ({ page }) => {
  await openNotes(page);
  await title(page).fill('Changed');
  await chooseMore(page, 'Reset sample data');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(title(page)).toHaveValue('Changed');
  await chooseMore(page, 'Reset sample data');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset sample data' }).click();
  await expect(title(page)).toHaveValue('Viewing at Oude Delft 118');
  await page.reload();
  await expect(title(page)).toHaveValue('Viewing at Oude Delft 118');
});

test('corrupt stored notes are replaced by the sample data, with a message', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polder.guest.apps.notes', '{"version":1,"value":[{"id":"x"}]}'));
  await openNotes(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText('could not be read')).toBeVisible();
});

test('a list that fails to load shows an error, and loads on retry', async ({ page }) => {
  const network = await failNetworkAt(page, /\/sample-[\w-]{8}\.js$/);
  await page.goto('/apps/notes');
  await expect(page.getByRole('heading', { name: 'This could not be shown' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(networkError);
  network.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a key for a new note does nothing before the notes are there', async ({ page }) => {
  const sample = await holdRequests(page, /\/sample-[\w-]{8}\.js$/);
  await page.goto('/apps/notes');
  await expect(page.getByRole('button', { name: 'New note' })).toBeDisabled();
  await expect.poll(() => sample.count()).toBe(1);
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search notes')).toBeFocused();
  sample.release();
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/apps\/notes$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the list or the note, and moves the focus along', async ({ page }) => {
    await openNotes(page);
    await expect(title(page)).toBeHidden();
    await rows(page).nth(1).click();
    await expect(title(page)).toHaveValue('Leak above the bicycle store, Lijnbaan 42');
    await expect(rows(page).first()).toBeHidden();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(rows(page).nth(1)).toBeFocused();
  });
});

test('has no axe violations after deleting a note, with undo offered and shortcuts shown', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await openNotes(page);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoViolations(page, 'a note deleted');
  await chooseMore(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'the shortcuts shown');
});

test('a note becomes a checklist, whose items are checked, added and removed by keyboard', async ({ page }) => {
  await openNotes(page);
  await page.getByLabel('Text of the note').fill('Keys\nTape measure');
  await page.getByRole('button', { name: 'Checklist' }).click();
  const items = page.getByRole('list', { name: 'Items of the checklist' });
  await page.getByRole('checkbox', { name: 'Done: Keys' }).check();
  await expect(rows(page).first()).toContainText('1 of 2 done · Keys Tape measure');

  await page.getByLabel('Item 2', { exact: true }).press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Item 3', { exact: true })).toBeFocused();
  await page.keyboard.type('Camera');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Item 3', { exact: true })).toBeFocused();
  await page.keyboard.type('s');
  await expect(page.getByLabel('Item 3', { exact: true })).toHaveValue('Cameras');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Item 2', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Tape measure' }).click();
  await expect(items.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page, 'a checklist');

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Done: Keys' })).toBeChecked();
  await page.getByRole('button', { name: 'Checklist' }).click();
  await expect(page.getByLabel('Text of the note')).toHaveValue('Keys\nCameras');
});

test('the newest of a deleted note and a removed item is brought back first', async ({ page }) => {
  await openNotes(page, '?id=1');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(title(page)).toHaveValue(/^Leak/);
  await page.getByLabel('Text of the note').fill('Keys\nCamera');
  await page.getByRole('button', { name: 'Checklist' }).click();
  await page.getByRole('button', { name: 'Remove Camera' }).click();
  await expect(page.locator('.undo-notice')).toHaveText('The item is removed.Undo');
  await page.getByRole('button', { name: 'Checklist' }).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Camera');
  await expect(page.locator('.undo-notice')).toContainText('is deleted.');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue(/^Viewing/);
});

test('a text is formatted, found by its words, and back to plain text with undo', async ({ page }) => {
  await openNotes(page);
  await page.getByLabel('Text of the note').fill('Bring the keys\nat noon');
  await page.getByRole('button', { name: 'Formatting', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Text of the note' });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await title(page).press('Enter');
  await expect(editor).toBeFocused();
  // Keys without a pause between them: each acts where the one before left the caret.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+b');
  await expect(editor.locator('strong')).toHaveText('Bring the keys');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and <b>not later</b>');
  await expect(rows(page).first()).toContainText('Bring the keys at noon and <b>not later</b>');
  await expectNoViolations(page, 'a note with formatting');

  await page.reload();
  await expect(editor.locator('strong')).toContainText('Bring the keys');
  await page.getByLabel('Search notes').fill('not later');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Formatting', exact: true }).click();
  await expect(page.getByLabel('Text of the note')).toHaveValue('Bring the keys\nat noon and <b>not later</b>');
  await expect(page.getByText('The formatting is removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.locator('strong')).toContainText('Bring the keys');
  await page.getByRole('button', { name: 'Checklist' }).click();
  await expect(page.getByRole('checkbox', { name: 'Done: Bring the keys' })).toBeVisible();
});

test('formatting that another tab changes is shown, and is not overwritten', async ({ page, context }) => {
  await openNotes(page);
  await page.getByRole('button', { name: 'Formatting', exact: true }).click();
  const editorOf = (tab: Page) => tab.getByRole('textbox', { name: 'Text of the note' });
  await expect(editorOf(page)).toHaveAttribute('contenteditable', 'true');
  const other = await context.newPage();
  await openNotes(other);
  await expect(editorOf(other)).toHaveAttribute('contenteditable', 'true');
  await editorOf(other).press('Control+End');
  await other.keyboard.type(' From the other tab.');
  await expect(editorOf(page)).toContainText('From the other tab.');
  await editorOf(page).press('Control+End');
  await page.keyboard.type(' And from here.');
  await expect(editorOf(other)).toContainText('From the other tab. And from here.');
});
