import { expect, type Locator } from '@playwright/test';
import { demoPage } from './demo-page';

const chartOf = (stage: Locator) => stage.getByRole('img');

/** The canvas's image once its animation has ended; a canvas has no elements to query. */
async function imageOf(stage: Locator): Promise<string> {
  const picture = () => chartOf(stage).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await picture();
      return last === before;
    })
    .toBe(true);
  return last;
}

/** Runs an action, and waits until the chart's image changes. */
async function expectRedrawn(stage: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await imageOf(stage);
  await change();
  await expect.poll(() => imageOf(stage)).not.toBe(before);
}

async function readAsTable(stage: Locator, row: string | RegExp, text: string): Promise<void> {
  await stage.getByRole('button', { name: /^Show as table/ }).click();
  await expect(stage.getByRole('row', { name: row })).toContainText(text);
}

demoPage('/charts/chartjs', {
  lines: async ({ page, stage, controls }) => {
    await expect(chartOf(stage)).toHaveAccessibleDescription(/Zandvoort is fullest in August/);
    await expectRedrawn(stage, () => controls.getByLabel('stepped').check());
    await expectRedrawn(stage, () => controls.getByLabel('fill').check());
    await controls.getByLabel('stepped').uncheck();
    await expectRedrawn(stage, () => controls.getByLabel('tension').press('Home'));
    for (const [format, name] of [
      ['PNG', 'Picture (PNG)'],
      ['CSV', 'Figures (CSV)'],
    ] as const) {
      await stage.getByRole('button', { name: 'Save Occupancy over the year' }).click();
      await expect(page.getByRole('menuitem')).toHaveCount(2);
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      expect((await downloading).suggestedFilename()).toBe(`Occupancy over the year.${format.toLowerCase()}`);
    }
    // The theme changes while the chart is shown.
    await expectRedrawn(stage, () =>
      page.locator('html').evaluate((root) => {
        root.dataset.bsTheme = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
      }),
    );
    await readAsTable(stage, /^Apr/, '98');
    await stage.getByRole('button', { name: /^Show as chart/ }).click();
    await expect(chartOf(stage)).toBeVisible();
  },
  bars: async ({ stage, controls }) => {
    await expectRedrawn(stage, () => controls.getByLabel('indexAxis').selectOption('y'));
    await expectRedrawn(stage, () => controls.getByLabel('stacked').check());
    await readAsTable(stage, /^Utrecht/, '430');
  },
  'pie-doughnut-polar': async ({ stage, controls }) => {
    await expectRedrawn(stage, () => controls.getByLabel('type').selectOption('pie'));
    await expectRedrawn(stage, () => controls.getByLabel('type').selectOption('polarArea'));
    await readAsTable(stage, /^Own website/, '45%');
  },
  'scatter-and-bubble': async ({ stage, controls }) => {
    await expectRedrawn(stage, () => controls.getByLabel('type').selectOption('scatter'));
    await readAsTable(stage, /265/, 'Houses');
  },
  'radar-chart': async ({ stage }) => {
    await expect(chartOf(stage)).toHaveAccessibleName(/two rentals/);
    expect((await imageOf(stage)).length).toBeGreaterThan(5000);
    await readAsTable(stage, /^Welcome/, '9.2');
  },
  combined: async ({ stage }) => {
    await expect(stage.getByRole('status')).toHaveText('2025: € 1,242,800 in all');
    await expectRedrawn(stage, () => stage.getByRole('button', { name: '2024' }).press('Enter'));
    await expect(stage.getByRole('status')).toHaveText('2024: € 1,131,130 in all');
    await expect(chartOf(stage)).toHaveAccessibleName('Rent and occupancy in 2024');
    await readAsTable(stage, /^Q3/, '402,380');
  },
  'data-decimation': async ({ stage, controls }) => {
    await expect(chartOf(stage)).toHaveAccessibleName(/10,000 measurements/);
    await expectRedrawn(stage, () => controls.getByLabel('count').press('Home'));
    await expect(chartOf(stage)).toHaveAccessibleName(/1,000 measurements/);
    await controls.getByLabel('count').press('End');
    await expectRedrawn(stage, () => controls.getByLabel('decimated').uncheck());
    await readAsTable(stage, /^500/, '-');
  },
});
