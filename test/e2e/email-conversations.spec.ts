import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';

const list = (page: Page) => page.getByRole('region', { name: 'Emails', exact: true });
const reader = (page: Page) => page.getByRole('region', { name: 'The email', exact: true });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name });
const row = (page: Page, subject: string) => list(page).locator('.item-row').filter({ hasText: subject });

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/email?id=1');
  await expect(reader(page).getByRole('heading', { name: /^Handover/ })).toBeVisible();
});

test('a conversation is one row; its earlier emails unfold by keyboard', async ({ page }) => {
  await expect(row(page, 'Handover')).toContainText('2 emails in this conversation');
  await expect(row(page, 'Offerte dakgoot')).not.toContainText('in this conversation');
  const earlier = reader(page).getByText('1 earlier email');
  await expect(reader(page).getByText('The list is complete now')).toBeHidden();
  await reader(page).getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reader(page).locator('.email-folded .email-content')).toContainText('The list is complete now');
  await expectNoViolations(page, 'a conversation');
  await earlier.click();
  await expect(reader(page).locator('.email-folded')).toBeHidden();
});

test('an answer joins the conversation, also after a reload', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('form').locator('[contenteditable]')).toBeFocused();
  await page.keyboard.type('It was serviced.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(row(page, 'Handover')).toContainText('3 emails in this conversation');
  await row(page, 'Handover').locator('[data-row-link]').click();
  await expect(reader(page).locator('.email-folded').last()).toContainText('It was serviced.');
  await page.reload();
  await expect(row(page, 'Handover')).toContainText('3 emails in this conversation');
  // Read from the sent folder, the others are earlier ones.
  await folder(page, 'Sent').click();
  await row(page, 'Re: Handover').locator('[data-row-link]').click();
  await expect(reader(page).getByText('2 earlier emails')).toBeVisible();
});

test('deleting leaves the answers in the sent folder, and undo joins them again', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The email is in the trash.')).toBeVisible();
  await expect(row(page, 'Handover')).toHaveCount(0);
  await folder(page, 'Sent').click();
  await expect(row(page, 'Inventory list')).not.toContainText('in this conversation');
  await page.getByRole('button', { name: 'Undo' }).click();
  await folder(page, 'Inbox').click();
  await expect(row(page, 'Handover')).toContainText('2 emails in this conversation');
});

test('archiving leaves the answers in the sent folder', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('The email is in: Archive.')).toBeVisible();
  await folder(page, 'Sent').click();
  await expect(row(page, 'Inventory list')).toContainText('2 emails in this conversation');
});
