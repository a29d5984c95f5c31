/** The first sign-in of an administrator who is invited as in docs/operations.md. */
import { expect } from '@playwright/test';
import { codeSentTo, newAddress } from '../harness/mailbox';
import { callUserPool } from '../harness/user-pool';
import { test } from './own-polder';
import { watchConsole } from './people';

test('an invited administrator signs in with the temporary password, sets a new one, and can sign in with it', async ({
  page,
  polder,
}) => {
  const problems = watchConsole(page);
  const email = newAddress('invited');
  await callUserPool(polder, 'AdminCreateUser', { Username: email, DesiredDeliveryMediums: ['EMAIL'] });
  await callUserPool(polder, 'AdminAddUserToGroup', { Username: email, GroupName: 'admin' });
  const signIn = async (password: string) => {
    await page.goto('/auth/loginformik?from=%2Fdashboards%2FUtrecht');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await signIn(await codeSentTo(polder.url, email));
  await expect(page.getByRole('heading', { name: 'Choose your password', level: 1 })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill('mijn eigen');
  await page.getByLabel('Repeat password').fill('mijn eigen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Utrecht', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: `Account of ${email}` }).click();
  await expect(page.getByText('Role: Admin')).toBeVisible();

  // Where no application runs, which might store its session again.
  await page.goto('/_local/health');
  await page.evaluate(() => localStorage.clear());
  await signIn('mijn eigen');
  await expect(page.getByRole('heading', { name: 'Utrecht', level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});
