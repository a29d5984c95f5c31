import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { holdRequests } from './requests';

const list = (page: Page) => page.getByRole('region', { name: 'Emails', exact: true });
const reader = (page: Page) => page.getByRole('region', { name: 'The email', exact: true });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders and labels' }).getByRole('button', { name });
const emails = (page: Page) => list(page).locator('[data-row-link]');
/** The editor: a plain text field until it is loaded. */
const textField = (page: Page) => page.getByRole('form').locator('[contenteditable]').and(page.getByLabel('Text'));
const plainField = (page: Page) => page.getByRole('form').locator('textarea').and(page.getByLabel('Text'));
const editorScript = /\/RichText-[\w-]+\.js/;

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/email');
  await expect(emails(page).first()).toBeVisible();
});

test('an email is saved while typing, and goes to the sent folder', async ({ page }) => {
  await page.getByRole('button', { name: 'New email' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('To').fill('sanne');
  await form.getByLabel('Subject').fill('Keys for Thursday');
  await textField(page).click();
  await page.keyboard.type('Ten o’clock is fine.\n<b>Demo</b>');
  await page.reload();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue('Keys for Thursday');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('“sanne” is not an address.')).toBeVisible();
  await page.getByRole('form').getByLabel('To').fill('sanne@kadekwartier.example');
  await textField(page).press('ControlOrMeta+Enter');
  await expect(reader(page).getByText('<b>Demo</b>')).toBeVisible();
  await folder(page, 'Sent').click();
  await expect(emails(page).first()).toContainText('Keys for Thursday');
});

test('Enter in a field of one line sends nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'New email' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('To').fill('sanne@kadekwartier.example');
  await form.getByLabel('To').press('Enter');
  await form.getByLabel('Subject').fill('Keys for Thursday');
  await form.getByLabel('Subject').press('Enter');
  await form.getByLabel('Subject').press('End');
  await page.keyboard.type('!');
  await expect(form.getByLabel('Subject')).toHaveValue('Keys for Thursday!');
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('Ctrl+Enter in the address of a link sets the link, and sends nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'New email' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('To').fill('sanne@kadekwartier.example');
  await textField(page).click();
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await form.getByLabel('Leads to').fill('polder.test');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(textField(page).getByRole('link', { name: 'polder.test' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(textField(page)).toBeFocused();
});

test('a reply quotes the email, and undo restores a discarded draft', async ({ page }) => {
  await reader(page).getByRole('button', { name: 'Reply' }).click();
  const form = page.getByRole('form');
  await expect(form.getByLabel('To')).toHaveValue(/sanne@kadekwartier/);
  await expect(form.getByLabel('Subject')).toHaveValue('Re: Handover of Keizersgracht 214 on Thursday');
  await expect(textField(page).locator('blockquote')).toContainText('Good morning,');
  await expect(textField(page).locator('blockquote li')).toHaveCount(3);
  await form.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue(/^Re: Handover/);
});

test('a draft that is discarded among others is back with Ctrl+Z, and no other one changes', async ({ page }) => {
  await page.goto('/apps/email?folder=draft&id=16');
  await textField(page).click();
  await page.getByRole('form').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('form').getByLabel('Subject')).toHaveValue('Re: Two-bedroom apartment near Blaak?');
});

test('on a laptop, Send and the toolbar are in sight below a long quotation', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await reader(page).getByRole('button', { name: 'Reply' }).click();
  await expect(textField(page).locator('blockquote')).toBeVisible();
  const bottom = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const send = page.getByRole('form').getByRole('button', { name: 'Send' });
  expect(await bottom(send)).toBeLessThan(await bottom(reader(page)));
  const toolbar = page.getByRole('form').getByRole('toolbar');
  const { y = 0 } = (await send.boundingBox()) ?? {};
  expect(await bottom(toolbar)).toBeLessThan(y);
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
  await expect(page.getByText('Saved as a draft')).toHaveCount(0);
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
  const expectApart = async (page: Page) => {
    await expect(textField(page).locator('p').first()).toHaveText('My answer');
    await expect(textField(page).locator('p').nth(1)).toHaveText(/^Sanne de Vries wrote on .*:$/);
    await expect(textField(page).locator('blockquote')).toHaveText(/^Good morning,/);
  };
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
    await expect(page.getByLabel('Text')).toBeFocused();
    await page.keyboard.type('My answer');
    await expectApart(page);
    await page.reload();
    await expectApart(page);
    await sentApart(page);
  });

  test('in a reply started by keyboard and typed immediately', async ({ page }) => {
    await page.keyboard.press('r');
    await page.keyboard.type('My answer');
    await expectApart(page);
    await sentApart(page);
  });

  test('in a reply left empty and reopened', async ({ page }) => {
    await reader(page).getByRole('button', { name: 'Reply' }).click();
    await expect(page.getByLabel('Text')).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Text')).toBeFocused();
    await page.keyboard.type('My answer');
    await expectApart(page);
  });

  test('in a forwarded email', async ({ page }) => {
    await reader(page).getByRole('button', { name: 'Forward' }).click();
    await page.keyboard.type('joris@example.nl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('My answer');
    await expectApart(page);
    await sentApart(page);
  });
});

test.describe('the text is rich', () => {
  test('written by keyboard, saved in the draft and shown when it is sent', async ({ page }) => {
    await page.getByRole('button', { name: 'New email' }).click();
    const form = page.getByRole('form');
    await page.keyboard.type('joris@example.nl');
    await page.keyboard.press('Escape');
    await form.getByLabel('Subject').fill('List');
    await expect(textField(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(textField(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Keys');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- front door');
    await expect(textField(page).locator('li')).toHaveText('front door');
    await page.keyboard.press('Alt+F10');
    await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(textField(page)).toBeFocused();
    await expectNoViolations(page, 'the composer');
    await page.reload();
    await expect(textField(page).locator('strong')).toHaveText('Keys');
    await page.getByRole('button', { name: 'Send' }).click();
    await folder(page, 'Sent').click();
    await emails(page).first().click();
    await expect(reader(page).locator('.email-content strong')).toHaveText('Keys');
    await expect(reader(page).locator('.email-content li')).toHaveText('front door');
  });

  test('the editor is loaded with the composer, and continues with what was typed before', async ({ page }) => {
    const editor = await holdRequests(page, editorScript);
    await page.reload();
    await expect(emails(page).first()).toBeVisible();
    expect(editor.count()).toBe(0);
    await page.keyboard.press('r');
    await expect(plainField(page)).toBeFocused();
    await page.keyboard.type('My anwer');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    editor.release();
    await expect(textField(page)).toBeFocused();
    await page.keyboard.type('s');
    await expect(textField(page).locator('p').first()).toHaveText('My answer');
    await expect(textField(page).locator('blockquote')).toContainText('Good morning,');
    // Undo does not take away what was typed before the editor was there.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textField(page).locator('p').first()).toHaveText('My anwer');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textField(page).locator('p').first()).toHaveText('My anwer');
  });

  test('without the editor, the text is written and sent as plain text', async ({ page }) => {
    await page.route(editorScript, (route) => route.abort());
    await page.reload();
    await reader(page).getByRole('button', { name: 'Reply' }).click();
    await expect(plainField(page)).toBeFocused();
    await page.keyboard.type('My answer');
    await expect(page.getByRole('form').getByText('Good morning,')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await folder(page, 'Sent').click();
    await emails(page).first().click();
    await expect(reader(page).locator('.email-content p').first()).toHaveText('My answer');
    await expect(reader(page).locator('.email-content blockquote')).toContainText('Good morning,');
  });
});
