import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { pressUntilEffect } from './demos/demo-page';
import { inEveryTheme } from './layout-settings';
import { watchConsole } from './people';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const map = (page: Page) => page.getByRole('listbox', { name: 'Rentals around the world' });

test('choosing a country on the map by keyboard filters the page and the other dashboards', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/dashboards/Utrecht');
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  const active = page.locator(`[id="${await map(page).getAttribute('aria-activedescendant')}"]`);
  await expect(active).toHaveAttribute('aria-label', /^Netherlands: 17,\d{3},\d{3} people in 1 rental$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=NL/);
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /Netherlands/, pressed: true })).toBeVisible();
  await expect(page.getByText(/Netherlands.? is the largest with/)).toBeAttached();

  await page.getByRole('link', { name: 'Rotterdam', exact: true }).click();
  await page.getByRole('link', { name: 'Show only this country' }).click();
  await expect(page).toHaveURL(/Rotterdam\?country=NL/);
  await page.getByRole('link', { name: 'Utrecht', exact: true }).click();
  await page.goto('/dashboards/Utrecht?country=NL');
  await page.getByRole('button', { name: 'Remove filter Country: NL' }).click();
  await expect(page).not.toHaveURL(/country/);
  await expect(map(page).getByRole('option', { selected: true })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the map zooms by button, keyboard and wheel, and selects on click but not on drag', async ({ page }) => {
  await page.goto('/dashboards/Utrecht');
  const world = page.locator('.world-map-frame > g');
  const brazil = page.getByRole('option', { name: /^Brazil/ });
  await brazil.waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(world).toHaveAttribute('transform', /scale\(1\.6\)/);
  await page.getByRole('button', { name: 'Whole world' }).click();
  await map(page).focus();
  await page.keyboard.press('+');
  await expect(world).toHaveAttribute('transform', /scale\(1\.5\)/);
  await page.keyboard.press('0');
  await map(page).hover();
  await page.mouse.wheel(0, -300);
  await expect(world).toHaveAttribute('transform', /scale\(2\)/);

  const before = await world.getAttribute('transform');
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 5 });
  await page.mouse.up();
  await expect(world).not.toHaveAttribute('transform', before ?? '');
  await expect(page).not.toHaveURL(/country/);

  await page.getByRole('button', { name: 'Whole world' }).click();
  await brazil.click();
  await expect(page).toHaveURL(/country=BR/);
});

test('the map’s tooltip is beside its country', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboards/Utrecht');
  await page.getByRole('option', { name: /^South Africa/ }).hover();
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  await expect(page.locator('.map-tip')).toContainText('South Africa');
  expect(Math.abs((await middleOf('.map-tip')) - (await middleOf('.map-active')))).toBeLessThan(8);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the figures of a country stay until something else is pressed', async ({ page }) => {
    await page.goto('/dashboards/Utrecht');
    await page.getByRole('option', { name: /^Brazil/ }).tap();
    await expect(page).toHaveURL(/country=BR/);
    await expect(page.locator('.map-tip')).toContainText('Brazil');
    await page.getByRole('heading', { name: 'Rentals around the world' }).tap();
    await expect(page.locator('.map-tip')).toHaveCount(0);
  });
});

test('a country selected on another visit is deselected by one press', async ({ page }) => {
  await page.goto('/dashboards/Utrecht');
  const india = page.locator('.country-ranking').getByRole('button', { name: /India/ });
  await india.click();
  await page.getByRole('link', { name: 'Rotterdam', exact: true }).click();
  await page.getByRole('link', { name: 'Utrecht', exact: true }).click();
  await expect(india).toHaveAttribute('aria-pressed', 'true');
  await expect(page).not.toHaveURL(/country/);
  await india.click();
  await expect(india).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/country/);
  await india.click();
  await expect(page).toHaveURL(/country=IN/);
});

test('a double click selects a country only once', async ({ page }) => {
  await page.goto('/dashboards/Utrecht?min=100000000');
  await page.getByRole('button', { name: /India/ }).dblclick();
  await expect(page).toHaveURL(/country=IN/);
  await page.getByRole('button', { name: 'Remove filter Country: IN' }).click();
  await page.getByRole('option', { name: /^Brazil/ }).dblclick();
  await expect(page).toHaveURL(/country=BR/);
});

test('the countries in order are one tab stop, and arrow keys move between them', async ({ page }) => {
  await page.goto('/dashboards/Utrecht');
  const rows = page.locator('.country-ranking').getByRole('button');
  const place = (index: number) => rows.nth(index);
  await expect(rows.first()).toHaveAccessibleName(/China/);
  await button(page, 'Save Countries in order').focus();
  await page.keyboard.press('Tab');
  await expect(place(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show as table: Top markets')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(place(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=IN/);
});

test('a chart is saved as PNG, SVG and CSV', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/dashboards/Utrecht');
  await page.getByRole('option', { name: /^Brazil/ }).waitFor();
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Save Rentals around the world' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format, exact: false }).click();
    return readFileSync(await (await download).path());
  };
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const svg = (await save('SVG')).toString();
  expect(svg).toContain('Rentals around the world');
  expect(svg).not.toContain('var(--');
  expect((await save('CSV')).toString()).toContain('China,1392730000,1');
  // The list of countries is no picture.
  await page.getByRole('button', { name: 'Save Countries in order' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/CSV/]);
  expect(problems).toEqual([]);
});

test('cards are moved and resized by keyboard, and stay so until reset', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/dashboards/Utrecht');
  const cards = page.locator('.arranged-card h2');
  await expect(cards).toHaveText(['Rentals around the world', 'Countries in order', 'Top markets', 'Rentals by size']);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboards/Utrecht');
  const cardsThere = otherTab.locator('.arranged-card h2');
  await expect(cardsThere.first()).toHaveText('Rentals around the world');
  await page.bringToFront();

  await page.getByRole('button', { name: 'Arrange cards' }).click();
  await page.getByRole('button', { name: 'Move Rentals around the world' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('is picked up from place 1')).toBeAttached();
  await pressUntilEffect(page, 'ArrowRight', page.getByText('would go to place 2 of 4'));
  await page.keyboard.press('Space');
  await expect(cards.first()).toHaveText('Countries in order');
  await page
    .getByRole('group', { name: 'Width of Top markets' })
    .getByRole('button', { name: '3 columns wide' })
    .click();
  await page.getByRole('button', { name: 'Done arranging' }).click();
  await expect(cardsThere.first()).toHaveText('Countries in order');
  await otherTab.close();

  await page.reload();
  await expect(cards).toHaveText(['Countries in order', 'Rentals around the world', 'Top markets', 'Rentals by size']);
  await expect(page.locator('.arranged-card').nth(2)).toHaveClass(/is-3-wide/);
  await page.getByRole('button', { name: 'Arrange cards' }).click();
  await page.getByRole('button', { name: 'Reset arrangement' }).click();
  await expect(cards.first()).toHaveText('Rentals around the world');
  await expect(page.getByRole('button', { name: 'Reset arrangement', disabled: true })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(problems).toEqual([]);
});

test('the map has no axe violations in any theme or direction, also while arranging cards', async ({ page }) => {
  await page.goto('/dashboards/Utrecht?country=BR');
  await map(page).focus();
  await page.keyboard.press('ArrowUp');
  await inEveryTheme(page, (look) => expectNoViolations(page, look, 'main'));
  await page.getByRole('button', { name: 'Arrange cards' }).click();
  await expect(page.getByRole('button', { name: 'Move Top markets' })).toBeVisible();
  await inEveryTheme(page, (look) => expectNoViolations(page, `arranging, ${look}`, '.dashboard-head', '.arrange-bar'));
});
