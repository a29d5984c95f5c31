import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/table', {
  variants: async ({ stage, controls }) => {
    const table = stage.getByRole('table', { name: 'Stays that begin this week' });
    await expect(table.getByRole('columnheader')).toHaveText(['House', 'Guest', 'Nights']);
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    for (const look of ['striped', 'bordered', 'borderless']) {
      await controls.getByLabel(look, { exact: true }).check();
      await expect(table).toHaveClass(new RegExp(`table-${look}`));
    }
    await controls.getByLabel('small').check();
    await expect(table).toHaveClass(/table-sm/);
    await controls.getByLabel('captionTop').check();
    await expect(table).toHaveCSS('caption-side', 'top');
  },
  totals: async ({ stage }) => {
    await expect(stage.getByRole('row').last()).toHaveText('Together2,045€ 374,285');
  },
  'contextual-rows': async ({ stage }) => {
    const tinted = stage.getByRole('row').filter({ hasText: 'Left out' });
    const plain = stage.getByRole('row').filter({ hasText: 'Herengracht 401' });
    const tintOf = (row: typeof plain) =>
      row
        .getByRole('cell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await tintOf(tinted)).not.toBe(await tintOf(plain));
  },
  sortable: async ({ page, stage }) => {
    const first = stage.getByRole('rowheader').first();
    await expect(first).toHaveText('Jean-Baptiste Moreau');
    await stage.getByRole('button', { name: 'Nights' }).press('Enter');
    await expect(first).toHaveText('Aylin Demir');
    await expect(stage.getByRole('columnheader', { name: 'Nights' })).toHaveAttribute('aria-sort', 'ascending');
    await stage.getByRole('button', { name: 'City' }).press('Space');
    await expect(first).toHaveText('Sofia Lindqvist');
    await expect(page.locator('#announcer-polite')).toHaveText('Sorted by City, ascending');
    await expect(stage.locator('[aria-sort]')).toHaveCount(1);
  },
  selectable: async ({ stage }) => {
    const all = stage.getByRole('checkbox', { name: 'All payments' });
    await stage.getByRole('checkbox', { name: 'Aylin Demir' }).check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await expect(stage.getByRole('row').filter({ hasText: 'Aylin Demir' })).toHaveClass(/table-active/);
    await stage.getByRole('button', { name: 'Send 1 reminder' }).click();
    await expect(stage.getByRole('rowheader')).toHaveCount(2);
    await all.check();
    await stage.getByRole('button', { name: 'Send 2 reminders' }).click();
    await expect(stage).toContainText('Nobody owes anything.');
    await stage.getByRole('button', { name: 'Begin again' }).click();
    await expect(stage.getByRole('rowheader')).toHaveCount(3);
    await expect(all).toBeFocused();
  },
  responsive: async ({ page, stage, controls }) => {
    const box = stage.getByRole('region', { name: 'Revenue by month, in euros' });
    const table = box.getByRole('table');
    await page.setViewportSize({ width: 390, height: 844 });
    const city = stage.getByRole('rowheader', { name: 'Utrecht' });
    const left = (await city.boundingBox())?.x;
    await box.evaluate((element) => element.scrollTo({ left: 200 }));
    expect((await city.boundingBox())?.x).toBe(left);
    await controls.getByLabel('sticky').uncheck();
    await expect.poll(async () => (await city.boundingBox())?.x).not.toBe(left);
    await controls.getByLabel('stripedColumns').check();
    await expect(table).toHaveClass(/table-striped-columns/);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
  'in-card': async ({ stage }) => {
    const table = stage.getByRole('table', { name: 'Open tickets' });
    await expect(table.getByRole('link', { name: 'The boiler goes out' })).toHaveAttribute(
      'href',
      '/tickt/ticket-list',
    );
    await expect(table.getByRole('row')).toHaveCount(3);
  },
});
