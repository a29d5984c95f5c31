import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/toasts', {
  'auto-hide': async ({ page, stage }) => {
    const opener = stage.getByRole('button', { name: 'Import 240 rentals' });
    await opener.click();
    const toast = page.getByRole('alert', { name: 'Import finished' });
    await expect(toast).toContainText('240 rentals are in');
    await toast.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
  stacked: async ({ stage }) => {
    const receive = stage.getByRole('button', { name: 'Receive an email' });
    for (let mail = 0; mail < 4; mail++) await receive.click();
    const toasts = stage.getByRole('alert');
    await expect(toasts).toHaveCount(3);
    await expect(toasts.first()).toContainText('Sofia Jansen');
    await toasts.first().getByRole('button', { name: 'Close' }).click();
    await expect(toasts.first()).toContainText('Karim el Idrissi');
    await expect(receive).toBeFocused();
  },
  undo: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Delete “New keys for Zwolle”' }).press('Enter');
    await expect(stage.getByRole('list', { name: 'Notes' })).toBeFocused();
    await stage.getByRole('button', { name: 'Delete “Call the plumber in Leiden”' }).press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(1);
    await stage.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(stage.getByRole('alert')).toContainText('“New keys for Zwolle” is deleted.');
    await stage.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(3);
    await expect(stage.getByRole('list', { name: 'Notes' })).toBeFocused();
  },
  variants: async ({ stage, controls }) => {
    await expect(stage.getByRole('status')).toContainText('The note is saved');
    await controls.getByLabel('color').selectOption('danger');
    await expect(stage.getByRole('alert')).toContainText('was not sent');
  },
  header: async ({ stage, controls }) => {
    const toast = stage.getByRole('alert');
    await expect(toast).toContainText('2 minutes ago');
    await controls.getByLabel('time').uncheck();
    await expect(toast).not.toContainText('2 minutes ago');
    await controls.getByLabel('icon').selectOption('icon');
    await expect(toast.locator('svg')).toHaveCount(1);
    await toast.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'Show the message' })).toBeFocused();
    await stage.getByRole('button', { name: 'Show the message' }).press('Enter');
    await expect(toast).toBeVisible();
  },
  placement: async ({ stage, controls }) => {
    const toast = stage.getByRole('alert');
    const before = await toast.boundingBox();
    await controls.getByLabel('vertical').selectOption('start');
    await controls.getByLabel('horizontal').selectOption('start');
    const after = await toast.boundingBox();
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    expect(after?.x).toBeLessThan(before?.x ?? 0);
  },
  'dispatched-toast': async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Finish an import' }).click();
    const toasts = page.getByRole('region', { name: 'Messages' });
    await expect(toasts).toContainText('rentals-zeeland.csv is imported.');
    await toasts.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts.getByText('rentals-zeeland.csv')).toHaveCount(0);
  },
});
