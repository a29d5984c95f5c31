import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/tabs', {
  variants: async ({ page, stage, controls }) => {
    await stage.getByRole('tab', { name: 'House rules' }).click();
    await expect(stage.getByRole('tabpanel', { name: 'House rules' })).toContainText('Quiet after eleven');
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('tab', { selected: true })).toHaveText('Getting there');
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('tab', { name: 'The house' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('tabpanel', { name: 'The house' })).toBeFocused();
    await controls.getByLabel('look').selectOption('pills');
    await expect(stage.getByRole('tablist')).toHaveClass(/nav-pills/);
  },
  vertical: async ({ page, stage }) => {
    await stage.getByRole('tab', { name: 'Email' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('tabpanel', { name: 'Lock' })).toContainText('fifteen minutes');
    await page.keyboard.press('End');
    await expect(stage.getByRole('tabpanel', { name: 'Language' })).toBeVisible();
  },
  'with-counts': async ({ page, stage }) => {
    await expect(stage.getByRole('tab', { name: 'Trash 0' })).toBeDisabled();
    await stage.getByRole('button', { name: 'Put “Where is the key?” in the trash' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'Put “Tourist tax, third quarter” in the trash' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('tab', { name: 'Inbox 0' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(stage.getByRole('tabpanel', { name: 'Trash 2' })).toContainText('Where is the key?');
  },
  'tab-in-url': async ({ page, stage }) => {
    await stage.getByRole('tab', { name: 'This year' }).click();
    await expect(page).toHaveURL(/period=year/);
    await page.reload();
    await expect(stage.getByRole('tabpanel', { name: 'This year' })).toContainText('96 imports');
  },
  'lazy-tabs': async ({ page, stage }) => {
    await stage.getByLabel('Note about Leiden').fill('Call the plumber');
    await stage.getByRole('tab', { name: 'Leiden' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('tab', { name: 'Gouda' })).toBeFocused();
    await expect(stage.getByRole('tab', { selected: true })).toHaveText('Leiden');
    await page.keyboard.press('Enter');
    await expect(stage.getByLabel('Note about Gouda')).toBeVisible();
    await expect(stage).toContainText('2 of 3 drawn');
    await stage.getByRole('tab', { name: 'Leiden' }).click();
    await expect(stage.getByLabel('Note about Leiden')).toHaveValue('Call the plumber');
  },
});
