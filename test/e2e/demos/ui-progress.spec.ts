import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/progress', {
  'pause-and-resume': async ({ stage }) => {
    const bar = stage.getByRole('progressbar', { name: 'Importing rentals.csv' });
    await stage.getByRole('button', { name: 'Import' }).press('Enter');
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await stage.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('The import is paused.');
    await stage.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('All 240 rentals are imported.');
    await expect(bar).toHaveAttribute('aria-valuetext', '240 of 240 rentals');
    await stage.getByRole('button', { name: 'Start again' }).click();
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
  },
  variants: async ({ stage, controls }) => {
    const bar = stage.getByRole('progressbar', { name: 'Uploading the photographs of Delft' });
    await controls.getByLabel('value').fill('80');
    await expect(bar).toHaveAttribute('aria-valuetext', '80%');
    await controls.getByLabel('color').selectOption('danger');
    await controls.getByLabel('striped').check();
    await expect(bar).toHaveClass(/bg-danger.*progress-bar-striped|progress-bar-striped.*bg-danger/);
    await controls.getByLabel('tall').check();
    await expect(bar).toHaveText('80%');
  },
  stacked: async ({ stage }) => {
    await expect(stage.getByRole('progressbar')).toHaveCount(3);
    await expect(stage.getByRole('progressbar', { name: 'Contracts' })).toHaveAttribute('aria-valuetext', '18%');
    const widths = await stage
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  },
  steps: async ({ stage }) => {
    await expect(stage.getByRole('button', { name: 'Back' })).toBeDisabled();
    await stage.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Step 2 of 4: Match the columns');
    await expect(stage.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  },
  indeterminate: async ({ stage }) => {
    const bar = stage.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await stage.getByRole('button', { name: 'Count the rows' }).click();
    await expect(bar).toHaveAttribute('aria-valuetext', '1,204 of 9,870 rows');
  },
  native: async ({ stage }) => {
    await stage.getByLabel('Nights rented this year').press('End');
    await expect(stage.getByRole('status')).toHaveText('0 nights are left.');
    await expect(stage.getByLabel('Of the thirty that Amsterdam allows')).toHaveJSProperty('value', 30);
    await expect(stage.getByRole('progressbar', { name: 'On the way to thirty' })).toHaveJSProperty('value', 30);
  },
});
