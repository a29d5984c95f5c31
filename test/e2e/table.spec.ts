import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { inEveryTheme, storeLayout } from './layout-settings';
import { signInAsDemo, signInAsNew, watchConsole } from './people';
import { csvFile, fileRows, toCsv } from './rentals-file';
import { storedRentals } from './stored-rentals';

const table = (page: Page) => page.getByRole('grid', { name: 'Rentals' });
const activeCell = async (page: Page) => {
  const id = await table(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
};

async function openTable(page: Page, search = '') {
  await page.goto(`/dashboards/Rotterdam${search}`);
  await expect(table(page)).toBeVisible();
  await table(page).focus();
}

/** Imports rows for this test, and filters by them. */
async function withOwnRentals(page: Page, name: string, count: number): Promise<string> {
  const prefix = `${name} ${Date.now()}`;
  await signInAsNew(page, name.toLowerCase());
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csvFile('own.csv', toCsv(fileRows(prefix, count))));
  await dialog.getByRole('button', { name: `Import ${count} rentals` }).click();
  await expect(dialog.getByText(/own\.csv.? is imported/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Search', { exact: true }).fill(prefix);
  await expect(page.getByText(new RegExp(`^${count} of [\\d,]+ rentals$`))).toBeVisible();
  return prefix;
}

test('the whole table is navigable by keyboard', async ({ page }) => {
  const problems = watchConsole(page);
  await openTable(page);
  await page.keyboard.press('ArrowDown');
  await expect(await activeCell(page)).toContainText('India');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(await activeCell(page)).toBeInViewport();
  await expect((await activeCell(page)).locator('..')).toHaveAttribute(
    'aria-rowindex',
    (await table(page).getAttribute('aria-rowcount')) ?? '',
  );
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=Name/);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('neth');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1 of \d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await activeCell(page)).locator('..').textContent()).toContain('Netherlands');
  await expect(await activeCell(page)).toBeInViewport();
  expect(problems).toEqual([]);
});

test('the focused cell stays in view when the layout shifts, until the user scrolls', async ({ page }) => {
  await openTable(page);
  await page.keyboard.press('Control+End');
  await expect(await activeCell(page)).toBeInViewport();
  const arriveAbove = () =>
    page.locator('main').evaluate((main) => {
      const late = document.createElement('div');
      late.style.height = '1500px';
      main.prepend(late);
    });
  await page.evaluate(() => {
    // As in browsers without scroll anchoring.
    document.documentElement.style.overflowAnchor = 'none';
  });
  await arriveAbove();
  await expect(await activeCell(page)).toBeInViewport();

  await page.mouse.wheel(0, -5000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await arriveAbove();
  await expect(await activeCell(page)).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('keys act on the focused row also after it was scrolled out of sight', async ({ page }) => {
  await openTable(page);
  const scroller = page.locator('.rental-table-scroller');
  const scroll = () => scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await scroll();
  await expect(await activeCell(page)).toHaveCount(0);
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: /^Actions for/ });
  await expect(menu).toBeVisible();
  await expect(await activeCell(page)).toBeInViewport();
  // By the next frame the browser has told of the scrolling.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(menu).toBeVisible();
  await scroll();
  await expect(menu).toBeHidden();
});

test('filter and order are in the URL: Back undoes them one by one, and a reload keeps them', async ({ page }) => {
  await openTable(page);
  await page.getByLabel('Search', { exact: true }).fill('land');
  await expect(page).toHaveURL(/q=land/);
  await page.getByRole('search', { name: 'Filter rentals' }).getByRole('button', { name: 'Population' }).click();
  await page.getByLabel('Population from', { exact: true }).fill('5.000.000');
  await expect(page).toHaveURL(/min=5000000/);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=Name/);
  const shown = await page.getByText(/^\d+ of \d+ rentals$/).textContent();
  await page.reload();
  await expect(page.getByText(shown ?? '')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('land');
  await page.goBack();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
});

test('the column arrangement persists, also when changed by pointer', async ({ page }) => {
  await openTable(page);
  const code = page.getByRole('columnheader', { name: /^Code/ });
  await code.scrollIntoViewIfNeeded();
  const before = (await code.boundingBox())?.width ?? 0;
  const handle = code.locator('.resize-handle');
  const box = await handle.boundingBox();
  if (!box) throw new Error('The column has no edge to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await code.boundingBox())?.width ?? 0) - before)).toBe(60);
  await table(page).getByRole('button', { name: 'Changed', exact: true }).dragTo(code);
  const names = () => page.locator('.sort-button').allTextContents();
  await expect.poll(names).toEqual(['Name', 'Changed', 'Code', 'Population', 'Version']);
  await page.reload();
  await expect.poll(names).toEqual(['Name', 'Changed', 'Code', 'Population', 'Version']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(names).toEqual(['Name', 'Code', 'Population', 'Version', 'Changed']);
});

test('a cell is edited inline, and a selection is deleted and restored', async ({ page }) => {
  const prefix = await withOwnRentals(page, 'Editing', 12);
  await table(page).focus();
  await page.keyboard.press('F2');
  await page.keyboard.type(`${prefix} anders`);
  await page.keyboard.press('Enter');
  await expect(table(page).getByText(`${prefix} anders`)).toBeVisible();
  await expect.poll(async () => (await storedRentals(`${prefix} anders`)).length).toBe(1);
  // Here too the browser's own undo would take the search back.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedRentals(`${prefix} anders`)).length).toBe(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(prefix);

  await page.keyboard.press('Control+a');
  await expect(page.getByText('12 rentals selected', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete 12 rentals' }).press('Enter');
  const card = page.getByRole('region', { name: 'Rentals', exact: true });
  await expect(card.getByText('No rental matches this filter.')).toBeVisible();
  await expect(card).toBeFocused();
  // Hover keeps the message open while the stored rentals are checked.
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo', exact: true });
  await undo.hover();
  await expect.poll(async () => (await storedRentals(prefix)).filter(({ _deleted }) => _deleted).length).toBe(12);
  await undo.click();
  await expect.poll(async () => (await storedRentals(prefix)).filter(({ _deleted }) => !_deleted).length).toBe(12);
  await expect(page.getByText(/^12 of [\d,]+ rentals$/)).toBeVisible();
});

test('the rows stay in place under a press, at any width, so that a second press opens the rental', async ({
  page,
}) => {
  const prefix = await withOwnRentals(page, 'Staying', 3);
  const row = page.getByRole('row', { name: new RegExp(`${prefix} 1`) });
  for (const width of [1440, 1100, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await row.scrollIntoViewIfNeeded();
    const before = (await row.boundingBox())?.y;
    await row.getByRole('gridcell').nth(1).click();
    await expect(page.locator('.chosen-country')).toBeVisible();
    expect((await row.boundingBox())?.y, `${width} px`).toBe(before);
    await page.locator('.chosen-country').getByRole('button').click();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('gridcell').nth(1).dblclick();
  await expect(page.getByRole('dialog', { name: 'Edit rental' })).toBeVisible();
});

test('selected rentals get another country by its name, and have the old one again by undo', async ({ page }) => {
  const prefix = await withOwnRentals(page, 'Moving', 3);
  await table(page).focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Change country' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Change country' });
  const field = panel.getByRole('combobox', { name: 'New country' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Give a country code.')).toBeVisible();
  await page.keyboard.type('finl');
  await expect(panel.getByRole('option')).toHaveText(['🇫🇮FinlandFI']);
  await expectNoViolations(page, 'the panel', '.bulk-bar');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('FI');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect.poll(async () => (await storedRentals(prefix)).map(({ Code }) => Code)).toEqual(['FI', 'FI', 'FI']);
  expect((await storedRentals(prefix)).map(({ Flag }) => Flag)).toEqual(['🇫🇮', '🇫🇮', '🇫🇮']);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => (await storedRentals(prefix)).map(({ Code, Flag }) => Code + Flag).sort())
    .toEqual(['BE🇧🇪', 'DE🇩🇪', 'NL🇳🇱']);
});

test('a long name is truncated at its end, also right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeLayout(page, JSON.stringify({ rightToLeft: true }));
  await openTable(page, '?q=islands');
  const beginnings = await table(page)
    .locator('tbody td bdi')
    .evaluateAll((names) =>
      names.map((name) => name.getBoundingClientRect().left >= (name.closest('td')?.getBoundingClientRect().left ?? 0)),
    );
  expect(beginnings.length).toBeGreaterThan(5);
  expect(beginnings).not.toContain(false);
});

test('the filtered rows are exported as CSV', async ({ page }) => {
  await openTable(page, '?q=land&min=5000000');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const button = page.getByRole('button', { name: /^Export \d+ rentals$/ });
  const count = Number((await button.textContent())?.replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(2);
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^rentals-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFid,Flag,Name,Code,Population,_deleted\r\n')).toBe(true);
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(count);
  expect(lines.every((line) => /land/i.test(line))).toBe(true);
  expect(lines.every((line) => Number(line.split(',').at(-2)) >= 5_000_000)).toBe(true);
});

test.describe('has no axe violations in any theme or direction:', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsDemo(page);
    await openTable(page, '?min=5&sort=-Population.Name');
  });

  test('with a selected row and a search', async ({ page }) => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('an');
    await inEveryTheme(page, (look) => expectNoViolations(page, look, '.filter-block', '.rentals-card'));
  });

  for (const name of ['Views', 'Columns', 'Export']) {
    test(name, async ({ page }) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await inEveryTheme(page, (look) => expectNoViolations(page, look, '[role=dialog]'));
    });
  }
});
