/**
 * No letter is lost where somebody types faster than the page draws. Here the fields that are bound to the address;
 * `npm run prove -- letters` types into every field there is.
 */
import { expect, test } from '@playwright/test';
import { fieldsOf, typeHurriedly } from './typed-letters';

for (const route of ['/ecom/shop', '/sample-pages/search-result', '/dashboards/Rotterdam']) {
  test(`no letter is lost on ${route}`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox').first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    const fields = await fieldsOf(main);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const { name, typed, got } = await typeHurriedly(page, field);
      expect(got, name).toBe(typed);
    }
  });
}
