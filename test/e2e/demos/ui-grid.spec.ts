import { expect, type Locator } from '@playwright/test';
import { demoPage } from './demo-page';

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;
const startOf = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

demoPage('/ui/grid', {
  'twelve-columns': async ({ stage, controls }) => {
    const [rentals, filters] = [stage.getByText('Rentals: 8'), stage.getByText('Filters: 4')];
    expect(await widthOf(rentals)).toBeGreaterThan(1.8 * (await widthOf(filters)));
    await controls.getByLabel('main').fill('6');
    await expect(stage).toContainText('Filters: 6');
    expect(await widthOf(stage.getByText('Rentals: 6'))).toBeCloseTo(await widthOf(stage.getByText('Filters: 6')), 0);
    await controls.getByLabel('gutter').selectOption('g-0');
    await expect(stage.locator('.row')).toHaveClass(/g-0/);
  },
  'equal-and-auto-width': async ({ stage }) => {
    expect(await widthOf(stage.getByText('Arrivals'))).toBeCloseTo(await widthOf(stage.getByText('Stays')), 0);
    expect(await widthOf(stage.getByText('the rest'))).toBeGreaterThan(await widthOf(stage.getByText('auto')));
  },
  'row-columns': async ({ stage, controls }) => {
    const tops = async () => new Set(await Promise.all((await stage.locator('.card').all()).map(topOf))).size;
    expect(await tops()).toBe(2);
    await controls.getByLabel('md').fill('2');
    await expect.poll(tops).toBe(3);
  },
  alignment: async ({ stage, controls }) => {
    const polder = stage.getByText('Polder');
    const before = await startOf(polder);
    await controls.getByLabel('justify').selectOption('center');
    await expect.poll(() => startOf(polder)).toBeGreaterThan(before);
    const top = await topOf(polder);
    await controls.getByLabel('align').selectOption('end');
    await expect.poll(() => topOf(polder)).toBeGreaterThan(top);
  },
  'offset-and-order': async ({ stage, controls }) => {
    const nights = stage.getByLabel('Nights at Oudegracht 112');
    const price = stage.getByRole('status');
    await nights.press('End');
    await nights.press('Backspace');
    await nights.pressSequentially('10');
    await expect(price).toHaveText('€ 1,450');
    expect(await startOf(price)).toBeLessThan(await startOf(nights));
    await controls.getByLabel('priceFirst').uncheck();
    await expect.poll(() => startOf(price)).toBeGreaterThan(await startOf(nights));
    const start = await startOf(nights);
    await controls.getByLabel('offset').fill('0');
    await expect.poll(() => startOf(nights)).toBeLessThan(start);
  },
  nested: async ({ stage }) => {
    const [rentals, chart] = [stage.getByText('Rentals', { exact: true }), stage.getByText('Revenue by month')];
    expect(await startOf(rentals)).toBe(await startOf(chart));
    expect(await widthOf(chart)).toBeGreaterThan(2 * (await widthOf(rentals)));
  },
  'auto-fill': async ({ stage, controls }) => {
    const columns = () =>
      stage.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    const before = await columns();
    await controls.getByLabel('min').fill('20');
    await expect.poll(columns).toBeLessThan(before);
  },
  breakpoints: async ({ page, stage }) => {
    const now = stage.getByRole('row').filter({ hasText: 'This window' }).getByRole('rowheader');
    await expect(now).toHaveText('xl');
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(now).toHaveText('sm');
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(now).toHaveText('xl');
    await expect(stage.getByRole('row', { name: 'xl 1200 px 1140 px This window' })).toHaveClass(/table-active/);
  },
});
