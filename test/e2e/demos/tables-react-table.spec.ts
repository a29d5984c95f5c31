import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { demoPage, pressUntilEffect, waitUntilClicksWork } from './demo-page';

demoPage('/tables/react-table', {
  'sort-and-filter': async ({ page, stage }) => {
    const cities = stage.locator('tbody td:nth-child(2)');
    const arrives = stage.getByRole('columnheader', { name: 'Arrives' });
    await expect(arrives).toHaveAttribute('aria-sort', 'ascending');
    await stage.getByRole('button', { name: 'City' }).press('Enter');
    await expect(stage.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
    const names = await cities.allTextContents();
    expect(names).toEqual(names.toSorted());
    await stage.getByRole('button', { name: 'Rent' }).click({ modifiers: ['Shift'] });
    await expect(stage.locator('th[aria-sort]')).toHaveCount(2);
    await stage.getByLabel('Kind').selectOption('Houseboat');
    const houseboats = await stage.locator('tbody tr').count();
    await expect(stage.locator('tbody td:nth-child(3)')).toHaveText(Array(houseboats).fill('Houseboat'));
    await expect(stage.getByRole('status')).toHaveText(`${houseboats} of 14 stays`);
    await stage.getByLabel('Search').focus();
    await page.keyboard.type('nobody of this name');
    await expect(stage.getByRole('status')).toHaveText('0 of 14 stays');
  },
  'grouped-rows': async ({ stage, controls }) => {
    const group = stage.getByRole('button', { name: /^Zuid-Holland/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    const rows = stage.locator('tbody tr');
    const before = await rows.count();
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const size = Number((await group.textContent())?.match(/\((\d+)\)/)?.[1]);
    expect(size).toBeGreaterThan(0);
    await expect(rows).toHaveCount(before + size);
    await controls.getByLabel('groupBy').selectOption('kind');
    await expect(stage.getByRole('button', { name: /^Houseboat/ })).toBeVisible();
    await stage.getByRole('button', { name: 'Open all' }).click();
    await expect(rows).toHaveCount(24 + 4);
    await stage.getByRole('button', { name: 'Close all' }).click();
    await expect(rows).toHaveCount(4);
  },
  'expandable-rows': async ({ stage }) => {
    const guest = stage.getByRole('rowheader').first().getByRole('button');
    await guest.press('Enter');
    await expect(guest).toHaveAttribute('aria-expanded', 'true');
    const details = stage.getByText(/nights for €/).first();
    await expect(details).toBeVisible();
    await guest.press('Enter');
    await expect(details).toBeHidden();
  },
  'column-order': async ({ page, stage }) => {
    const heads = stage.getByRole('columnheader');
    await expect(heads).toHaveText(['Guest', 'Rental', 'City', 'Nights', 'Rent, €']);
    const grip = stage.getByRole('button', { name: 'Move City' });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(stage.getByText('City is at place 3.')).toBeAttached();
    await pressUntilEffect(page, 'ArrowLeft', stage.getByText('City is at place 2.'));
    await page.keyboard.press('Space');
    await expect(heads).toHaveText(['Guest', 'City', 'Rental', 'Nights', 'Rent, €']);
    // Drop only after the page has announced the position, as a drag is measured per frame.
    await stage.getByRole('button', { name: 'Move Rent, €' }).hover();
    await page.mouse.down();
    const target = await stage.getByRole('button', { name: 'Move Guest' }).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 4, (target?.y ?? 0) + 4, { steps: 10 });
    await expect(stage.getByText('Rent, € is at place 1.')).toBeAttached();
    await page.mouse.up();
    await expect(heads).toHaveText(['Rent, €', 'Guest', 'City', 'Rental', 'Nights']);
    await waitUntilClicksWork(page);
    await stage.getByLabel('Nights', { exact: true }).uncheck();
    await expect(heads).toHaveText(['Rent, €', 'Guest', 'City', 'Rental']);
    await expect(stage.getByLabel('Guest', { exact: true })).toBeDisabled();
    await stage.getByRole('button', { name: 'As they were' }).click();
    await expect(heads).toHaveText(['Guest', 'Rental', 'City', 'Nights', 'Rent, €']);
    // A place is counted among the columns that are shown.
    await stage.getByLabel('Rental', { exact: true }).uncheck();
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(stage.getByText('City is at place 2.')).toBeAttached();
    await pressUntilEffect(page, 'ArrowRight', stage.getByText('City is at place 3.'));
    await page.keyboard.press('Space');
    await expect(stage.getByText('City dropped at place 3.')).toBeAttached();
    await expect(heads).toHaveText(['Guest', 'Nights', 'City', 'Rent, €']);
    await waitUntilClicksWork(page);
    await stage.getByRole('button', { name: 'As they were' }).click();
    await expect(heads).toHaveText(['Guest', 'Rental', 'City', 'Nights', 'Rent, €']);
  },
  'select-and-export': async ({ page, stage }) => {
    await expect(stage.getByRole('status')).toHaveText('1–5 of 42');
    const all = stage.getByRole('checkbox', { name: 'Select all on this page' });
    await stage.getByRole('checkbox').nth(1).check();
    await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await all.check();
    await stage.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('6–10 of 42');
    await stage.getByLabel('Rows per page').selectOption('20');
    const downloading = page.waitForEvent('download');
    await stage.getByRole('button', { name: 'Save 5 stays as CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    await all.check();
    await all.uncheck();
    const everything = page.waitForEvent('download');
    await stage.getByRole('button', { name: 'Save 42 stays as CSV' }).click();
    const text = await readFile(await (await everything).path(), 'utf8');
    expect(text).toContain(",'@Zee");
    expect(text).not.toContain(',@Zee');
    await expect(page.getByText('42 stays were saved.')).toBeAttached();
  },
});
