/** Each app's main task by touch alone, on a phone; the controls on the way are large enough for a finger. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectTouchTargets, openOnPhone } from './touch-targets';

/** As the keyboard on the screen does. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await page.keyboard.insertText(text);
}

const row = (page: Page, text: string) => page.locator('[data-row-link]').filter({ hasText: text });
const back = (page: Page) => page.getByRole('button', { name: 'Back to the list' });

test('notes: add, colour, delete, undo', async ({ browser }) => {
  const page = await openOnPhone(browser, '/apps/notes');
  await expectTouchTargets(page, 'notes');
  await page.getByRole('button', { name: 'New note' }).tap();
  await write(page, page.getByLabel('Title'), 'Paint the door');
  await page.locator('.note-colours label').filter({ hasText: 'Red' }).tap();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await expectTouchTargets(page, 'a note');
  await page.getByRole('button', { name: /^Delete/ }).tap();
  await expect(row(page, 'Paint the door')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Title')).toHaveValue('Paint the door');
  await page.context().close();
});

test('chat: open, send, back', async ({ browser }) => {
  const page = await openOnPhone(browser, '/apps/chat');
  await expectTouchTargets(page, 'chats');
  await row(page, 'Olena').tap();
  await write(page, page.getByRole('textbox', { name: /^Message to Olena/ }), 'On my way');
  await expectTouchTargets(page, 'a chat');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('log')).toContainText('On my way');
  await back(page).tap();
  await expect(row(page, 'Olena')).toContainText('On my way');
  await page.context().close();
});

test('contacts: open, star, edit, save', async ({ browser }) => {
  const page = await openOnPhone(browser, '/apps/contacts');
  await expectTouchTargets(page, 'contacts');
  await row(page, 'Aylin Demir').tap();
  const card = page.getByRole('article');
  const star = card.getByRole('button', { name: 'Star Aylin Demir' });
  const was = await star.getAttribute('aria-pressed');
  await star.tap();
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await expectTouchTargets(page, 'a contact');
  await card.getByRole('button', { name: 'Edit' }).tap();
  const company = page.getByLabel('Company');
  await expectTouchTargets(page, 'the form of a contact');
  await write(page, company, ' Noord');
  await page.getByRole('button', { name: 'Save contact' }).tap();
  await expect(card).toContainText('Noord');
  await page.context().close();
});

test('email: open, reply, send, archive', async ({ browser }) => {
  const page = await openOnPhone(browser, '/apps/email');
  await expectTouchTargets(page, 'emails');
  await row(page, 'Offerte dakgoot').tap();
  const email = page.getByRole('article');
  await expectTouchTargets(page, 'an email');
  await email.getByRole('button', { name: 'More' }).tap();
  await expectTouchTargets(page, 'the menu of an email');
  await page.getByRole('menuitemcheckbox', { name: 'Important' }).tap();
  await email.getByRole('button', { name: 'Reply', exact: true }).tap();
  await write(page, page.getByRole('form').locator('[contenteditable]'), 'Agreed.');
  await expectTouchTargets(page, 'an answer');
  await page.getByRole('button', { name: 'Send' }).tap();
  await row(page, 'Offerte dakgoot').tap();
  await email.getByRole('button', { name: 'Archive' }).tap();
  await expect(page.getByText('The email is in: Archive.')).toBeVisible();
  await expect(row(page, 'Offerte dakgoot')).toHaveCount(0);
  await page.context().close();
});

test('tickets: open, comment, close', async ({ browser }) => {
  const page = await openOnPhone(browser, '/tickt/ticket-list');
  await expectTouchTargets(page, 'tickets');
  await page.getByRole('link', { name: /Second key for the post room/ }).tap();
  await expect(page.getByLabel('Agent')).toBeVisible();
  await write(page, page.getByLabel('Write a comment'), 'Forty cards.');
  await expectTouchTargets(page, 'a ticket');
  await page.getByRole('button', { name: 'Add comment' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Forty cards.' })).toBeVisible();
  await page.locator('.ticket-steps').getByRole('button', { name: 'Closed' }).tap();
  await expect(page.locator('.ticket-steps [aria-current=step]')).toHaveText('Closed');
  await page.context().close();
});

test('shop: find, put into the cart', async ({ browser }) => {
  const page = await openOnPhone(browser, '/ecom/shop');
  await expectTouchTargets(page, 'the shop');
  await write(page, page.getByLabel('Search products'), 'bookends');
  const product = page.locator('.product-grid > li');
  await expect(product).toHaveCount(1);
  await product.getByRole('link').tap();
  await expectTouchTargets(page, 'a product');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
  await page.getByRole('button', { name: 'Cart, 1 item' }).tap();
  await expect(page.getByRole('dialog')).toContainText(/bookends/i);
  await expectTouchTargets(page, 'the cart');
  await page.context().close();
});

test('tree: expand, check, rename', async ({ browser }) => {
  const page = await openOnPhone(browser, '/apps/treeview');
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  await expectTouchTargets(page, 'the tree');
  await expect(item('Utrecht')).toHaveAttribute('aria-expanded', 'false');
  await item('Utrecht').tap();
  await expect(item('Utrecht')).toHaveAttribute('aria-expanded', 'true');
  await expect(item('Wijnhaven 25')).toHaveAttribute('aria-checked', 'false');
  await item('Wijnhaven 25').tap();
  await expect(item('Wijnhaven 25')).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: /^Rename/ }).tap();
  const field = page.getByRole('textbox', { name: 'New name of Wijnhaven 25' });
  await expect(field).toBeFocused();
  await expectTouchTargets(page, 'a name in the tree');
  await field.fill('');
  await page.keyboard.insertText('Wijnhaven 25 bis');
  await page.getByRole('searchbox').tap();
  await expect(item('Wijnhaven 25 bis')).toHaveAttribute('aria-checked', 'true');
  await page.context().close();
});
