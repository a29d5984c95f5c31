import { expect } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { demoPage } from './demo-page';

demoPage('/ui/dropdown', {
  placement: async ({ stage, controls }) => {
    const button = stage.getByRole('button');
    const menu = stage.getByRole('menu', { name: 'Cities' });
    const isAbove = async () => ((await menu.boundingBox())?.y ?? 0) < ((await button.boundingBox())?.y ?? 0);
    await button.click();
    await expect.poll(isAbove).toBe(false);
    await menu.getByRole('menuitem', { name: 'Rotterdam' }).click();
    await expect(button).toHaveText('City: Rotterdam');
    await controls.getByLabel('direction').selectOption('up');
    await button.click();
    await expect.poll(isAbove).toBe(true);
    await button.press('Escape');
    await expect(menu).toHaveCount(0);
    await controls.getByLabel('disabled').check();
    await expect(button).toBeDisabled();
  },
  actions: async ({ page, stage }) => {
    const button = stage.getByRole('button', { name: 'Herengracht 401' });
    await button.press('ArrowDown');
    await expect(stage.getByRole('group', { name: 'Guest' }).getByRole('menuitem')).toHaveCount(2);
    await expect(stage.getByRole('menuitem', { name: 'Write to the guest' })).toBeFocused();
    await expectNoViolations(page, 'an open menu', '.dropdown-menu');
    await page.keyboard.press('End');
    await expect(stage.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await expect(stage.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
    await page.keyboard.press('c');
    await expect(stage.getByRole('menuitem', { name: 'Copy the address' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Done: Copy the address');
    await expect(button).toBeFocused();
  },
  split: async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Send 12 invoices' }).click();
    await expect(stage.getByRole('status')).toHaveText('12 invoices are on their way.');
    await stage.getByRole('button', { name: 'Other ways to send' }).press('Enter');
    await expect(stage.getByRole('menuitem', { name: 'Tomorrow at eight' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('12 invoices go out tomorrow at eight.');
  },
  listbox: async ({ page, stage }) => {
    const button = stage.getByRole('button');
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await button.press('Enter');
    await expect(stage.getByRole('option', { selected: true })).toHaveText('Arrival');
    await expectNoViolations(page, 'an open list', '.dropdown-menu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Order: Price, highest first');
    await expect(button).toBeFocused();
  },
  'with-form': async ({ page, stage }) => {
    const button = stage.getByRole('button', { name: 'Filter' });
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('checkbox', { name: 'Asked for' })).toBeFocused();
    await page.keyboard.press('Space');
    await expectNoViolations(page, 'an open form', '.dropdown-menu');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(stage.getByRole('checkbox')).toHaveCount(0);
    await expect(stage.getByRole('status')).toHaveText('All rentals');
    await button.click();
    await stage.getByRole('checkbox', { name: 'Left' }).check();
    await stage.getByRole('button', { name: 'Show rentals' }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Asked for, Left');
    await expect(button).toBeFocused();
  },
  links: async ({ page, stage }) => {
    await stage.getByRole('button', { name: 'Go to' }).click();
    await expect(stage.getByRole('menuitem', { name: 'Dropdown' })).toHaveAttribute('aria-current', 'page');
    await stage.getByRole('menuitem', { name: 'Contacts' }).click();
    await expect(page).toHaveURL('/apps/contacts');
    await page.goBack();
    await expect(stage.getByRole('button', { name: 'Go to' })).toBeVisible();
  },
  'in-scroll-container': async ({ page, stage }) => {
    const box = stage.getByRole('region', { name: 'Rentals of this week' });
    const actions = box.getByRole('button', { name: 'Actions for Keizersgracht 672' });
    await actions.click();
    await box.getByRole('menuitem', { name: 'Mark as paid' }).click();
    await expect(box.getByRole('listitem').filter({ hasText: 'Keizersgracht 672' })).toContainText('Paid');
    await actions.press('Enter');
    await expect(box.getByRole('menuitem', { name: 'Mark as paid' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).not.toContainText('Paid');
    await expect(actions).toBeFocused();
  },
});
