import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/button-group', {
  basic: async ({ stage, controls }) => {
    const group = stage.getByRole('group', { name: 'Week' });
    await group.getByRole('button', { name: 'Later' }).click();
    await expect(stage.getByRole('status')).toHaveText('Week 22: 14 arrivals');
    await group.getByRole('button', { name: 'This week' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Week 21: 13 arrivals');
    await controls.getByLabel('vertical').check();
    await expect(group).toHaveCSS('flex-direction', 'column');
  },
  'radio-buttons': async ({ page, stage }) => {
    const group = stage.getByRole('radiogroup', { name: 'View' });
    await group.getByRole('radio', { name: 'List' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Pictures' })).toBeChecked();
    await group.getByText('Map').click();
    await expect(stage.getByRole('status')).toHaveText('44 rentals in 7 cities; 2 have no address yet.');
  },
  'checkbox-buttons': async ({ stage }) => {
    await expect(stage.getByRole('status')).toHaveText('31 rentals');
    await stage.getByRole('checkbox', { name: 'Asked for' }).press('Space');
    await expect(stage.getByRole('status')).toHaveText('40 rentals');
    await stage.getByText('Booked').click();
    await expect(stage.getByRole('status')).toHaveText('9 rentals');
  },
  toolbar: async ({ page, stage }) => {
    const message = stage.getByLabel('Message to the guests');
    await expect(message).toHaveCSS('font-weight', '600');
    await stage.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(message).toHaveCSS('font-style', 'italic');
    await page.keyboard.press('End');
    await expect(stage.getByRole('button', { name: 'Plain' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(message).toHaveCSS('font-style', 'normal');
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('button', { name: 'Plain' })).toBeFocused();
  },
  'with-menu': async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Reply' }).click();
    await expect(stage.getByRole('status')).toHaveText('A reply is open.');
    const more = stage.getByRole('button', { name: 'More' });
    await more.press('ArrowDown');
    await expect(stage.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('The message is reported and gone from the inbox.');
    await expect(more).toBeFocused();
    await expect(stage.getByRole('menu')).toHaveCount(0);
  },
});
