/** The forms of the sign-in pages, filled in wrongly. */
import { expect, test } from '@playwright/test';

test('sent with two fields wrong, the first has the focus, and mending the second keeps it there', async ({ page }) => {
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
