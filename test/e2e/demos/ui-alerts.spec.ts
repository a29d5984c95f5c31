import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/alerts', {
  variants: async ({ stage, controls }) => {
    await expect(stage).toContainText('1,204 rentals were imported');
    await controls.getByLabel('color').selectOption('danger');
    await expect(stage).toContainText('The file could not be read');
    await controls.getByLabel('icon').uncheck();
    await expect(stage.locator('svg')).toHaveCount(0);
    await controls.getByRole('button', { name: 'Reset' }).click();
    await expect(stage).toContainText('1,204 rentals were imported');
  },
  dismissible: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    const show = stage.getByRole('button', { name: 'Show the message' });
    await expect(show).toBeFocused();
    await show.press('Enter');
    await expect(stage.getByRole('alert')).toBeVisible();
  },
  'with-action': async ({ stage }) => {
    await stage.getByRole('button', { name: 'Send 3 changes' }).click();
    await expect(stage.getByRole('alert')).toContainText('Nothing is gone');
    const again = stage.getByRole('button', { name: 'Send again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(stage.getByRole('alert')).toContainText('All changes are sent');
    await expect(stage.getByRole('button', { name: 'Send 3 changes' })).toBeFocused();
  },
});
