/** The main tasks of the shop, the chat and the contacts by keyboard alone. */
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Presses Tab until the given element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${wanted}`);
}

const row = (page: Page, text: string) => page.locator('[data-row-link]').filter({ hasText: text });

test('shop: from the search to the checkout', async ({ page }) => {
  await page.goto('/ecom/shop');
  await expect(page.locator('.product-grid > li').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search products')).toBeFocused();
  await page.keyboard.type('bookends');
  await expect(page.locator('.product-grid > li')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Canal house bookends' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Canal house bookends', level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Add to cart', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cart, 1 item' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog');
  await expect(cart).toContainText('Canal house bookends');
  const checkOut = cart.getByRole('button', { name: 'Check out' }).or(cart.getByRole('link', { name: 'Check out' }));
  await tabTo(page, checkOut);
  await page.keyboard.press('Enter');
  await expect(checkOut).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('chat: open, write, send, change', async ({ page }) => {
  await page.goto('/apps/chat');
  await tabTo(page, row(page, 'Sanne de Vries'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Olena')).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Message to Olena/ });
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type('On my way');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('On my way');
  await expect(field).toBeFocused();
  const tool = page.locator('.chat-line').filter({ hasText: 'On my way' }).getByRole('button').first();
  await tabTo(page, tool, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('On my way!');
});

test('contacts: open, star, edit, save', async ({ page }) => {
  await page.goto('/apps/contacts');
  await tabTo(page, row(page, 'Aïcha Benali'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Aylin Demir' })).toBeVisible();
  const star = card.getByRole('button', { name: 'Star Aylin Demir' });
  const was = await star.getAttribute('aria-pressed');
  await tabTo(page, star);
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await tabTo(page, card.getByRole('button', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeVisible();
  await tabTo(page, page.getByLabel('Company'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Noord');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Noord');
});
