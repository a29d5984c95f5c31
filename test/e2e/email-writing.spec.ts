import { expect, type Page, test } from '@playwright/test';

const list = (page: Page) => page.getByRole('region', { name: 'Emails', exact: true });
const reader = (page: Page) => page.getByRole('region', { name: 'The email', exact: true });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name });
const emails = (page: Page) => list(page).locator('[data-row-link]');
const textField = (page: Page) => page.getByRole('form').getByLabel('Text');

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/email');
  await expect(emails(page).first()).toBeVisible();
});

test('an email is saved while typing, and goes to the sent folder', async ({ page }) => {
  await page.getByRole('button', { name: 'New email' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('To').fill('sanne');
  await form.getByLabel('Subject').fill('Keys for Thursday');
  await form.getByLabel('Text').fill('Ten o’clock is fine.\n\n<b>Demo</b>');
  await page.reload();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue('Keys for Thursday');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('“sanne” is not an address.')).toBeVisible();
  await page.getByRole('form').getByLabel('To').fill('sanne@kadekwartier.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(reader(page).getByText('<b>Demo</b>')).toBeVisible();
  await folder(page, 'Sent').click();
  await expect(emails(page).first()).toContainText('Keys for Thursday');
});

test('a reply quotes the email, and undo restores a discarded draft', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Reply' }).click();
  const form = page.getByRole('form');
  await expect(form.getByLabel('To')).toHaveValue(/sanne@kadekwartier/);
  await expect(form.getByLabel('Subject')).toHaveValue('Re: Handover of Keizersgracht 214 on Thursday');
  await expect(form.getByLabel('Text')).toHaveValue(/> Good morning,/);
  await form.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue(/^Re: Handover/);
});

test('an empty new email leaves no draft', async ({ page }) => {
  const begin = () => page.getByRole('button', { name: 'New email' }).click();
  await expect(folder(page, 'Drafts')).toContainText('2');
  await begin();
  await expect(page.getByRole('form')).toBeVisible();
  await folder(page, 'Inbox').click();
  await expect(folder(page, 'Drafts')).toContainText('2');
  await begin();
  await expect(page.getByRole('form')).toBeVisible();
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await expect(folder(page, 'Drafts')).toContainText('2');
});

test('the invalid one of several addresses is named; semicolons separate them too', async ({ page }) => {
  await page.getByRole('button', { name: 'New email' }).click();
  const to = page.getByRole('form').getByLabel('To');
  await to.fill('sanne@kadekwartier.example; joris');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('“joris” is not an address.')).toBeVisible();
  await to.fill('sanne@kadekwartier.example; Joris <joris@example.nl>');
  await page.getByRole('button', { name: 'Send' }).click();
  await folder(page, 'Sent').click();
  await expect(emails(page).first()).toContainText('To sanne@kadekwartier.example, Joris');
});

test.describe('the text is separate from the quotation', () => {
  const apart = /^My answer\n\nSanne de Vries wrote on .*:\n> Good morning,/;
  const sentApart = async (page: Page) => {
    await page.getByRole('button', { name: 'Send' }).click();
    await folder(page, 'Sent').click();
    await emails(page).first().click();
    const paragraphs = reader(page).locator('.email-content p');
    await expect(paragraphs.first()).toHaveText('My answer');
    await expect(paragraphs.nth(1)).toContainText('Sanne de Vries wrote on');
  };

  test('in a reply', async ({ page }) => {
    await reader(page).getByRole('button', { name: 'Reply' }).click();
    await expect(textField(page)).toBeFocused();
    await page.keyboard.type('My answer');
    await expect(textField(page)).toHaveValue(apart);
    await page.reload();
    await expect(textField(page)).toHaveValue(apart);
    await sentApart(page);
  });

  test('in a reply started by keyboard and typed immediately', async ({ page }) => {
    await page.keyboard.press('r');
    await page.keyboard.type('My answer');
    await expect(textField(page)).toHaveValue(apart);
    await sentApart(page);
  });

  test('in a reply left empty and reopened', async ({ page }) => {
    await reader(page).getByRole('button', { name: 'Reply' }).click();
    await expect(textField(page)).toBeFocused();
    await page.reload();
    await expect(textField(page)).toBeFocused();
    await page.keyboard.type('My answer');
    await expect(textField(page)).toHaveValue(apart);
  });

  test('in a forwarded email', async ({ page }) => {
    await reader(page).getByRole('button', { name: 'Forward' }).click();
    await page.keyboard.type('joris@example.nl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('My answer');
    await expect(textField(page)).toHaveValue(apart);
    await sentApart(page);
  });
});
