/** The search over everything in Polder. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { storeDemoSession } from '../people';

test('finds pages, examples and rentals, highlights matches, and links to them', async ({ page }) => {
  await page.goto('/sample-pages/search-result');
  await page.getByRole('main').getByRole('searchbox').fill('alerts');
  await expect(page.getByRole('status').filter({ hasText: 'results for “alerts”' })).toBeVisible();
  const first = page.locator('.search-results li').first();
  await expect(first.getByRole('link')).toHaveText('Alerts');
  await expect(first.locator('mark').first()).toHaveText('Alerts');
  await expect(first.locator('.search-place')).toHaveText('Components · page');
  await expectNoViolations(page, 'results');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Examples/ })
    .click();
  await expect(page).toHaveURL(/q=alerts&kind=example/);
  await page.getByRole('link', { name: 'Dismissible' }).click();
  await expect(page).toHaveURL('/ui/alerts#dismissible');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('alerts');

  await page.goto('/sample-pages/search-result?q=netherlands&kind=rental');
  await page.locator('.search-results').getByRole('link', { name: 'Netherlands' }).first().click();
  await expect(page).toHaveURL(/dashboards\/Rotterdam\?q=Netherlands/);
});

test('many results are paginated, and an invalid URL shows the nearest page', async ({ page }) => {
  await page.goto('/sample-pages/search-result?q=a&page=9999&kind=%00');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.locator('[aria-current=page]')).toBeVisible();
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page.locator('.search-results li')).toHaveCount(10);
  await page.goto('/sample-pages/search-result?q=zzzzzz');
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
});

const results = (page: Page) => page.locator('.search-results li');
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('a dashboard’s name finds the dashboard, and not every rental on it', async ({ page }) => {
  await page.goto('/sample-pages/search-result?q=rotterdam');
  await expect(results(page).first().getByRole('link')).toHaveText('Rotterdam');
  await expect(page.getByRole('main').getByRole('button', { name: /^Rentals/ })).toBeHidden();
});

test('app content is found with a link to it, and only loaded for a search', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/sample-pages/search-result');
  await expect(search(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /\/(searchableApps|sample)-[\w-]{8}\.js$/.test(url))).toEqual([]);
  for (const [words, kind, title, address] of [
    ['janssen measuring', 'Notes', /Oude Delft 118/, '/apps/notes?id=1'],
    ['benali', 'Contacts', /Benali/, /\/apps\/contacts\?id=\d+$/],
    ['dakgoot', 'Emails', /dakgoot/, /\/apps\/email\?id=\d+$/],
    ['hot water', 'Tickets', /hot water/, '/tickt/ticket-detail?id=1'],
    ['fire drill', 'Events', /Fire drill/, /\/apps\/calendar\?view=day/],
    ['wool blanket', 'Products', /Wool blanket/, '/ecom/shopdetail?id=9'],
    ['herengracht 403', 'Homes', /Herengracht 403/, '/apps/treeview?search=Herengracht+403'],
  ] as const) {
    await search(page).fill(words);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click();
    await results(page).getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  // "Tickets · ticket" would say it twice.
  await page.goto('/sample-pages/search-result?q=hot+water&kind=ticket');
  await expect(results(page).first().locator('.search-place')).toHaveText('Tickets');
});

test('only content of the current account is found', async ({ page }) => {
  await page.goto('/apps/notes?new=1');
  await page.getByLabel('Title').fill('Quokka of a guest');
  await page.goto('/sample-pages/search-result?q=quokka');
  await expect(results(page).getByRole('link', { name: 'Quokka of a guest' })).toBeVisible();
  await storeDemoSession(page);
  await page.goto('/sample-pages/search-result?q=quokka');
  await expect(page.getByRole('button', { name: /demo@polder/ })).toBeVisible();
  await expect(page.getByText('Nothing found for “quokka”')).toBeVisible();
  await search(page).fill('oude delft');
  await expect(
    results(page)
      .getByRole('link', { name: /Oude Delft 118/ })
      .first(),
  ).toBeVisible();
  await search(page).fill('quokka');
  await expect(page.getByText('Nothing found for “quokka”')).toBeVisible();
});
