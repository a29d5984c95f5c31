import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/collapse', {
  basic: async ({ stage, controls }) => {
    const button = stage.getByRole('button', { name: 'What it costs' });
    await expect(stage.getByText('€605.60')).toBeHidden();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.getByText('€605.60')).toBeVisible();
    await button.press('Space');
    await expect(stage.getByText('€605.60')).toBeHidden();
    await controls.getByLabel('horizontal').check();
    await button.click();
    // While it opens, the next demo moves under the pointer.
    await expect(stage.locator('.collapse-horizontal.show')).toBeVisible();
  },
  'multiple-targets': async ({ stage }) => {
    const harbour = stage.getByText('A loft over the harbour');
    await stage.getByRole('button', { name: 'Veerhaven 7' }).click();
    await expect(harbour).toBeVisible();
    await expect(stage.getByText('A wharf cellar')).toBeHidden();
    await stage.getByRole('button', { name: 'Open both' }).click();
    await expect(stage.getByText('A wharf cellar')).toBeVisible();
    await stage.getByRole('button', { name: 'Close both' }).click();
    await expect(stage.getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(harbour).toBeHidden();
  },
  'faq-accordion': async ({ stage, controls }) => {
    const open = stage.getByRole('button', { expanded: true });
    await expect(open).toHaveText(['When can we come in?']);
    await stage.getByRole('heading', { name: 'Where is the key?' }).getByRole('button').press('Enter');
    await expect(open).toHaveText(['Where is the key?']);
    await expect(stage.getByText('At the bakery on the corner')).toBeVisible();
    await expect(stage.getByText('From three in the afternoon')).toBeHidden();
    await controls.getByLabel('stayOpen').check();
    await stage.getByRole('button', { name: 'May the dog come?' }).click();
    await expect(open).toHaveCount(2);
    await controls.getByLabel('flush').check();
    await expect(stage.locator('.accordion-flush')).toBeVisible();
  },
  native: async ({ stage }) => {
    await stage.getByText('Waste').click();
    await expect(stage.getByText('On Tuesday and Friday')).toBeVisible();
    await stage.getByText('Quiet').press('Enter');
    await expect(stage.getByText('canals carry sound')).toBeVisible();
    await expect(stage.getByText('On Tuesday and Friday')).toBeHidden();
  },
  events: async ({ stage }) => {
    const button = stage.getByRole('button', { name: 'Changes to this rental' });
    await expect(stage.getByRole('status')).toHaveText('Not loaded');
    await button.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('3 changes');
    await expect(stage.getByRole('listitem')).toHaveCount(3);
    await button.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Not loaded');
    await expect(stage.getByRole('listitem')).toHaveCount(0);
  },
});
