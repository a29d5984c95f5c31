import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const field = (page: Page, name: string) => page.getByRole('form').getByRole('combobox', { name });

test('a contact’s address opens an email to that contact, which is one draft also after a reload', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/apps/contacts?id=4');
  await page.getByRole('article').getByRole('link', { name: 'bram.visser@polder.example' }).click();
  await expect(field(page, 'To')).toHaveValue('Bram Visser <bram.visser@polder.example>');
  await expect(page).toHaveURL(/\/apps\/email\?id=\d+$/);
  await expect(page.getByRole('form').getByLabel('Text')).toBeFocused();
  const address = page.url();
  await page.reload();
  await expect(field(page, 'To')).toHaveValue('Bram Visser <bram.visser@polder.example>');
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Bram Visser', level: 2 })).toBeVisible();
  expect(problems).toEqual([]);
});

test('contacts are suggested while an address is typed; the keyboard and the pointer take them', async ({ page }) => {
  await page.goto('/apps/email');
  await page.getByRole('button', { name: 'New email' }).click();
  await expect(field(page, 'To')).toBeFocused();
  await page.keyboard.type('vis');
  await expect(page.getByRole('option', { name: /Bram Visser/ })).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'suggested recipients');
  await page.keyboard.press('Enter');
  await expect(field(page, 'To')).toHaveValue('Bram Visser <bram.visser@polder.example>, ');
  await page.keyboard.type('polder.example');
  await expect(page.getByRole('option')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page, 'To').fill('Bram Visser <bram.visser@polder.example>, demir');
  await page.getByRole('option', { name: /Aylin Demir/ }).click();
  await expect(field(page, 'To')).toBeFocused();
  await expect(field(page, 'To')).toHaveValue(/aylin\.demir@polder\.example>, $/);

  await page.getByRole('button', { name: 'Add Cc and Bcc' }).click();
  await expect(field(page, 'Cc').first()).toBeFocused();
  await page.keyboard.type('daan');
  await page.keyboard.press('Enter');
  await field(page, 'Bcc').fill('nobody');
  await page.getByRole('form').getByLabel('Subject').fill('Keys');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('“nobody” is not an address.');
  await expect(field(page, 'Bcc')).toBeFocused();
  await field(page, 'Bcc').fill('quiet@polder.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Sent' }).click();
  await page.getByRole('link', { name: /Keys/ }).click();
  const message = page.getByRole('article');
  await expect(message).toContainText('To Bram Visser, Aylin Demir · Cc Daan Mulder · Bcc quiet@polder.example');
  await page.reload();
  await expect(message).toContainText('Cc Daan Mulder');
});
