import { expect } from '@playwright/test';
import { demoPage, stopTime } from './demo-page';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

demoPage('/form-validation', {
  rules: async ({ stage, controls }) => {
    const name = stage.getByLabel('Name of the house');
    const code = stage.getByLabel('Code');
    const email = stage.getByLabel('Owner’s email');
    const guests = stage.getByLabel('Guests, 1 to 12');
    await stage.getByRole('button', { name: 'Add house' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Give the house a name.');
    await expect(stage.locator('[aria-invalid=true]')).toHaveCount(6);
    await name.fill('De');
    await expect(name).toHaveAccessibleDescription('Make the name at least 3 characters long.');
    await name.fill('De Gouden Reaal');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await code.fill('rtm421');
    await expect(code).toHaveAccessibleDescription(/three capitals/);
    await code.fill('RTM-0421');
    await email.fill('anne@');
    await expect(email).toHaveAccessibleDescription(/in full/);
    await email.fill('anne@example.nl');
    await guests.fill('13');
    await expect(guests).toHaveAccessibleDescription('Enter a whole number from 1 to 12.');
    await guests.fill('4');
    await stage.getByLabel('Kind of house').selectOption('Houseboat');
    await stage.getByLabel('The city has issued').press('Enter');
    await expect(stage.getByLabel('The city has issued')).toBeFocused();
    await stage.getByLabel('The city has issued').check();
    await stage.getByRole('button', { name: 'Add house' }).click();
    await expect(stage.getByRole('status')).toHaveText('De Gouden Reaal is added.');
    await controls.getByLabel('validateOnBlur').uncheck();
    await name.focus();
    await code.focus();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await controls.getByLabel('validateOnBlur').check();
    await code.focus();
    await email.focus();
    await expect(code).toHaveAccessibleDescription('Enter the code on the key tag.');
  },
  'cross-field': async ({ stage }) => {
    const [from, until] = [stage.getByLabel('From'), stage.getByLabel('Until')];
    await from.fill('2026-12-10');
    await until.fill('2026-12-08');
    await stage.getByRole('button', { name: 'Check the stay' }).click();
    await expect(until).toBeFocused();
    await expect(until).toHaveAccessibleDescription('Choose a day after the arrival.');
    await from.fill('2026-12-05');
    await expect(until).toHaveAttribute('aria-invalid', 'false');
    await until.fill('2027-03-01');
    await expect(until).toHaveAccessibleDescription(/60 nights at most/);
    await until.fill('2026-12-08');
    await until.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Free for those 3 nights.');
  },
  'async-validation': async ({ page, stage }) => {
    const code = stage.getByLabel('Code for the new house');
    const status = stage.getByRole('status');
    await stopTime(page);
    await code.fill('RTM-0421');
    await expect(status).toHaveText('Checking…');
    await code.fill('RTM-0422');
    await page.clock.runFor(600);
    await expect(status).toHaveText('This code is free.');
    // The late response about RTM-0421 is stale, as the code has changed since.
    await page.clock.runFor(5000);
    await expect(status).toHaveText('This code is free.');
    await code.fill('RTM-0421');
    await code.press('Enter');
    await expect(stage.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(5000);
    await expect(status).toContainText('This code belongs to another house');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await page.clock.resume();
    await code.fill('RTM-0423');
    await code.press('Enter');
    await expect(status).toHaveText('RTM-0423 is reserved.');
  },
  'file-validation': async ({ stage }) => {
    const file = stage.getByLabel('Rentals to import');
    await stage.getByRole('button', { name: 'Import rentals' }).click();
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleDescription('Choose a file first.');
    await file.setInputFiles(csv('rentals.xlsx', 'x'));
    await expect(file).toHaveAccessibleDescription(/This is not a CSV file/);
    await file.setInputFiles(csv('empty.csv', ''));
    await expect(file).toHaveAccessibleDescription(/This file is empty/);
    await file.setInputFiles(csv('large.csv', `city\n${'x'.repeat(1_000_001)}`));
    await expect(file).toHaveAccessibleDescription(/over 1 MB/);
    await file.setInputFiles(csv('towns.csv', 'town,price\nDelft,1200\n'));
    await expect(file).toHaveAccessibleDescription(/no column “city”/);
    await file.setInputFiles(csv('rentals.csv', 'city,price\nDelft,1200\n'));
    await expect(file).toHaveAccessibleDescription('22 bytes, looks good.');
    await stage.getByRole('button', { name: 'Import rentals' }).click();
    await expect(stage.getByRole('status')).toHaveText('rentals.csv is on its way.');
    await stage.getByRole('button', { name: 'Choose none' }).click();
    await expect(file).toBeFocused();
    await expect(file).toHaveValue('');
  },
  summary: async ({ stage, controls }) => {
    await stage.getByRole('button', { name: 'Book' }).click();
    const heading = stage.getByRole('heading', { name: '4 things to put right' });
    await expect(heading).toBeFocused();
    await stage.getByRole('link', { name: /where the guest can be reached/ }).press('Enter');
    await expect(stage.getByLabel('Phone on the day of arrival')).toBeFocused();
    await stage.getByLabel('Phone on the day of arrival').fill('06 12345678');
    await expect(stage.getByRole('heading', { name: '3 things to put right' })).toBeVisible();
    await controls.getByLabel('focus').selectOption('first field');
    await stage.getByRole('button', { name: 'Book' }).click();
    await expect(stage.getByLabel('Guest')).toBeFocused();
    await stage.getByLabel('Guest').fill('Mila de Vries');
    await stage.getByLabel('Email').fill('mila@example.nl');
    await stage.getByLabel('House').fill('De Gouden Reaal');
    await stage.getByLabel('House').press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Mila de Vries gets a confirmation by email.');
    await expect(stage.getByRole('heading')).toHaveCount(0);
  },
  'server-errors': async ({ stage }) => {
    const [email, rent] = [stage.getByLabel('Owner’s email'), stage.getByLabel('Rent a month')];
    await stage.getByRole('button', { name: 'Save owner' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Another owner has this address/);
    await expect(rent).toHaveAccessibleDescription(/allows € 5,000 a month/);
    await expect(stage.getByRole('alert')).toContainText('needs a new contract');
    await email.fill('bram@polder.test');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(rent).toHaveAttribute('aria-invalid', 'true');
    await email.fill('anne@polder.test');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('bram@polder.test');
    await rent.fill('1450');
    await rent.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Saved.');
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
  'native-validation': async ({ stage }) => {
    const postcode = stage.getByLabel('Postcode');
    await postcode.fill('0123 AB');
    await stage.getByRole('button', { name: 'Send the brochure' }).click();
    await expect(postcode).toBeFocused();
    await expect(stage.getByText('Enter a Dutch postcode')).toBeVisible();
    await postcode.fill('3011 AB');
    await expect(stage.getByText('Enter a Dutch postcode')).toBeHidden();
    await stage.getByLabel('Email').fill('mila@example');
    await stage.getByLabel('Email').press('Enter');
    await expect(stage.getByText('Enter an email address')).toBeVisible();
    await stage.getByLabel('Email').fill('mila@example.nl');
    await stage.getByLabel('Email').press('Enter');
    await expect(stage.getByRole('status')).toHaveText('The brochure is on its way.');
  },
  states: async ({ stage, controls }) => {
    await expect(stage.locator('[aria-invalid=true]')).toHaveCount(9);
    await expect(stage.locator('.invalid-feedback')).toHaveCount(5);
    await controls.getByLabel('tooltip').check();
    await expect(stage.locator('.invalid-tooltip').first()).toBeVisible();
    await controls.getByLabel('state').selectOption('valid');
    await expect(stage.getByLabel('City')).toHaveAccessibleDescription('Checked by the office.');
    await expect(stage.locator('[aria-invalid=true]')).toHaveCount(0);
    await controls.getByLabel('state').selectOption('none');
    await expect(stage.locator('.is-valid, .is-invalid')).toHaveCount(0);
  },
});
