import { expect, type Page, test } from '@playwright/test';
import { atRest, expectNoViolations } from './accessibility';
import { inEveryTheme } from './layout-settings';
import { signInAsDemo, storeNewAccount, watchConsole } from './people';
import { csvFile, fileRows, toCsv } from './rentals-file';
import { storedRentals } from './stored-rentals';

test.describe.configure({ timeout: 120_000 });

async function showAmsterdam(page: Page) {
  await page.goto('/dashboards/Amsterdam');
  await expect(page.getByRole('heading', { name: 'Amsterdam', level: 1 })).toBeVisible();
}

const figure = (page: Page, label: string) =>
  page.locator('dl.figure-card', { hasText: label }).locator('.figure-number');

test('a guest sees labelled sample data and what signing in adds', async ({ page }) => {
  const problems = watchConsole(page);
  await showAmsterdam(page);
  await expect(page.getByText('This is sample data.')).toBeVisible();
  await expect(page.getByText('Sign in to bring rentals in from a CSV file')).toBeVisible();
  await expect(page.getByText('Your imports appear here once you are signed in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to import' })).toHaveAttribute(
    'href',
    `/auth/loginformik?from=${encodeURIComponent('/dashboards/Amsterdam')}`,
  );
  await expect(page.getByRole('heading', { name: 'Synchronisation' })).toBeHidden();
  expect(problems).toEqual([]);
});

test('on a phone the day labels below the chart do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  await showAmsterdam(page);
  const chart = page.getByRole('region', { name: 'Verhuringen in de tijd', exact: true });
  await chart.scrollIntoViewIfNeeded();
  for (const span of ['day', 'week', 'month']) {
    await chart.getByRole('combobox').selectOption(span);
    const gaps = () =>
      chart.locator('.chart-mark .chart-label').evaluateAll((labels) => {
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
      });
    // The labels are not in place until the chart is rendered.
    await expect(async () => {
      const drawn = await gaps();
      expect(drawn.length, span).toBeGreaterThan(2);
      expect(Math.min(...drawn), span).toBeGreaterThan(7);
    }).toPass({ timeout: 15_000 });
  }
});

test('all buttons of an import that was done in part are in sight on a laptop, in Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // With a history of its own: the names of other tests' files would take the room.
  await storeNewAccount(page, 'history');
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  await showAmsterdam(page);
  await page
    .getByRole('region', { name: 'Verhuringen importeren' })
    .locator('input[type=file]')
    .setInputFiles(csvFile('deels.csv', `Name,Code,Population\nDeels ${Date.now()},NL,1\nFout,NLD,2\n`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '1 verhuring importeren' }).click();
  await dialog.getByRole('button', { name: 'Klaar' }).click();
  await expect(page.getByText('Geïmporteerd, deels overgeslagen')).toBeVisible();
  await expect(page.getByRole('button', { name: /deels\.csv.? uit de geschiedenis/ })).toBeInViewport({
    ratio: 1,
  });
});

test('a press on the import’s button while the dialog opens is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<string>();
    const look = () => {
      const dialog = document.querySelector('.modal-dialog');
      if (dialog) places.add(getComputedStyle(dialog).transform);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  });
  const prefix = `Press ${Date.now()}`;
  await signInAsDemo(page);
  await showAmsterdam(page);
  await page
    .getByRole('region', { name: 'Import rentals' })
    .locator('input[type=file]')
    .setInputFiles(csvFile(`${prefix}.csv`, toCsv(fileRows(prefix, 3))));
  const dialog = page.getByRole('dialog');
  // As soon as it can be pressed, before the dialog has faded in.
  const start = await page.waitForFunction(() =>
    document.querySelector('.import-dialog .btn-primary:enabled')?.getBoundingClientRect().toJSON(),
  );
  const { x, y, width, height } = await start.jsonValue();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator('.modal.show')).toBeVisible();
  await atRest(page);
  await page.mouse.up();
  await expect(dialog.getByText('are in your history')).toBeVisible();
  // The dialog is where it stays from its first frame on.
  expect(await page.evaluate(() => [...(window as never as { places: Set<string> }).places])).toEqual(['none']);
});

test('figures, chart and history update after an import; a deleted rental is restored', async ({ page }) => {
  const prefix = `Flow ${Date.now()}`;
  await signInAsDemo(page);
  await showAmsterdam(page);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show as table: Rentals over time' }).click();
  const addedByDay = page.getByRole('region', { name: 'Figures of Rentals over time' }).locator('td:nth-child(2)');
  const added = async () =>
    (await addedByDay.allTextContents()).reduce((sum, day) => sum + Number(day.replaceAll(',', '')), 0);
  await expect(addedByDay).toHaveCount(7);
  const addedBefore = await added();
  await page
    .getByRole('region', { name: 'Import rentals' })
    .locator('input[type=file]')
    .setInputFiles(csvFile(`${prefix}.csv`, toCsv(fileRows(prefix, 12))));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import 12 rentals' }).click();
  await expect(dialog.getByText('are in your history')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await storedRentals(prefix)).toHaveLength(12);
  // Other tests change rentals too, so the expected figure is read from the database.
  const everyName = '';
  await expect
    .poll(async () => {
      const shown = Number((await figure(page, 'Rentals in use').textContent())?.replaceAll(',', ''));
      return shown - (await storedRentals(everyName)).filter(({ _deleted }) => !_deleted).length;
    })
    .toBe(0);
  // Deleted rentals count too, so other tests can only add to it.
  await expect.poll(added).toBeGreaterThanOrEqual(addedBefore + 12);

  await page.getByRole('button', { name: new RegExp(`Undo the import of .?${prefix}`) }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog.getByText(/is undone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const restore = page.getByRole('button', { name: new RegExp(`Restore .?${prefix}`) }).first();
  await restore.click();
  await expect.poll(async () => (await storedRentals(prefix)).filter(({ _deleted }) => !_deleted).length).toBe(1);
});

test('the page and its dialog have no axe violations in any theme or direction', async ({ page }) => {
  await signInAsDemo(page);
  await showAmsterdam(page);
  await page
    .getByRole('region', { name: 'Import rentals' })
    .locator('input[type=file]')
    .setInputFiles(csvFile('axe.csv', 'Name,Code,Population\nA,NLD,1\n'));
  await expect(page.getByRole('dialog').getByText('Code is not two letters')).toBeVisible();
  await inEveryTheme(page, (look) => expectNoViolations(page, `the dialog, ${look}`, '.import-dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.chart-mark').first()).toBeVisible();
  await inEveryTheme(page, (look) => expectNoViolations(page, look, 'main'));
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showAmsterdam(page);
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  await expect(page.getByText('Rentals in use')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
