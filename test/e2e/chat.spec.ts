import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './people';

const contacts = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('link');
const contact = (page: Page, name: string) => contacts(page).filter({ hasText: name });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function openChat(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/chat${query}`);
  await expect(contacts(page).first()).toBeVisible();
}

/** Distance of the log's scroll position from its end, in pixels. */
const distanceFromEnd = (page: Page) =>
  log(page).evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);

test('ten contacts are listed with their presence, and chat 1 is shown at its newest message', async ({ page }) => {
  const problems = watchConsole(page);
  await openChat(page);
  await expect(page.getByRole('button', { name: 'All 10' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Sanne de Vries' })).toBeVisible();
  await expect(contact(page, 'Mohammed El Amrani')).toContainText('Busy');
  await expect(log(page).getByRole('region')).toHaveCount(3);
  expect(await distanceFromEnd(page)).toBeLessThan(2);
  expect(problems).toEqual([]);
});

test('Enter appends the message to that chat', async ({ page }) => {
  await openChat(page);
  await field(page).fill('See you Thursday');
  await page.keyboard.press('Enter');
  const own = log(page).locator('.chat-message-own').last();
  await expect(own).toContainText('See you Thursday');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  await expect(log(page).locator('.chat-message').last()).toContainText('See you Thursday');
  await expect(contact(page, 'Sanne de Vries')).toContainText('You: See you Thursday');
  await page.reload();
  await expect(log(page)).toContainText('See you Thursday');
});

test('own messages are at the inline end, the contact’s at the start', async ({ page }) => {
  await openChat(page);
  const box = await log(page).boundingBox();
  const own = await log(page).locator('.chat-message-own').last().boundingBox();
  const theirs = await log(page).locator('.chat-message:not(.chat-message-own)').last().boundingBox();
  if (!box || !own || !theirs) throw new Error('The messages are not drawn.');
  expect(box.x + box.width - (own.x + own.width)).toBeLessThan(40);
  expect(theirs.x - box.x).toBeLessThan(40);
});

test('Shift+Enter starts a new line; whitespace alone is not sent', async ({ page }) => {
  await openChat(page);
  const before = await log(page).locator('.chat-message').count();
  await field(page).press('Space');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await field(page).fill('First');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('second');
  await expect(field(page)).toHaveValue('First\nsecond');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).locator('.chat-message')).toHaveCount(before + 1);
});

test('opening a chat marks it as read, also after a reload, and it can be marked as unread', async ({ page }) => {
  await openChat(page);
  await expect(page.getByText('5 unread messages', { exact: true })).toBeVisible();
  await expect(contact(page, 'Fatima')).toContainText('3 unread messages');
  await contact(page, 'Fatima').click();
  await expect(page.getByRole('heading', { name: 'Fatima Yıldız' })).toBeVisible();
  await expect(contact(page, 'Fatima')).not.toContainText('unread');
  await page.goto('/apps/chat');
  await expect(page.getByText('2 unread messages').first()).toBeVisible();
  await contact(page, 'Sanne').click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(contact(page, 'Sanne')).toContainText('2 unread messages');
});

test('a chat that is marked as unread stays so after Back and a reload, until it is chosen again', async ({ page }) => {
  await openChat(page);
  await contact(page, 'Fatima').click();
  await expect(contact(page, 'Fatima')).not.toContainText('unread');
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(contact(page, 'Fatima')).toContainText('3 unread messages');
  await expect(page).toHaveURL(/\/apps\/chat$/);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/notes/);
  await page.goBack();
  await expect(contact(page, 'Fatima')).toContainText('3 unread messages');
  await page.reload();
  await expect(contact(page, 'Fatima')).toContainText('3 unread messages');
  await contact(page, 'Fatima').click();
  await expect(contact(page, 'Fatima')).not.toContainText('unread');
});

test('contacts are found by name and job title, among all and recent ones', async ({ page }) => {
  await openChat(page);
  await page.getByLabel('Search people and messages').fill('chloe lambert');
  await expect(contacts(page)).toHaveCount(1);
  await expect(contacts(page).locator('mark')).toHaveText(['Chloé', 'Lambert']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Recent 5' }).click();
  await expect(contacts(page)).toHaveCount(5);
});

test('a draft message stays with its chat', async ({ page }) => {
  await openChat(page);
  await field(page).fill('Half a sen');
  await contact(page, 'Olena').click();
  await expect(field(page)).toHaveValue('');
  await contact(page, 'Sanne').click();
  await expect(field(page)).toHaveValue('Half a sen');
});

test('each chat has its own URL', async ({ page }) => {
  await openChat(page, '?id=8');
  await expect(page.getByRole('heading', { name: 'Kwame Asante' })).toBeVisible();
});

test('sending a message moves the chat to the top of the list', async ({ page }) => {
  await openChat(page, '?id=8');
  await field(page).fill('On my way');
  await page.keyboard.press('Enter');
  await expect(contacts(page).first()).toContainText('Kwame Asante');
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(contacts(page).first()).toContainText('You: On my way');
});

test('a draft survives a reload, and is cleared once sent', async ({ page }) => {
  await openChat(page);
  await field(page).fill('Half a sen');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a sen');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(log(page)).toContainText('Half a sen');
  await expect(field(page)).toHaveValue('');
});

test('the newest message stays visible when the field grows, unless scrolled up', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 560 });
  await openChat(page);
  const height = () => log(page).evaluate(({ clientHeight }) => clientHeight);
  const before = await height();
  await field(page).fill('One\ntwo\nthree\nfour\nfive');
  await expect.poll(height).toBeLessThan(before - 40);
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  await field(page).fill('');
  await expect.poll(height).toBe(before);
  await log(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await field(page).fill('One\ntwo\nthree\nfour\nfive');
  await expect.poll(height).toBeLessThan(before - 40);
  expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
