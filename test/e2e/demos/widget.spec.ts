import { expect, type Locator, type Page, test } from '@playwright/test';
import { blockScripts, waitUntilStyled } from '../first-frames';
import { demoPage } from './demo-page';

const chart = '.saved-picture';

/** Switches a chart's card to a table and back, and saves its data. */
async function useChartCard(page: Page, stage: Locator, row: RegExp): Promise<void> {
  await expect(stage.locator(chart)).toBeVisible();
  await stage.getByRole('button', { name: /^Show as table/ }).click();
  await expect(stage.getByRole('row', { name: row }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await stage.getByRole('button', { name: /^Save/ }).press('ArrowDown');
  await stage.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  await stage.getByRole('button', { name: /^Show as chart/ }).click();
  await expect(stage.locator(chart)).toBeVisible();
}

demoPage('/widget', {
  'key-figures': async ({ stage }) => {
    await expect(stage.getByText('Rentals', { exact: true })).toBeVisible();
    await expect(stage.locator('.figure-card')).toHaveCount(4);
    await expect(stage).toContainText('7.6B');
  },
  'custom-figure': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Add a booking' }).press('Enter');
    await expect(stage.getByText('1,205')).toBeVisible();
    await expect(stage.getByText('7.6% more than last week')).toBeVisible();
  },
  'top-markets': async ({ page, stage }) => useChartCard(page, stage, /China/),
  shares: async ({ page, stage }) => useChartCard(page, stage, /others/),
  distribution: async ({ page, stage }) => useChartCard(page, stage, /1M/),
  recent: async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveCount(7);
    await expect(stage.getByText('Added').first()).toBeVisible();
  },
  timeline: async ({ page, stage }) => {
    await stage.getByRole('combobox').selectOption('month');
    await useChartCard(page, stage, /202\d/);
  },
  ranking: async ({ stage }) => {
    const second = stage.getByRole('listitem').nth(1).getByRole('button');
    await second.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(second).toContainText('India');
  },
  'text-analysis': async ({ stage }) => {
    await expect(stage.getByRole('row', { name: 'Amsterdam' })).toContainText('2');
    await stage.getByRole('button', { name: 'Key phrases' }).click();
    await expect(stage.getByRole('row', { name: /houseboat/ }).first()).toBeVisible();
    await expect(stage.getByText('English')).toBeVisible();
    await expect(stage.locator('.saved-picture')).toBeVisible();
  },
});

test('before their rentals are there, cards show neither figures nor that there are none', async ({ page }) => {
  const release = await blockScripts(page);
  await page.goto('/widget');
  await waitUntilStyled(page);
  const figures = page.locator('[data-demo="key-figures"] .figure-number');
  await expect(figures).toHaveText(['', '', '', '']);
  await expect(page.getByText(/^(No rental|There are no)/)).toHaveCount(0);
  await release();
  await expect(figures.nth(1)).toHaveText('7.6B');
});
