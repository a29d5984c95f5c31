import { expect } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/ui/forms', {
  'text-field': async ({ stage, controls }) => {
    const guest = stage.getByLabel('Guest');
    await guest.fill('Aylin');
    await expect(guest).toHaveAccessibleDescription('As it stands on the passport. 5 characters.');
    await controls.getByLabel('type').selectOption('email');
    await expect(guest).toHaveAttribute('type', 'email');
    await controls.getByLabel('type').selectOption('textarea');
    await expect(stage.locator('textarea')).toHaveValue('Aylin');
    await controls.getByLabel('readOnly').check();
    await expect(guest).not.toBeEditable();
    await controls.getByLabel('disabled').check();
    await expect(guest).toBeDisabled();
  },
  select: async ({ stage }) => {
    await stage.getByLabel('City').selectOption('Groningen');
    await stage.getByLabel('Street').fill('Oosterstraat');
    await stage.getByLabel('Extras').selectOption(['Cot', 'Breakfast']);
    await expect(stage.getByRole('status')).toHaveText('Oosterstraat Groningen, Cot, Breakfast');
  },
  checks: async ({ stage, controls }) => {
    const pets = stage.getByRole('group', { name: 'Who may come along' });
    await pets.getByLabel('A cat').check();
    await expect(pets.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await stage.getByLabel('On arrival').press('ArrowUp');
    await expect(stage.getByLabel('When booking')).toBeChecked();
    await stage.getByRole('switch', { name: 'The house can be booked' }).press('Space');
    await expect(stage.getByRole('switch')).not.toBeChecked();
    await controls.getByLabel('disabled').check();
    await expect(stage.getByRole('radio').first()).toBeDisabled();
    await controls.getByLabel('reverse').check();
    await expect(stage.locator('.form-check-reverse')).toHaveCount(5);
  },
  range: async ({ stage }) => {
    await stage.getByLabel('Price of a night').press('ArrowRight');
    const nights = stage.getByLabel('Nights');
    await nights.press('End');
    await nights.press('Backspace');
    await nights.pressSequentially('7');
    await expect(stage.locator('p[role=status]')).toHaveText('7 nights for € 1,050');
    await nights.fill('99');
    await nights.press('Tab');
    await expect(nights).toHaveValue('28');
    await stage.getByLabel('Colour in the calendar').fill('#e06726');
    await expect(stage.locator('p[role=status]')).toHaveCSS('border-inline-start-color', 'rgb(224, 103, 38)');
  },
  'input-groups': async ({ stage, controls }) => {
    await expect(stage.getByLabel('Price')).toHaveAccessibleDescription('a night');
    const code = stage.getByLabel('Code of the key box');
    await expect(code).toHaveAttribute('type', 'password');
    await stage.getByRole('button', { name: 'Show the code' }).click();
    await expect(code).toHaveAttribute('type', 'text');
    await controls.getByLabel('size').selectOption('lg');
    await expect(stage.locator('.input-group-lg')).toHaveCount(2);
  },
  floating: async ({ stage }) => {
    const email = stage.getByLabel('Email');
    const label = stage.locator('label').first();
    await expect(label).toHaveCSS('transform', 'none');
    await email.fill('sofia@polder.test');
    await expect(label).not.toHaveCSS('transform', 'none');
    await stage.getByLabel('City').selectOption('Rotterdam');
  },
  files: async ({ stage }) => {
    await stage
      .getByLabel('Rentals to import')
      .setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from('guest,nights\nSofia,4\n') });
    await expect(stage.getByRole('status')).toHaveText('may.csv, 21 bytes');
  },
  feedback: async ({ stage }) => {
    const guests = stage.getByLabel('Guests at Voorstraat 44');
    await stage.getByRole('button', { name: 'See what is free' }).press('Enter');
    await expect(guests).toBeFocused();
    await expect(guests).toHaveAttribute('aria-invalid', 'true');
    await expect(guests).toHaveAccessibleDescription('The house sleeps 1 to 4. For more, take two houses.');
    await guests.fill('4');
    await guests.press('Enter');
    await expect(stage).toContainText('Free from 14 to 18 May.');
    await expect(guests).toHaveAttribute('aria-invalid', 'false');
  },
  layouts: async ({ stage, controls }) => {
    const [label, field] = [stage.getByText('Name'), stage.getByLabel('Name')];
    const isAbove = async () => {
      const [of, over] = [await label.boundingBox(), await field.boundingBox()];
      return (of?.y ?? 0) + (of?.height ?? 0) <= (over?.y ?? 0);
    };
    expect(await isAbove()).toBe(false);
    await controls.getByLabel('layout').selectOption('upright');
    await expect.poll(isAbove).toBe(true);
    await controls.getByLabel('layout').selectOption('row');
    await field.fill('Moreau');
    await stage.getByLabel('City').selectOption('Utrecht');
    await field.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('1 guest called Moreau in Utrecht');
  },
});
