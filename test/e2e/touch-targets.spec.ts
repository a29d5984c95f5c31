/** The dashboards on a phone: everything is as large as a finger, and axe finds nothing. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { signInAsDemo } from './people';
import { csvFile } from './rentals-file';
import { expectTouchTargets } from './touch-targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const minimum = 44;

/** Buttons and fields of the page that are too small; a check box counts with the label or cell that it is pressed by. */
const tooSmall = (page: Page) =>
  page.locator('main').evaluate(
    (main, minimum) =>
      Array.from(main.querySelectorAll<HTMLElement>('button, input, select, textarea, a.btn, [role=button]')).flatMap(
        (element) => {
          const isTick = element.matches('[type=checkbox], [type=radio]');
          const target = (isTick && element.closest('label, .tick-cell')) || element;
          const { width, height } = target.getBoundingClientRect();
          if (width === 0 || height === 0 || !element.checkVisibility({ checkVisibilityCSS: true })) return [];
          // Half a pixel for rounding.
          if (Math.min(width, height) >= minimum - 0.5) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return [`${element.className} “${name.trim()}”: ${Math.round(width)} × ${Math.round(height)}`];
        },
      ),
    minimum,
  );

for (const name of ['Rotterdam', 'Amsterdam', 'DenHaag', 'Utrecht']) {
  test(`${name} has no target below 44 px, and no axe violations`, async ({ page }) => {
    await signInAsDemo(page);
    await page.goto(`/dashboards/${name}`);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main .chart-place')).toHaveCount(0);
    expect(await tooSmall(page)).toEqual([]);
    await expectNoViolations(page, name, 'main');
  });
}

test('the filter sheet and the import dialog have none either', async ({ page }) => {
  await signInAsDemo(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filter rentals' });
  await sheet.getByRole('checkbox', { name: 'Belgium BE' }).tap();
  // The tap may have scrolled it out of sight.
  await sheet.getByRole('searchbox', { name: 'Find a country' }).scrollIntoViewIfNeeded();
  await expectTouchTargets(page, 'the filter sheet');
  await expectNoViolations(page, 'the filter sheet', '.filter-sheet');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Import CSV' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csvFile('one.csv', 'Name,Code,Population\nOne,NL,1\n'));
  await expect(dialog.getByRole('button', { name: 'Import 1 rental' })).toBeVisible();
  await expectTouchTargets(page, 'the import dialog');
  await expectNoViolations(page, 'the import dialog', '.import-dialog');
});
