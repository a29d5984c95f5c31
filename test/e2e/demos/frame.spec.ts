/** The frame around every demo: source, anchor, and the palette's link to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const file = 'frontend/src/demos/ui/alerts/Dismissible.demo.tsx';

test('the shown and copied source is the file’s, highlighted and in one language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ui/alerts#dismissible');
  // Wait for hydration.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const demo = page.locator('[data-demo=dismissible]');
  const show = demo.getByRole('button', { name: 'Show source' });
  await show.press('Enter');
  await expect(demo.getByText(file)).toBeVisible();
  const shown = await demo.getByRole('region', { name: 'Source of Dismissible' }).textContent();
  const written = readFileSync(join(__dirname, '../../..', file), 'utf8');
  expect(shown).toContain(written.slice(written.indexOf('  const [isOpen'), written.indexOf('\nconst texts')).trim());
  expect(shown).toContain("const text = {\n  message: 'New here?");
  expect(shown).not.toMatch(/DemoAbout|useTexts|Sluiten/);
  expect(await demo.locator('.code-keyword').count()).toBeGreaterThan(5);

  await demo.getByRole('button', { name: 'Copy source' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(shown?.trim());

  await demo.getByRole('button', { name: 'Hide source' }).click();
  await expect(demo.getByRole('region')).toBeHidden();
});

test('the shown and copied source contains the controls’ values, as a file and as JSX only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ui/alerts#variants');
  const demo = page.locator('[data-demo=variants]');
  await demo.getByRole('button', { name: 'Show source' }).click();
  const source = demo.getByRole('region', { name: 'Source of Variants' });
  await expect(source).toContainText("Variants({ color = 'success', icon = true }: VariantsProps)");
  await demo.getByLabel('color').selectOption('danger');
  await demo.getByLabel('icon').uncheck();
  await expect(source).toContainText("Variants({ color = 'danger', icon = false }: VariantsProps)");
  await demo.getByRole('switch', { name: 'JSX only' }).check();
  await expect(source).toHaveText(/^<div className=\{`alert alert-danger d-flex/);
  await expect(source).toContainText('<span>The file could not be read.');
  await demo.getByRole('button', { name: 'Copy source' }).click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await source.textContent())?.trim());
});

test('a source that fails to load shows an error and can be retried', async ({ page }) => {
  await page.goto('/ui/alerts');
  const demo = page.locator('[data-demo=dismissible]');
  await expect(demo).toBeVisible();
  await page.context().setOffline(true);
  await demo.getByRole('button', { name: 'Show source' }).click();
  await expect(demo.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.context().setOffline(false);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('region', { name: 'Source of Dismissible' })).toBeVisible();
});

test('the palette finds a demo by its title and focuses its heading', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dismissible');
  await expect(page.getByRole('option', { name: /Dismissible/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ui/alerts#dismissible');
  await expect(page.getByRole('heading', { name: 'Dismissible' })).toBeFocused();
});

test('a link to the former anchor of a renamed demo leads to the demo', async ({ page }) => {
  await page.goto('/ui/modal#at-the-side');
  await expect(page.getByRole('heading', { name: 'Offcanvas' })).toBeFocused();
  await expect(page.locator('[data-demo=offcanvas-panel]')).toBeInViewport();
});
