/** Lists and panes with nothing to show. */
import { expect, test } from '@playwright/test';

test('a drawing is loaded only with the first empty state', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('EmptyDrawing') && loaded.push(request.url()));
  await page.goto('/apps/notes');
  await expect(page.locator('.item-row').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(loaded).toHaveLength(1);
  const box = await page.locator('.empty-state svg').boundingBox();
  expect(box).toMatchObject({ width: 160, height: 96 });
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.locator('.empty-state')).toHaveCount(0);
});
