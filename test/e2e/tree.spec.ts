import { expect, type Page, test } from '@playwright/test';
import { atRest } from './accessibility';
import { blockScripts, waitUntilStyled } from './first-frames';
import { networkError, watchConsole } from './people';
import { holdRequests } from './requests';

const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const rows = (page: Page) => page.getByRole('treeitem');
const box = (page: Page, name: string) => row(page, name).locator('.tree-check');

async function openTree(page: Page): Promise<void> {
  await page.goto('/apps/treeview');
  await expect(row(page, 'Rotterdam')).toBeVisible();
  // The rows of the document cannot be dragged before React has taken them over.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
}

test('the first street is expanded at first, and parents of checked nodes are partially checked', async ({ page }) => {
  const problems = watchConsole(page);
  await openTree(page);
  await expect(row(page, 'Wijnhaven')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'Wijnhaven 23 A')).toHaveAttribute('aria-checked', 'true');
  await expect(row(page, 'Wijnhaven')).toHaveAttribute('aria-checked', 'mixed');
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-level', '3');
  expect(problems).toEqual([]);
});

test('Tab reaches the tree when the last focused node is not rendered', async ({ page }) => {
  await openTree(page);
  const stop = page.locator('[role="treeitem"][tabindex="0"]');
  await row(page, 'Wijnhaven 25').focus();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(row(page, 'Wijnhaven 25')).toBeHidden();
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.getByLabel('Search cities, streets and homes', { exact: true }).fill('Utrecht');
  await expect(rows(page).first()).toContainText('Utrecht');
  await expect(stop).toHaveCount(1);
});

test('a click expands and collapses, and the state persists across a reload', async ({ page }) => {
  await openTree(page);
  await row(page, 'Utrecht').click();
  await expect(row(page, 'Oudegracht')).toBeVisible();
  await row(page, 'Rotterdam').click();
  await expect(row(page, 'Wijnhaven')).toBeHidden();
  await page.reload();
  await expect(row(page, 'Oudegracht')).toBeVisible();
  await expect(row(page, 'Wijnhaven')).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(row(page, 'Korte Poten 7')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(rows(page)).toHaveCount(5);
});

test('arrow keys, Home, End and letters move through the tree; Space checks', async ({ page }) => {
  await openTree(page);
  await row(page, 'Rotterdam').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Wijnhaven')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Wijnhaven')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Rotterdam')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Archive')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('u');
  await expect(row(page, 'Utrecht')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row(page, 'Utrecht')).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('heading', { name: '7 homes selected' })).toBeVisible();
});

test('keys pressed while the document shows the sample leave a stored tree alone', async ({ page }) => {
  await openTree(page);
  await row(page, 'Utrecht').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Utrecht is /)).not.toHaveCount(0);
  const release = await blockScripts(page);
  await page.goto('/apps/treeview');
  await waitUntilStyled(page);
  await row(page, 'Utrecht').focus();
  // To Den Haag in the sample; in the stored tree another city is above Utrecht.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await release();
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.heldInput?.length)).toBe(0);
  await expect(row(page, 'Utrecht')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Utrecht is deleted.')).toBeVisible();
  await expect(row(page, 'Amsterdam')).toBeVisible();
});

test('checking all below a node checks the node, and the other way round', async ({ page }) => {
  await openTree(page);
  await box(page, 'Wijnhaven 23 B').click();
  await box(page, 'Wijnhaven 25').click();
  await expect(row(page, 'Wijnhaven')).toHaveAttribute('aria-checked', 'true');
  await box(page, 'Rotterdam').click();
  await expect(row(page, 'Wijnhaven 23 A')).toHaveAttribute('aria-checked', 'true');
  await box(page, 'Rotterdam').click();
  await expect(row(page, 'Wijnhaven 23 A')).toHaveAttribute('aria-checked', 'false');
});

test('searching shows matches and their ancestors', async ({ page }) => {
  await openTree(page);
  await page.getByLabel('Search cities').fill('javastraat 79');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('mark').first()).toHaveText('Javastraat');
  await page.getByLabel('Search cities').fill('nowhere');
  await expect(page.getByText('No city, street or home has that name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Wijnhaven 25')).toBeVisible();
});

test('the archive loads when expanded, shows an error on failure, and loads on retry', async ({ page }) => {
  await openTree(page);
  await page.route('**/archive-*.json', (route) => route.abort());
  await row(page, 'Archive').click();
  await expect(page.getByText(`could not be loaded. ${networkError}`)).toBeVisible();
  await page.unroute('**/archive-*.json');
  const archive = await holdRequests(page, '**/archive-*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Archive')).toHaveAttribute('aria-busy', 'true');
  archive.release();
  await expect(row(page, 'Sold')).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('Alt and an arrow move a node, which keeps the focus; the move is announced, persisted and can be undone', async ({
  page,
}) => {
  await openTree(page);
  await row(page, 'Wijnhaven 23 B').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Wijnhaven 23 B')).toHaveAttribute('aria-posinset', '1');
  await expect(row(page, 'Wijnhaven 23 B')).toBeFocused();
  await expect(page.getByText('Wijnhaven 23 B is now 1 of 3 in Wijnhaven.')).toBeAttached();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row(page, 'Wijnhaven 23 B')).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'Wijnhaven 23 B')).toBeFocused();
  await page.reload();
  await expect(row(page, 'Wijnhaven 23 B')).toHaveAttribute('aria-level', '2');
  await row(page, 'Amsterdam').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).first()).toHaveAccessibleName('Amsterdam');
  await page.keyboard.press('Control+z');
  await expect(rows(page).first()).toHaveAccessibleName('Rotterdam');
});

test('a node can be dragged into another, and between others', async ({ page }) => {
  await openTree(page);
  await row(page, 'Wijnhaven 25').dragTo(row(page, 'Lijnbaan'));
  await expect(row(page, 'Lijnbaan')).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-posinset', '4');

  await row(page, 'Wijnhaven 25').dragTo(row(page, 'Wijnhaven 23 A'), { targetPosition: { x: 250, y: 4 } });
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-posinset', '1');
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-setsize', '3');
});

test('a city cannot be dropped into a street, and a drag can be undone by a button', async ({ page }) => {
  await openTree(page);
  await row(page, 'Utrecht').dragTo(row(page, 'Lijnbaan'));
  await expect(row(page, 'Utrecht')).toHaveAttribute('aria-level', '1');
  await row(page, 'Wijnhaven 25').dragTo(row(page, 'Lijnbaan'));
  await expect(page.getByRole('status').filter({ hasText: 'Wijnhaven 25 is now 4 of 4 in Lijnbaan.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-setsize', '3');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('buttons move the last chosen row, without drag or keyboard', async ({ page }) => {
  await openTree(page);
  await row(page, 'Wijnhaven 25').focus();
  await page.getByRole('button', { name: 'Move Wijnhaven 25 up' }).click();
  await expect(row(page, 'Wijnhaven 25')).toHaveAttribute('aria-posinset', '2');
});

test('right to left, the expanding and collapsing arrow keys are swapped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polder.layout', JSON.stringify({ rightToLeft: true })));
  await openTree(page);
  await row(page, 'Utrecht').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Utrecht')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Utrecht')).toHaveAttribute('aria-expanded', 'false');
});

test('a street is added, named, renamed and deleted by keyboard, and each step can be undone', async ({ page }) => {
  await openTree(page);
  await row(page, 'Lijnbaan').focus();
  await page.keyboard.press('Insert');
  const field = page.getByRole('textbox', { name: 'New name of New home' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Lijnbaan 44');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Lijnbaan 44')).toBeFocused();
  await expect(page.getByText('Lijnbaan 44 is added.')).toBeVisible();

  await page.keyboard.press('F2');
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Lijnbaan 44')).toBeFocused();

  await page.keyboard.press('F2');
  await page.keyboard.type('Lijnbaan 46');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lijnbaan 44 is now Lijnbaan 46.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Lijnbaan 44')).toBeVisible();

  await row(page, 'Lijnbaan').focus();
  await page.keyboard.press('Delete');
  await expect(row(page, 'Lijnbaan')).toHaveCount(0);
  await expect(row(page, 'Kralingse Plaslaan')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Lijnbaan 44')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Lijnbaan 44')).toBeVisible();
});

test('leaving a rename by a click or by Tab saves it, and the focus stays where it went', async ({ page }) => {
  await openTree(page);
  const search = page.getByRole('searchbox', { name: 'Search cities, streets and homes' });
  await row(page, 'Lijnbaan').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Lijnweg');
  await search.click();
  await expect(page.getByText('Lijnbaan is now Lijnweg.')).toBeVisible();
  await atRest(page);
  await expect(search).toBeFocused();

  await row(page, 'Lijnweg').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Lijnbaan');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Lijnweg is now Lijnbaan.')).toBeVisible();
  await atRest(page);
  await expect(page.getByRole('button', { name: 'Add a city' })).toBeFocused();
});

test('a city is added by the button below the tree, and renamed and deleted by those above it', async ({ page }) => {
  await openTree(page);
  await page.getByRole('button', { name: 'Add a city' }).click();
  // A person types once the field is there, and presses elsewhere after that.
  await expect(page.getByRole('textbox', { name: 'New name of New city' })).toBeFocused();
  await page.keyboard.type('Delft');
  // Leaving the field saves too.
  await page.getByRole('heading', { name: 'Tree view' }).click();
  await expect(row(page, 'Delft')).toBeVisible();
  await row(page, 'Delft').click();
  await page.getByRole('button', { name: 'Add a street in Delft' }).click();
  await page.keyboard.type('Markt');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Markt')).toHaveAttribute('aria-level', '2');
  await row(page, 'Delft').click();
  await page.getByRole('button', { name: 'Delete Delft' }).press('Enter');
  await expect(rows(page).filter({ hasText: /Delft|Markt/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).toBeDisabled();
  await expect(remove).toBeFocused();
});

test('a tree without cities says how to begin, and keeps the focus', async ({ page }) => {
  await openTree(page);
  const cities = page.getByRole('treeitem', { level: 1 });
  await cities.first().focus();
  for (let count = await cities.count(); count > 0; count--) {
    await expect(cities.first()).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(cities).toHaveCount(count - 1);
  }
  await expect(page.getByText('No cities')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a city' })).toBeFocused();
});
