import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/pagination', {
  basic: async ({ stage, controls }) => {
    const pages = stage.getByRole('navigation', { name: 'Pages of cities' });
    await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Page 2: Delft, Edam, Franeker');
    await pages.getByRole('button', { name: 'Page 4' }).click();
    await expect(pages.locator('[aria-current="page"]')).toHaveText('4');
    await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await controls.getByLabel('icons').uncheck();
    await expect(pages).toContainText('Previous page');
    await controls.getByLabel('size').selectOption('lg');
    await expect(pages.getByRole('list')).toHaveClass(/pagination-lg/);
  },
  'many-pages': async ({ page, stage }) => {
    const pages = stage.getByRole('navigation', { name: 'Pages of emails' });
    await pages.getByRole('button', { name: 'Page 5' }).click();
    await expect(pages.getByRole('button', { name: /^Page/ })).toHaveText(['1', '4', '5', '6', '24']);
    await pages.getByRole('button', { name: 'Last page' }).click();
    await expect(stage.getByRole('status')).toHaveText('Emails 231 to 240 of 240');
    await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height });
    await expect(pages.getByRole('button', { name: /^Page/ })).toHaveText(['1', '22', '23', '24']);
    await page.setViewportSize({ width, height });
  },
  'page-in-url': async ({ page, stage }) => {
    await stage.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(stage.getByRole('status')).toHaveText('April to June: 388 guests');
    await page.goBack();
    await expect(stage.getByRole('status')).toHaveText('January to March: 212 guests');
  },
  'rows-per-page': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Next page' }).click();
    await expect(stage.getByRole('status')).toHaveText('6 to 10 of 12');
    await stage.getByLabel('Guests per page').selectOption('3');
    await expect(stage.getByRole('status')).toHaveText('4 to 6 of 12');
    await expect(stage.getByRole('listitem').filter({ hasText: 'Femke' })).toBeVisible();
  },
  'load-more': async ({ stage }) => {
    const more = stage.getByRole('button', { name: 'Show older changes' });
    await more.press('Enter');
    await expect(stage.getByText('12:15 Luxembourg was deleted')).toBeFocused();
    await more.press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(7);
    await expect(more).toHaveCount(0);
  },
});
