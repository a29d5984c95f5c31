import { expect } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { demoPage } from './demo-page';

demoPage('/tables/basic-table', {
  variants: async ({ stage, controls }) => {
    const table = stage.getByRole('table', { name: 'Rentals in the five busiest cities, October 2026' });
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Amsterdam',
      'Rotterdam',
      'Den Haag',
      'Utrecht',
      'Groningen',
    ]);
    const heightBefore = (await table.boundingBox())?.height ?? 0;
    await controls.getByLabel('size').selectOption('sm');
    await expect.poll(async () => (await table.boundingBox())?.height).toBeLessThan(heightBefore);
    for (const name of ['striped', 'hover', 'bordered', 'borderless'] as const) {
      await controls.getByLabel(name, { exact: true }).check();
      await expect(table).toContainClass(`table-${name}`);
    }
    await controls.getByLabel('caption').selectOption('bottom');
    const caption = stage.getByText('Rentals in the five busiest cities');
    await expect(caption).toHaveCSS('caption-side', 'bottom');
    await controls.getByRole('button', { name: 'Reset' }).click();
    await expect(caption).toHaveCSS('caption-side', 'top');
  },
  'sorted-totals': async ({ stage }) => {
    const names = stage.locator('tbody th');
    await expect(names.first()).toHaveText('Amsterdam');
    const rent = stage.getByRole('columnheader', { name: 'Rent' });
    await expect(rent).toHaveAttribute('aria-sort', 'descending');
    await rent.getByRole('button').press('Enter');
    await expect(rent).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText('Maastricht');
    await stage.getByRole('button', { name: 'Costs' }).click();
    await expect(rent).toHaveAttribute('aria-sort', 'none');
    await expect(stage.getByRole('row', { name: /^Total/ })).toHaveText('Total1,069,605262,45071,877');
  },
  'row-states': async ({ stage }) => {
    const failed = stage.getByRole('row', { name: /rentals-export\.txt/ });
    await expect(failed).toContainText('Not a CSV file');
    await stage.getByRole('radio', { name: 'Choose markten-2026-09.csv' }).focus();
    await stage.getByRole('radio', { name: 'Choose markten-2026-09.csv' }).press('ArrowDown');
    await expect(stage.getByRole('status')).toHaveText('Chosen: verhuur-belgie.csv');
    await expect(stage.getByRole('row', { name: /verhuur-belgie/ })).toContainClass('table-active');
  },
  'sticky-header': async ({ page, stage }) => {
    const frame = stage.getByRole('region', { name: 'The twelve provinces' });
    const head = stage.getByRole('columnheader', { name: 'Capital' });
    const before = await head.boundingBox();
    await frame.focus();
    await page.keyboard.press('End');
    await expect(stage.getByRole('rowheader', { name: 'Zuid-Holland' })).toBeInViewport();
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(50);
    expect((await head.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  },
  responsive: async ({ page, stage }) => {
    const frame = stage.getByRole('region', { name: 'Occupancy by month, 2025' });
    await page.setViewportSize({ width: 390, height: 800 });
    const name = stage.getByRole('rowheader', { name: 'Zandvoort' });
    await name.scrollIntoViewIfNeeded();
    const before = (await name.boundingBox())?.x ?? 0;
    await stage.getByRole('columnheader', { name: 'Dec' }).scrollIntoViewIfNeeded();
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    expect((await name.boundingBox())?.x).toBeCloseTo(before, 0);
    await expectNoViolations(page, 'tables on a phone', '.demo-stage');
    await page.setViewportSize({ width: 1280, height: 800 });
  },
  'grouped-headers': async ({ stage }) => {
    await expect(stage.locator('tbody')).toHaveCount(2);
    await expect(stage.locator('th[scope=colgroup]')).toHaveText(['2024', '2025']);
    await expect(stage.locator('th[scope=rowgroup]')).toHaveText(['Coast', 'City']);
    await expect(stage.getByRole('row', { name: 'Houseboats' })).toContainText('15,322');
  },
});
