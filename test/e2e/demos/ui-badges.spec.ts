import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/badges', {
  status: async ({ stage, controls }) => {
    const badge = stage.locator('.badge');
    await expect(badge).toHaveText('Paid');
    await controls.getByLabel('color').selectOption('danger');
    await expect(badge).toHaveText('Cancelled');
    await expect(badge).toHaveClass(/bg-danger-subtle/);
    await controls.getByLabel('square').check();
    await expect(badge).toHaveCSS('border-radius', '4px');
  },
  'in-button': async ({ stage, controls }) => {
    await expect(stage.getByRole('button', { name: 'Inbox 4 unread' })).toBeVisible();
    await controls.getByLabel('unread').fill('150');
    await expect(stage.locator('.badge')).toHaveText('99+');
    await expect(stage.getByRole('button', { name: 'Inbox 150 unread' })).toBeVisible();
    await controls.getByLabel('unread').fill('0');
    await expect(stage.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  },
  positioned: async ({ page, stage }) => {
    await expect(stage.locator('.badge')).toHaveCSS('position', 'absolute');
    await stage.getByRole('button', { name: 'Receive a notification' }).click();
    await expect(page.getByText('3 new notifications', { exact: true })).toBeAttached();
    await stage.getByRole('button', { name: '3 new notifications' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'No new notifications' })).toBeFocused();
    await expect(stage.locator('.badge')).toHaveCount(0);
  },
  'in-headings': async ({ stage }) => {
    await expect(stage.getByRole('heading')).toHaveText([
      'ImportsNew',
      'Without a country12',
      'Imported this month1,204',
    ]);
  },
  'as-links': async ({ stage }) => {
    await expect(stage.getByRole('list', { name: 'Dashboards' }).getByRole('link')).toHaveCount(4);
    await expect(stage.getByRole('link', { name: 'Den Haag' })).toHaveAttribute('href', '/dashboards/DenHaag');
  },
  removable: async ({ stage }) => {
    await stage.getByRole('button', { name: 'Remove the filter Utrecht' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'Remove the filter 4 guests or more' })).toBeFocused();
    await stage.getByRole('button', { name: 'Remove the filter Not paid yet' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'Remove the filter 4 guests or more' })).toBeFocused();
    await stage.getByRole('button', { name: 'Remove the filter 4 guests or more' }).press('Enter');
    const restore = stage.getByRole('button', { name: 'Bring all filters back' });
    await expect(restore).toBeFocused();
    await restore.press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(3);
  },
});
