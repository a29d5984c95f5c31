/** The two icon pages: search, keyboard navigation and copying. */
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from '../people';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The active icon of the keyboard navigation. */
const activeIcon = (page: Page) => page.getByRole('grid', { name: 'Icons' }).locator('.is-active');

test('all Bootstrap icons can be found, filtered and copied', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/icons/bootstrap');
  const grid = page.getByRole('grid', { name: 'Icons' });
  await expect(page.getByText('2,078 of 2,078 icons')).toBeVisible();
  expect(await grid.getByRole('gridcell').count(), 'only what is in sight is drawn').toBeLessThan(400);

  const search = page.getByRole('searchbox', { name: 'Search icons by name' });
  await search.fill('arrow up right square');
  await expect(page.getByText('2 of 2,078 icons').first()).toBeVisible();
  await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'Filled' }).click();
  await expect(grid.getByRole('gridcell')).toHaveText(['arrow-up-right-square-fill']);
  await page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'All' }).click();

  await search.fill('houses');
  const houses = grid.getByRole('gridcell', { name: 'houses', exact: true });
  await houses.click();
  expect(await copiedText(page)).toBe('houses');
  await page.getByRole('group', { name: 'Copy as' }).getByRole('button', { name: 'SVG' }).click();
  await houses.click();
  await expect(page.getByText('Copied houses as SVG').first()).toBeVisible();
  expect(await copiedText(page)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 16 16" fill="currentColor"><path .*\/><\/svg>$/,
  );
  await page.getByRole('group', { name: 'Copy as' }).getByRole('button', { name: 'JSX' }).click();
  await houses.click();
  await expect.poll(() => copiedText(page)).toContain("import houses from 'bootstrap-icons/icons/houses.svg?glyph';");

  await search.fill('no such icon');
  await page.getByRole('button', { name: 'Show all icons' }).click();
  await expect(page.getByText('2,078 of 2,078 icons')).toBeVisible();
  expect(problems).toEqual([]);
});

test('arrow keys move through all icons, and Tab leaves them', async ({ page }) => {
  await page.goto('/icons/bootstrap');
  const grid = page.getByRole('grid', { name: 'Icons' });
  await expect(grid).toBeVisible();
  await grid.focus();
  const first = (await activeIcon(page).textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(activeIcon(page)).not.toHaveText(first);
  await page.keyboard.press('Control+End');
  await expect(activeIcon(page)).toHaveText(/^zoom/);
  await expect(activeIcon(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  expect(await copiedText(page)).toMatch(/^zoom/);
  await page.keyboard.press('Control+Home');
  await expect(activeIcon(page)).toHaveText(first);
  await expect(activeIcon(page)).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('slider', { name: 'Size' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(activeIcon(page).locator('svg')).toHaveAttribute('width', '32');
  await grid.focus();
  await page.keyboard.press('Tab');
  await expect(grid).not.toBeFocused();
});

test('all Feather icons can be found and copied as components', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/icons/feather');
  await expect(page.getByText('287 of 287 icons')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Kind' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search icons by name' }).fill('cloud rain');
  const icon = page.getByRole('gridcell', { name: 'cloud-rain' });
  await expect(icon.locator('svg')).toHaveAttribute('stroke', 'currentColor');
  await page.getByRole('group', { name: 'Copy as' }).getByRole('button', { name: 'JSX' }).click();
  await icon.click();
  await expect.poll(() => copiedText(page)).toBe("import { CloudRain } from 'react-feather';\n\n<CloudRain />");
  expect(problems).toEqual([]);
});
