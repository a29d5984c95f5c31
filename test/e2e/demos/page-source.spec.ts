/** Pages without demos show their source too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../accessibility';

for (const [path, file, other] of [
  ['/sample-pages/profile', 'demos/sample-pages/profile/ProfilePage.tsx', 'PasswordCard.tsx'],
  ['/sample-pages/gallery', 'demos/sample-pages/gallery/GalleryPage.tsx', 'Lightbox.tsx'],
  ['/sample-pages/search-result', 'demos/sample-pages/search-result/SearchResultPage.tsx', 'ResultPages.tsx'],
  ['/sample-pages/helper-class', 'demos/sample-pages/helper-class/HelperClassPage.tsx', 'ColourPairs.tsx'],
  ['/icons/bootstrap', 'demos/icons/IconsPage.tsx', 'BootstrapIconsPage.tsx'],
  ['/icons/feather', 'demos/icons/IconsPage.tsx', 'IconGrid.tsx'],
  ['/about', 'features/about/About.tsx', 'LicenceList.tsx'],
] as const) {
  test(`${path} shows its source, file by file`, async ({ page }) => {
    await page.goto(path);
    const source = page.getByRole('region', { name: 'Source of this page' });
    await expect(page.locator('#root[data-path]')).toHaveCount(0);
    await source.getByRole('button', { name: 'Show source' }).click();
    await expect(source.getByText(`frontend/src/${file}`)).toBeVisible();
    const written = readFileSync(join(__dirname, '../../../frontend/src', file), 'utf8');
    await expect(source.locator('.demo-code')).toBeVisible();
    expect((await source.locator('.demo-code').textContent())?.trim()).toBe(written.trim());
    await source.getByLabel('File', { exact: true }).selectOption({ label: other });
    await expect(source.getByText(new RegExp(`^frontend/src/.*/${other}$`))).toBeVisible();
    await expect(source.getByRole('region', { name: `Source of ${other}` })).toContainText('export');
    await expectNoViolations(page, `source of ${path}`);
  });
}
