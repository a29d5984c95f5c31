import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/form-layout/form-group', {
  'checks-and-radios': async ({ stage, controls }) => {
    await stage.getByLabel('Phone call').check();
    await expect(stage.getByRole('status')).toHaveText('Guests hear it by: Phone call.');
    await controls.getByLabel('type').selectOption('checkbox');
    await stage.getByLabel('Email').check();
    await expect(stage.getByRole('status')).toHaveText('Guests hear it by: Email, Phone call.');
    await controls.getByLabel('type').selectOption('switch');
    await expect(stage.getByRole('switch', { name: 'Email' })).toBeChecked();
    await stage.getByRole('switch', { name: 'Email' }).press('Space');
    await stage.getByRole('switch', { name: 'Phone call' }).press('Space');
    await expect(stage.getByRole('status')).toHaveText('Guests hear nothing.');
    await controls.getByLabel('inline').check();
    await expect(stage.locator('.form-check-inline')).toHaveCount(3);
    await controls.getByLabel('reverse').check();
    await expect(stage.locator('.form-check-reverse')).toHaveCount(3);
    await controls.getByLabel('disabled').check();
    await expect(stage.getByLabel('Email')).toBeDisabled();
  },
  'select-all': async ({ stage }) => {
    const all = stage.getByLabel('All columns');
    await expect(all).toBeChecked({ indeterminate: true });
    await stage.getByLabel('Guest').check();
    await stage.getByLabel('Nights').check();
    await expect(all).toBeChecked();
    await all.press('Space');
    await expect(stage.getByRole('status')).toHaveText('0 of 4 columns');
    await stage.getByLabel('Rent').check();
    await expect(all).toBeChecked({ indeterminate: true });
    await all.check();
    await expect(stage.getByRole('status')).toHaveText('4 of 4 columns');
  },
  addons: async ({ stage, controls }) => {
    const rent = stage.getByLabel('Rent a month, in euros');
    await expect(rent).toHaveAccessibleDescription('a month');
    await rent.fill('2000');
    await stage.getByRole('group', { name: 'Length of a stay' }).getByLabel('to').fill('14');
    await expect(stage.getByRole('status')).toHaveText('€ 24,000 a year; nights in a stay: 2 to 14.');
    await rent.fill('1,450');
    await expect(rent).toHaveAttribute('aria-invalid', 'true');
    await expect(stage.getByRole('status')).toHaveText('Enter whole numbers, in digits only: 1450.');
    await controls.getByLabel('size').selectOption('lg');
    await expect(stage.locator('.input-group-lg')).toHaveCount(3);
  },
  'with-buttons': async ({ page, stage }) => {
    await stage.getByLabel('Code on the key tag').fill('rtm-0421');
    await stage.getByLabel('Code on the key tag').press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Maaskade 12, Rotterdam.');
    await stage.getByLabel('Code on the key tag').fill('AMS-1');
    await stage.getByRole('button', { name: 'Find house' }).click();
    await expect(stage.getByRole('status')).toHaveText('No house has the code AMS-1.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await stage.getByRole('button', { name: 'Copy' }).click();
    await expect(stage.getByRole('status')).toHaveText('The link is copied.');
    const unit = stage.getByRole('button', { name: 'weeks' });
    await unit.press('Enter');
    await expect(stage.getByRole('option', { name: 'weeks' })).toHaveAttribute('aria-selected', 'true');
    await stage.getByRole('option', { name: 'months' }).click();
    await expect(stage.getByLabel('Notice before moving out')).toHaveAccessibleDescription('months');
    await expect(stage.getByRole('listbox')).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'months' })).toBeFocused();
  },
  'check-in-input-group': async ({ stage }) => {
    await expect(stage.getByLabel('Deposit, in euros')).toBeDisabled();
    await stage.getByLabel('Ask for a deposit').check();
    await expect(stage.getByLabel('Deposit, in euros')).toBeEnabled();
    await stage.getByLabel('Up to').check();
    await expect(stage.getByLabel('How many pets at most')).toBeFocused();
    await stage.getByLabel('How many pets at most').fill('3');
    await expect(stage.getByRole('status')).toHaveText('Up to 3 pets may come. A deposit is asked.');
    await stage.getByLabel('How many pets at most').fill('');
    await expect(stage.getByRole('status')).toHaveText('One pet may come. A deposit is asked.');
    await stage.getByLabel('No pets').check();
    await expect(stage.getByLabel('How many pets at most')).toBeDisabled();
  },
  'toggle-buttons': async ({ page, stage }) => {
    await stage.getByRole('radio', { name: 'A week' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('radio', { name: 'A month' })).toBeChecked();
    await stage.getByText('Mon', { exact: true }).click();
    await stage.getByRole('checkbox', { name: 'Sunday' }).press('Space');
    await expect(stage.getByRole('status')).toHaveText('Paid by: a month. No arrivals on: Monday.');
  },
});
