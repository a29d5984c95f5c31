import { expect, test } from '@playwright/test';
import { longPage, openWithLayout } from './layout-settings';

const chromes = ['white', 'primary', 'dark'] as const;

for (const darkMode of [true, false]) {
  for (const colour of chromes) {
    test(`all colour pairs have enough contrast: ${darkMode ? 'dark' : 'light'}, frame ${colour}`, async ({ page }) => {
      await openWithLayout(page, longPage, { darkMode, topbarColour: colour, sidebarColour: colour });
      await expect(page.locator('.colour-pair')).toHaveCount(18);
      await expect(page.locator('.colour-pair .text-bg-success')).toHaveCount(18);
    });
  }
}

test('a helper class is copied by its button, with an announcement', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithLayout(page, longPage);
  await page.getByRole('button', { name: 'Copy text-truncate' }).click();
  await expect(page.getByText('text-truncate was copied.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('text-truncate');
});

test('each table density has its row height', async ({ page }) => {
  await openWithLayout(page, longPage);
  for (const [name, height] of [
    ['Compact', 28],
    ['Normal', 36],
    ['Relaxed', 44],
  ] as const) {
    await page.getByRole('button', { name: `${name} ·` }).click();
    // A press before the scripts are there counts later.
    const row = page.getByRole('row', { name: /Belgium/ });
    await expect.poll(async () => Math.round((await row.boundingBox())?.height ?? 0)).toBe(height);
  }
});

test('fields above a list have quiet lines until they are pointed at, and those of forms strong ones', async ({
  page,
}) => {
  const token = (name: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--polder-${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  for (const path of ['/tickt/ticket-list', '/ecom/shop', '/apps/contacts']) {
    await page.goto(path);
    const field = page.locator('main .form-select').filter({ visible: true }).first();
    await expect(field, path).toHaveCSS('border-top-color', await token('quiet-field-border'));
    await field.hover();
    await expect(field, path).toHaveCSS('border-top-color', await token('field-border'));
  }
  await page.goto('/form-layout/form-basic');
  const field = page.locator('.demo-stage .form-control').first();
  await expect(field).toHaveCSS('border-top-color', await token('field-border'));
});
