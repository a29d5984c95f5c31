import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/sample-pages/starterkit', {
  'minimal-page': async ({ stage }) => {
    await expect(stage.getByText('No keys yet')).toBeVisible();
    await stage.getByRole('button', { name: 'Add a key' }).press('Enter');
    await expect(stage.getByRole('listitem')).toHaveText('Key 1, at the office');
    await expect(stage.getByText('No keys yet')).toHaveCount(0);
  },
  'four-states': async ({ stage, controls }) => {
    await stage.getByRole('button', { name: 'Fetch again' }).press('Enter');
    await expect(stage.getByRole('region', { name: 'Offices' })).toBeFocused();
    await expect(stage.getByRole('listitem')).toHaveCount(4);
    await controls.getByLabel('state').selectOption('loading');
    await expect(stage.getByRole('region', { name: 'Offices' })).toHaveAttribute('aria-busy', 'true');
    await controls.getByLabel('state').selectOption('empty');
    await expect(stage.getByText('No offices yet')).toBeVisible();
    await expect(stage.locator('.empty-state-drawing svg')).toBeVisible();
  },
  'list-and-detail': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Utrecht' }).press('Enter');
    await expect(stage.getByRole('heading', { name: 'Utrecht' })).toBeVisible();
    await expect(stage.getByRole('button', { name: 'Utrecht' })).toHaveAttribute('aria-current', 'true');
    await expect(stage).toContainText('wharf cellar');
  },
});
