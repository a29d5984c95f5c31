/** The frame around every demo: source, anchor, and the palette's link to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectFits } from '../fits';

const file = 'frontend/src/demos/ui/alerts/Dismissible.demo.tsx';

test('the shown and copied source is the file’s, highlighted and in one language', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ui/alerts#dismissible');
  // Wait for hydration.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const demo = page.locator('[data-demo=dismissible]');
  const show = demo.getByRole('button', { name: 'Show source: Dismissible' });
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
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
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

test('a demo is shown in the other theme, in the other direction and at the width of a phone', async ({ page }) => {
  await page.goto('/ui/buttons');
  const demo = page.locator('[data-demo=variants]');
  const stage = demo.locator('.demo-stage');
  const press = (name: string) => demo.getByRole('button', { name }).press('Enter');
  const [pageTheme, ground] = await Promise.all([
    page.locator('html').getAttribute('data-bs-theme'),
    stage.evaluate((element) => getComputedStyle(element).backgroundColor),
  ]);
  await press('In the other theme');
  await expect(demo.getByRole('button', { name: 'In the other theme' })).toHaveAttribute('aria-pressed', 'true');
  await expect(stage).toHaveAttribute('data-bs-theme', pageTheme === 'dark' ? 'light' : 'dark');
  await expect(stage).not.toHaveCSS('background-color', ground);
  // Another demo is as it was.
  await expect(page.locator('[data-demo=toggle] .demo-stage')).not.toHaveAttribute('data-bs-theme');

  await press('In the other reading direction');
  await expect(stage).toHaveAttribute('dir', 'rtl');
  const [button, around] = [await stage.getByRole('button').first().boundingBox(), await stage.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan((around?.x ?? 0) + (around?.width ?? 0) - 40);

  await press('390 px wide');
  await expect.poll(async () => Math.round((await stage.boundingBox())?.width ?? 0)).toBe(390);

  for (const name of ['In the other theme', 'In the other reading direction', '390 px wide']) await press(name);
  await expect(stage).not.toHaveAttribute('data-bs-theme');
  await expect(stage).not.toHaveAttribute('dir');
  await expect(stage).toHaveCSS('background-color', ground);
});

test('a chart follows the theme of its preview', async ({ page }) => {
  await page.goto('/charts/apex');
  const demo = page.locator('[data-demo=lines-and-areas]');
  const label = demo.locator('.apexcharts-xaxis-label').first();
  const before = (await label.getAttribute('fill')) ?? '';
  await demo.getByRole('button', { name: 'In the other theme' }).click();
  await expect(label).not.toHaveAttribute('fill', before);
});

test('the contents mark the demo that is being read', async ({ page }) => {
  await page.goto('/ui/buttons');
  const contents = page.getByRole('navigation', { name: 'Examples on this page' });
  const marked = contents.locator('[aria-current="location"]');
  await expect(marked).toHaveText('Variants');
  await page.locator('[data-demo=loading]').evaluate((demo) => demo.scrollIntoView({ block: 'start' }));
  await expect(marked).toHaveText('Loading');
});

test('the documentation of the libraries opens beside the page', async ({ page }) => {
  await page.goto('/ui/buttons');
  const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Bootstrap' });
  await expect(link).toHaveAttribute('href', 'https://getbootstrap.com/docs/5.3/components/buttons/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAccessibleName(/new tab/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a demo that repeats a long word breaks it where it does not fit', async ({ page }) => {
    const word = 'x'.repeat(150);
    await page.goto('/form-validation#file-validation');
    const file = { name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from('city\nDelft\n') };
    await page.getByLabel('Rentals to import').setInputFiles(file);
    await page.getByRole('button', { name: 'Import rentals' }).click();
    await expect(page.getByText(`${file.name} is on its way.`)).toBeVisible();
    await expectFits(page, 'a file');

    await page.goto('/form-layout/form-group#with-buttons');
    await page.getByLabel('Code on the key tag').fill(word);
    await page.getByRole('button', { name: 'Find house' }).click();
    await expect(page.getByText('No house has the code')).toBeVisible();
    await expectFits(page, 'a code');
  });
});
