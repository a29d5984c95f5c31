import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/spinner', {
  variants: async ({ stage, controls }) => {
    const spinner = stage.getByRole('status');
    await expect(spinner).toHaveText('Fetching the rentals of Zeeland…');
    await controls.getByLabel('type').selectOption('grow');
    await controls.getByLabel('size').selectOption('sm');
    await controls.getByLabel('color').selectOption('danger');
    await expect(spinner).toHaveClass(/spinner-grow-sm.*text-danger/);
  },
  'in-button': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Send to 42 guests' }).press('Enter');
    const sending = stage.getByRole('button', { name: 'Sending…' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(sending).toBeFocused();
    await expect(stage.getByRole('status')).toHaveText('Sent to 42 guests.');
    await expect(stage.getByRole('button', { name: 'Send again' })).toBeFocused();
  },
  'delayed-spinner': async ({ stage }) => {
    const place = stage.getByRole('status');
    await stage.getByRole('button', { name: 'Fetch again' }).click();
    await expect(place).toHaveAttribute('aria-busy', 'true');
    await expect(place).toContainText('Fetching the weather');
    await expect(place).toHaveText('Vlissingen: 10 °C, wind force 5, a little sun');
  },
  refreshing: async ({ stage }) => {
    await expect(stage.getByRole('row', { name: 'Leiden 31' })).toBeVisible();
    await stage.getByRole('button', { name: 'Refresh' }).click();
    await expect(stage.getByRole('status')).toHaveText('Fetching the guests of tonight');
    await expect(stage.getByRole('row', { name: 'Leiden 34' })).toBeVisible();
    await expect(stage.getByRole('status')).toHaveCount(0);
  },
  placeholders: async ({ stage, controls }) => {
    await controls.getByLabel('animation').selectOption('wave');
    await expect(stage.locator('.placeholder-wave')).toHaveCount(2);
    await stage.getByRole('button', { name: 'Let it arrive' }).click();
    await expect(stage.getByRole('heading', { name: 'Wharf cellar in Utrecht' })).toBeVisible();
    await expect(stage.getByRole('status')).toHaveText('The house is there.');
    await expect(stage.locator('.placeholder')).toHaveCount(0);
  },
});
