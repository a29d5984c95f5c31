/**
 * No letter is lost when typing faster than the page renders. This covers the fields bound to the URL;
 * `npm run prove -- letters` covers every field.
 */
import { expect, test } from '@playwright/test';
import { fieldsOf, typeFast } from './typing';

for (const route of ['/ecom/shop', '/sample-pages/search-result', '/dashboards/Rotterdam']) {
  test(`typing loses no letter on ${route}`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox').first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    const fields = await fieldsOf(main);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const { name, typed, got } = await typeFast(page, field);
      expect(got, name).toBe(typed);
    }
  });
}
