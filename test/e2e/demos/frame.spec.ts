/** The frame that every demo stands in: its source, its address, and the way to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const file = 'frontend/src/demos/ui/alerts/Dismissible.demo.tsx';

test('the source that is shown and copied is that of the file, in colours', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ui/alerts#dismissible');
  const demo = page.locator('[data-demo=dismissible]');
  const show = demo.getByRole('button', { name: 'Show source' });
  await show.press('Enter');
  await expect(demo.getByText(file)).toBeVisible();
  const shown = await demo.getByRole('region', { name: 'Source of One that can be closed' }).textContent();
  const written = readFileSync(join(__dirname, '../../..', file), 'utf8');
  const component = written.slice(written.indexOf('export default'));
  expect(shown).toContain(component.trim());
  expect(shown).not.toContain('DemoAbout');
  expect(await demo.locator('.code-keyword').count()).toBeGreaterThan(5);

  await demo.getByRole('button', { name: 'Copy source' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(shown?.trim());

  await demo.getByRole('button', { name: 'Hide source' }).click();
  await expect(demo.getByRole('region')).toBeHidden();
});

test('a source that cannot be loaded says so and is tried again', async ({ page }) => {
  await page.goto('/ui/alerts');
  const demo = page.locator('[data-demo=dismissible]');
  await expect(demo).toBeVisible();
  await page.context().setOffline(true);
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.context().setOffline(false);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('region', { name: 'Source of One that can be closed' })).toBeVisible();
});

test('the palette finds a demo by its name and leads to it, with the focus on its heading', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('one that can be closed');
  await expect(page.getByRole('option', { name: /One that can be closed/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ui/alerts#dismissible');
  await expect(page.getByRole('heading', { name: 'One that can be closed' })).toBeFocused();
});
