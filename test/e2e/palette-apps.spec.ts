/** What the palette finds in the apps. */
import { expect, type Page, test } from '@playwright/test';
import { watchConsole } from './people';

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('group', { name: 'In your apps' }).getByRole('option');

test('the apps are loaded with the second letter, and what is in them is opened by keyboard', async ({ page }) => {
  const problems = watchConsole(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const apps = () => loaded.filter((url) => /\/(searchableApps|sample)-[\w-]{8}\.js$/.test(url));
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await field(page).fill('b');
  await page.waitForLoadState('networkidle');
  expect(apps()).toEqual([]);
  await field(page).pressSequentially('enali');
  await expect(options(page)).toHaveText([/Aïcha Benali.*Contacts/, /Screen reader.*Tickets/]);
  expect(apps()).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/contacts\?id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Aïcha Benali' })).toBeVisible();

  for (const [words, title, address] of [
    ['janssen measuring', /Oude Delft 118/, '/apps/notes?id=1'],
    ['hot water', /hot water/, '/tickt/ticket-detail?id=1'],
    ['lighthouse mug', /Lighthouse mug/, '/ecom/shopdetail?id=12'],
    ['fire drill', /Fire drill/, /\/apps\/calendar\?view=day/],
    ['herengracht 403', /Herengracht 403/, '/apps/treeview?search=Herengracht+403'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field(page).fill(words);
    await options(page).filter({ hasText: title }).first().click();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('treeitem', { name: /Herengracht 403/ })).toBeVisible();
  expect(problems).toEqual([]);
});
