/** Invalid input in the forms of the sign-in pages. */
import { expect, test } from '@playwright/test';
import { demoAccount } from '../../local/sample/demo-account';

test('submitting two invalid fields focuses the first, and correcting the second keeps the focus there', async ({
  page,
}) => {
  await page.goto('/auth/loginformik');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.type('abc', { delay: 50 });
  await expect(password).toHaveValue('abc');
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('signing in from the topbar returns to the same scroll position', async ({ page }) => {
  const place = '/ui/alerts?seen=1#closable';
  await page.goto(place);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
  expect(page.url().endsWith(place)).toBe(true);
});
