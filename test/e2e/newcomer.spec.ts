import { expect, test } from '@playwright/test';
import {
  createAccount,
  fillSignIn,
  otherBrowser,
  password,
  register,
  signIn,
  signInAsDemo,
  watchConsole,
} from './people';
import { csvFile, fileRows, toCsv } from './rentals-file';

test('a new user registers, imports a file and filters it, and a second browser receives a change', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page);
  await page.goto('/');
  await expect(page.getByText('This is sample data.')).toBeVisible();
  await register(page, 'newcomer');
  await expect(page.getByText('This is sample data.')).toBeHidden();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const second = await otherBrowser(browser);
  await signInAsDemo(second);
  await expect(second.getByText('Live', { exact: true })).toBeVisible();

  const prefix = `Newcomer ${Date.now()}`;
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(csvFile('markets.csv', toCsv(fileRows(prefix, 25))));
  await dialog.getByRole('button', { name: 'Import 25 rentals' }).click();
  await expect(dialog.getByText(/markets\.csv.? is imported/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(prefix);
  await expect(page.getByText(/^25 of [\d,]+ rentals$/)).toBeVisible();
  await expect(page).toHaveURL(/Newcomer/);

  await second.getByRole('searchbox', { name: 'Search', exact: true }).fill(prefix);
  await expect(second.getByText(/^25 of [\d,]+ rentals$/)).toBeVisible();
  await second.context().close();

  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('');
  expect(problems).toEqual([]);
});

test('signing out shows the sample data and clears the search; signing in again returns to the page', async ({
  page,
}) => {
  const email = await register(page, 'returner');
  await page.goto('/dashboards/Utrecht?q=land');
  await page.getByRole('button', { name: new RegExp(email.slice(0, 8)) }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('This is sample data.')).toBeVisible();
  await expect(page).toHaveURL('/dashboards/Utrecht');

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL('/dashboards/Utrecht');
  await expect(page.getByText('This is sample data.')).toBeHidden();
});

test('a wrong password shows a message; an unconfirmed account is asked for its code', async ({ page }) => {
  await signIn(page, 'nobody@example.nl', 'verkeerd wachtwoord');
  await expect(page.getByRole('alert')).toHaveText(
    'Email and password do not match. Check both, or reset your password.',
  );

  const email = await createAccount(page, 'unconfirmed');
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeVisible();
});
