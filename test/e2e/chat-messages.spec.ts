import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { watchConsole } from './people';

const contacts = (page: Page) => page.getByRole('list', { name: 'Contacts' }).getByRole('link');
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function openChat(page: Page, query = ''): Promise<void> {
  await page.goto(`/apps/chat${query}`);
  await expect(contacts(page).first()).toBeVisible();
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

test('messages are under the day they were sent on, with their times', async ({ page }) => {
  await openChat(page, '?id=10');
  await expect(log(page).getByRole('region')).toHaveCount(1);
  await send(page, 'Good morning');
  const today = log(page).getByRole('region', { name: 'Today' });
  await expect(today.locator('.chat-message')).toHaveCount(1);
  await expect(today.locator('time')).toHaveText(/^\d\d:\d\d$/);
  await page.reload();
  await expect(today.locator('.chat-message')).toContainText('Good morning');
});

test('an own message is changed and deleted; undo takes both back, and a reload keeps what is', async ({ page }) => {
  const problems = watchConsole(page);
  await openChat(page);
  await send(page, 'See you Thirsday');
  const own = log(page).locator('.chat-message-own').last();
  await page.getByRole('button', { name: 'Edit “See you Thirsday”' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit the message' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit “See you Thirsday”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('See you Thursday');
  await expectNoViolations(page, 'a message being changed');
  await page.keyboard.press('Enter');
  await expect(own).toContainText('See you Thursday');
  await expect(own).toContainText('Edited');
  await page.getByRole('button', { name: 'Delete “See you Thursday”' }).click();
  await expect(page.getByText('The message is deleted.')).toBeVisible();
  await expect(log(page)).not.toContainText('See you Thursday');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toContainText('See you Thursday');
  await page.reload();
  await expect(own).toContainText('See you Thursday');
  await expect(own).toContainText('Edited');
  expect(problems).toEqual([]);
});

test('a change of a message that is not saved is there again after another chat, and after a reload', async ({
  page,
}) => {
  await openChat(page, '?id=1');
  await send(page, 'See you Thirsday');
  await page.getByRole('button', { name: 'Edit “See you Thirsday”' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit the message' });
  await editor.fill('See you Thurs');
  await page.goto('/apps/chat?id=2');
  await expect(page.getByRole('heading', { name: 'Mohammed El Amrani', level: 2 })).toBeVisible();
  await contacts(page).filter({ hasText: 'Sanne de Vries' }).click();
  await expect(editor).toHaveValue('See you Thurs');
  await expect(editor).not.toBeFocused();
  await editor.press('Escape');
  await contacts(page).filter({ hasText: 'Mohammed El Amrani' }).click();
  await contacts(page).filter({ hasText: 'Sanne de Vries' }).click();
  await expect(log(page)).toContainText('See you Thirsday');
  await expect(editor).toHaveCount(0);
});

test('a page that is left open says yesterday of the day before once midnight has passed', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-18T22:00:00+01:00') });
  await openChat(page, '?id=1');
  await expect(log(page).getByRole('region', { name: 'Today' })).toBeVisible();
  await page.clock.runFor('03:00:00');
  await expect(log(page).getByRole('region', { name: 'Yesterday' })).toBeVisible();
  await expect(contacts(page).first().locator('time')).toHaveText('18 Nov');
});

test('web addresses in a message are links; other text is not', async ({ page }) => {
  await openChat(page);
  await send(page, 'See https://polder.example/map, or javascript:alert(1) <b>now</b>');
  const own = log(page).locator('.chat-message-own').last();
  const link = own.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://polder.example/map');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(own).toContainText('<b>now</b>');
});

test('a search finds messages of all chats, and leads to the one that is chosen', async ({ page }) => {
  await openChat(page);
  await page.getByLabel('Search people and messages').fill('welcome');
  const found = contacts(page).filter({ hasText: 'Welcome, Chloé!' });
  await expect(found.locator('mark')).toHaveText('Welcome');
  await found.click();
  await expect(page.getByRole('heading', { name: 'Chloé Lambert' })).toBeVisible();
  const message = log(page).locator('.is-found');
  await expect(message).toContainText('Welcome, Chloé!');
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expectNoViolations(page, 'a message that was found');
  await page.reload();
  await expect(message).toBeInViewport();
  await page.getByLabel('Search people and messages').fill('nothing like this');
  await expect(page.getByText('No name, role or message has these words.')).toBeVisible();
});

test('a chat is started with a contact, from the chat and from the contact', async ({ page }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'New chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'New chat' });
  await expect(dialog.getByLabel('Search contacts')).toBeFocused();
  await dialog.getByLabel('Search contacts').fill('visser');
  await expectNoViolations(page, 'the choice of a contact');
  await dialog.getByRole('button', { name: /Bram Visser/ }).click();
  await expect(page.getByRole('heading', { name: 'Bram Visser' })).toBeVisible();
  await expect(page).toHaveURL(/\?id=11$/);
  await expect(log(page)).toContainText('No messages yet.');
  await send(page, 'Is the paint dry?');
  await expect(contacts(page).first()).toContainText('You: Is the paint dry?');
  await page.getByRole('heading', { name: 'Bram Visser' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/contacts\?id=4$/);
  await page.getByRole('link', { name: 'Chat with Bram Visser' }).click();
  await expect(log(page)).toContainText('Is the paint dry?');
  await expect(page).toHaveURL(/\/apps\/chat\?id=11$/);
  await page.reload();
  await expect(contacts(page)).toHaveCount(11);
});

test('on a phone, a long name ends before the button beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/contacts');
  const long = page.getByRole('link', { name: /Woude-Schimmelpenninck/ });
  const id = new URL((await long.first().getAttribute('href')) ?? '', page.url()).searchParams.get('id');
  await page.goto(`/apps/chat?contact=${id}`);
  const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const button = page.getByRole('button', { name: 'Mark as unread' });
  const left = await button.evaluate((element) => element.getBoundingClientRect().left);
  expect(await right(page.getByRole('heading', { name: /Woude-Schimmelpenninck/ }))).toBeLessThanOrEqual(left);
});
