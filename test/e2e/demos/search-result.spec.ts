/** One search over everything in Polder. */
import { expect, test } from '@playwright/test';

test('finds pages, examples and rentals, marks what was searched, and leads there', async ({ page }) => {
  await page.goto('/sample-pages/search-result');
  await page.getByRole('main').getByRole('searchbox').fill('alerts');
  await expect(page.getByRole('status').filter({ hasText: 'results for “alerts”' })).toBeVisible();
  const first = page.locator('.search-results li').first();
  await expect(first.getByRole('link')).toHaveText('Alerts');
  await expect(first.locator('mark').first()).toHaveText('Alerts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Examples/ })
    .click();
  await expect(page).toHaveURL(/q=alerts&kind=example/);
  await page.getByRole('link', { name: 'One that can be closed' }).click();
  await expect(page).toHaveURL('/ui/alerts#dismissible');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('alerts');

  await page.goto('/sample-pages/search-result?q=netherlands&kind=rental');
  await page.locator('.search-results').getByRole('link', { name: 'Netherlands' }).first().click();
  await expect(page).toHaveURL(/dashboards\/Rotterdam\?q=Netherlands/);
});

test('many results come in pages, and an address that makes no sense shows the nearest', async ({ page }) => {
  await page.goto('/sample-pages/search-result?q=a&page=9999&kind=%00');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.locator('[aria-current=page]')).toBeVisible();
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page.locator('.search-results li')).toHaveCount(10);
  await page.goto('/sample-pages/search-result?q=zzzzzz');
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
});
