import { expect } from '@playwright/test';
import { demoPage, stopTime } from './demo-page';

demoPage('/form-layout/form-basic', {
  vertical: async ({ stage, controls }) => {
    await stage.getByLabel('Your name').fill('Mila');
    await stage.getByLabel('Email').fill('mila@example.nl');
    await expect(stage.getByLabel('Email')).toHaveAccessibleDescription('Only to answer you.');
    await stage.getByLabel('Question about this house').fill('Is there a bath?');
    await stage.getByRole('button', { name: 'Ask the owner' }).click();
    await expect(stage.getByRole('status')).toHaveText('Thank you, Mila. The owner answers within a day.');
    await expect(stage.getByLabel('Your name')).toHaveValue('');
    await controls.getByLabel('bsSize').selectOption('lg');
    await expect(stage.getByLabel('Your name')).toHaveClass(/form-control-lg/);
  },
  horizontal: async ({ stage }) => {
    await expect(stage.getByRole('group', { name: 'Reminder of an arrival' }).getByRole('radio')).toHaveCount(3);
    await stage.getByLabel('A week before').check();
    await stage.getByLabel('Sender of the mail').press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Saved.');
    await stage.getByLabel('Language').selectOption('Deutsch');
    await expect(stage.getByRole('status')).toHaveText('');
  },
  inline: async ({ stage }) => {
    await expect(stage.getByRole('listitem')).toHaveCount(4);
    await stage.getByLabel('Only free houses').check();
    await expect(stage.getByRole('status')).toHaveText('2 houses');
    await stage.getByLabel('Rent a month').selectOption('Up to € 2,000');
    await stage.getByLabel('House or city').fill('delft');
    await expect(stage.getByRole('listitem')).toHaveText(['Oude Delft 75, Delft€ 1,850']);
  },
  floating: async ({ stage }) => {
    await stage.getByLabel('Email').fill('mila@example.nl');
    await stage.getByLabel('City').selectOption('Leiden');
    await stage.getByLabel('What are you looking for?').fill('A garden');
    await stage.getByRole('button', { name: 'Mail me new houses' }).click();
    await expect(stage.getByRole('status')).toHaveText('New houses in Leiden come to you by mail.');
  },
  sections: async ({ stage }) => {
    await stage.getByRole('group', { name: 'Guest' }).getByLabel('Name').fill('Mila de Vries');
    await stage.getByRole('button', { name: 'Book' }).click();
    await expect(stage.getByRole('status')).toHaveText('Booked. The invoice goes to the guest.');
    await expect(stage.getByLabel('Company', { exact: true })).toBeHidden();
    await stage.getByLabel('A company pays').check();
    await expect(stage.getByLabel('A company pays')).toHaveAttribute('aria-expanded', 'true');
    await stage.getByLabel('Company', { exact: true }).fill('Maas Vastgoed');
    await stage.getByLabel('Company', { exact: true }).press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Booked. The invoice goes to the company.');
  },
  'saving-state': async ({ page, stage }) => {
    const rent = stage.getByLabel('Rent a month, in euros');
    await expect(stage.getByRole('button')).toHaveCount(0);
    await rent.fill('1650');
    await stage.getByRole('button', { name: 'Undo changes' }).click();
    await expect(rent).toHaveValue('1600');
    await expect(stage.getByLabel('Name')).toBeFocused();
    await rent.fill('1700');
    await stopTime(page);
    await rent.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Saving…');
    await expect(rent).toBeDisabled();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(stage.getByRole('status')).toHaveText('Saved.');
    await expect(stage.getByLabel('Name')).toBeFocused();
    await expect(rent).toHaveValue('1700');
  },
});
