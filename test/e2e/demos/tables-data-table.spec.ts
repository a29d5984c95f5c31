import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/tables/data-table', {
  'hundred-thousand-rows': async ({ page, stage, controls }) => {
    const grid = stage.getByRole('grid', { name: 'Stays' });
    const status = stage.getByRole('status');
    await expect(status).toHaveText('100,000 of 100,000 stays');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    expect(await grid.getByRole('row').count(), 'only what is in sight is drawn').toBeLessThan(60);
    const active = grid.locator('.is-active');

    await grid.focus();
    await page.keyboard.press('Control+End');
    await expect(active).toBeInViewport();
    await expect(grid.locator('tr[aria-rowindex="100001"] td').first()).toHaveText('100,000');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Home');
    await expect(active).toHaveText('1');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText('2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const rent = grid.getByRole('columnheader', { name: 'Rent, €' });
    await expect(rent).toHaveAttribute('aria-sort', 'ascending');
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    const figures = grid.locator('td[data-column=rent]');
    const rents = (await figures.allTextContents()).map((figure) => Number(figure.replaceAll(',', '')));
    expect(rents.length).toBeGreaterThan(5);
    expect(rents).toEqual(rents.toSorted((one, other) => one - other));

    await page.keyboard.press('ArrowDown');
    const city = grid.getByRole('columnheader', { name: 'City' });
    await city.getByRole('button').click();
    await expect(city).toHaveAttribute('aria-sort', 'ascending');
    await expect(grid).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(city).toHaveAttribute('aria-sort', 'descending');

    await page.keyboard.press('Tab');
    await expect(grid).not.toBeFocused();
    expect(await grid.evaluate((element) => element.contains(document.activeElement)), 'Tab leaves the grid').toBe(
      false,
    );

    await stage.getByLabel('Search guest, rental or city').fill('@zee 7');
    await expect(status).toHaveText(/^[\d,]+ of 100,000 stays$/);
    await expect(grid.locator('td[data-column=rental]').first()).toHaveText(/@Zee 7/);
    await stage.getByLabel('Search guest, rental or city').fill('nobody');
    await expect(status).toHaveText('0 of 100,000 stays');
    await stage.getByLabel('Search guest, rental or city').fill('');
    await controls.getByLabel('count').selectOption('1000');
    await expect(status).toHaveText('1,000 of 1,000 stays');
  },
  'variable-row-heights': async ({ stage }) => {
    const reviews = stage.getByRole('listitem');
    await expect(reviews.first()).toBeVisible();
    const heights = await reviews.evaluateAll((items) => items.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size).toBeGreaterThan(1);
    await stage.getByLabel('Go to review').fill('4321');
    await stage.getByLabel('Go to review').press('Enter');
    await expect(stage.getByText(/^4,321\./)).toBeInViewport();
    expect(await reviews.count()).toBeLessThan(30);
  },
  'rows-and-columns': async ({ page, stage }) => {
    const board = stage.getByRole('region', { name: 'Nights of 1,000 rentals in 2027' });
    const names = board.locator('.night-board-name');
    await expect(names.first()).toContainText(/: \d+ nights taken$/);
    expect(await board.locator('.night').count(), 'only what is in sight is drawn').toBeLessThan(2500);
    await stage.getByRole('button', { name: '1 Oct 2027' }).press('Enter');
    await expect(board.getByTitle(/^1 Oct 2027: (taken|free)$/).first()).toBeInViewport();
    await expect(names.first(), 'names stay').toBeInViewport();
    await board.focus();
    await page.keyboard.press('End');
    await expect(board.locator('li[aria-posinset="1000"]')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(board).not.toBeFocused();
  },
});
