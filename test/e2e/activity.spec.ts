/** What happened to rentals: found by person, rental, kind and time, as it happens, and saved as a file. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { otherBrowser, signInAsDemo, storeDemoSession, watchConsole } from './people';
import { addRental, editRental, expectOutboxEmpty, fillAndSave, openRental, panelOf } from './rental-editing';

const entries = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
const entriesOf = (page: Page, name: string) => entries(page).filter({ hasText: name });

test('a changed rental is read about, looked for, opened, and shared by its address', async ({ page, browser }) => {
  const problems = watchConsole(page);
  const name = `Active ${Date.now()}`;
  await signInAsDemo(page);
  const id = await addRental(page, name, 1234);
  await editRental(page, id, { Population: '5678' });
  await expectOutboxEmpty(page);

  // From the rental's panel to all of its changes.
  const panel = await openRental(page, id);
  await panel.getByRole('button', { name: 'History', exact: true }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('link', { name: 'All changes of this rental' }).click();
  await expect(page).toHaveURL(`/activity?of=${id}`);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(0)).toContainText(
    new RegExp(`${name}.*Changed.*Version 2.*demo@.*ago.*Population.*1,234.*5,678`),
  );
  await expect(entries(page).nth(1)).toContainText(/Added.*Version 1.*demo@/);
  await expect(page.getByText('That is all: 2 changes.')).toBeVisible();
  await expectNoViolations(page, 'activity');

  // By kind and person; each is a step of the history.
  await page.getByLabel('Kind of change').selectOption('Added');
  await expect(page).toHaveURL(`/activity?of=${id}&kind=create`);
  await expect(entries(page)).toHaveCount(1);
  await page.goBack();
  await expect(entries(page)).toHaveCount(2);
  await entries(page).nth(1).getByRole('button', { name: 'demo@polder.test' }).click();
  await expect(page.getByLabel('Person')).toHaveValue(/.{36}/);
  await expect(entries(page)).toHaveCount(2);
  await page.getByLabel('From').fill('1 January 2020');
  await page.getByLabel('From').press('Enter');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(entries(page)).toHaveCount(2);

  // The address alone has it all.
  const other = await otherBrowser(browser);
  await storeDemoSession(other);
  await other.goto(page.url());
  await expect(entries(other)).toHaveCount(2);
  await expect(other.getByLabel('From')).toHaveValue('1 Jan 2020');
  await other.context().close();

  await page.getByLabel('Up to and including').fill('2 January 2020');
  await page.getByLabel('Up to and including').press('Enter');
  await expect(page.getByText('No change matches')).toBeVisible();
  await page.getByLabel('Up to and including').fill('2 January 2019');
  await page.getByLabel('Up to and including').press('Enter');
  await expect(page.getByRole('alert')).toContainText('The first day is after the last.');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL('/activity');
  await expect(entriesOf(page, name)).toHaveCount(2);

  // The rental's panel opens over the page, and closes to where it was opened.
  const link = entriesOf(page, name).nth(0).getByRole('link', { name });
  await link.click();
  await expect(panelOf(page, 'Edit rental').getByLabel('Population')).toHaveValue('5678');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/activity');
  await expect(link).toBeFocused();
  expect(problems).toEqual([]);
});

test('what happens meanwhile waits at the top until it is asked for', async ({ page, browser }) => {
  const name = `Live ${Date.now()}`;
  await signInAsDemo(page);
  const id = await addRental(page, name, 1);
  await page.goto(`/activity?of=${id}`);
  await expect(entries(page)).toHaveCount(1);

  const other = await otherBrowser(browser);
  await storeDemoSession(other);
  await other.goto('/dashboards/Rotterdam');
  await fillAndSave(await openRental(other, id), { Population: '2' });
  await expectOutboxEmpty(other);

  const news = page.getByRole('button', { name: '1 new change' });
  await expect(news).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await news.click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(0)).toContainText('Version 2');
  await expect(entries(page).nth(0).getByRole('link')).toBeFocused();
  await expect(news).toHaveCount(0);

  // The keyboard alone: arrows move between the entries, Enter opens the rental.
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries(page).nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entries(page).nth(0).getByRole('button', { name: 'demo@polder.test' })).toBeFocused();

  // A rental is found by its name.
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await page.getByRole('combobox', { name: 'Rental' }).fill(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/activity?of=${id}`);
  const chosen = page.getByRole('button', { name: `${name}: choose another rental` });
  await expect(chosen).toBeFocused();
  await chosen.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Rental' })).toBeFocused();
  await expect(page).toHaveURL('/activity');
  await other.context().close();
});

/** Answers the page's questions about the history from 1,200 changes, or with what `answer` makes of them. */
async function withLongHistory(page: Page, answer: (first: number) => 'fail' | 'empty' | undefined) {
  await page.route('**/graphql', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}');
    if (body.operationName !== 'ListActivity') return route.fallback();
    const { limit, nextToken } = body.variables;
    const first = Number(nextToken ?? 0);
    const said = answer(first);
    if (said === 'fail') return route.abort();
    const end = Math.min(1200, first + limit);
    const items = Array.from({ length: said === 'empty' ? 0 : end - first }, (_, index) => ({
      rentalId: `rental-${first + index}`,
      version: 1,
      at: Date.UTC(2026, 0, 1) - (first + index) * 60_000,
      kind: 'import',
      by: 'somebody',
      byName: 'somebody@example.nl',
      source: 'markets.csv',
      changed: ['Name', 'Code', 'Population'],
      before: null,
      after: { Flag: null, Name: `=Rental ${first + index}`, Code: 'NL', Population: first + index, _deleted: false },
    }));
    await route.fulfill({ json: { data: { listActivity: { items, nextToken: end < 1200 ? String(end) : null } } } });
  });
}

test('a long history loads while scrolling, and is exported completely', async ({ page }) => {
  await storeDemoSession(page);
  let failsAt: number | null = 150;
  await withLongHistory(page, (first) => (first === failsAt ? 'fail' : undefined));
  await page.goto('/activity');
  await expect(entries(page).nth(0)).toContainText(/Imported from markets.csv/);
  expect(await entries(page).count()).toBeLessThan(40);

  // The page that fails says so, and is read again.
  const toEnd = async () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(async () => {
    await toEnd();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 });
  }).toPass();
  failsAt = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => {
    await toEnd();
    await expect(page.getByText('That is all: 1,200 changes.')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  expect(await entries(page).count()).toBeLessThan(40);

  // The export reads on from where it failed, too.
  failsAt = 1000;
  await page.getByRole('button', { name: 'Export CSV' }).dblclick();
  await expect(page.getByText(/1,000 changes were read, and are not lost/)).toBeVisible();
  failsAt = null;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Continue' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1201);
  expect(lines[1]).toContain("'=Rental 0");
});

test('where few changes match, the page looks through older ones, and then asks', async ({ page }) => {
  await storeDemoSession(page);
  let isEmpty = true;
  await page.route('**/graphql', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}');
    if (body.operationName !== 'ListActivity') return route.fallback();
    await route.fulfill({ json: { data: { listActivity: { items: [], nextToken: isEmpty ? 'more' : null } } } });
  });
  await page.goto('/activity?kind=undo&person=somebody');
  await expect(page.getByText(/older changes were looked through, and few match/)).toBeVisible();
  isEmpty = false;
  await page.getByRole('button', { name: 'Look further' }).click();
  await expect(page.getByText('No change matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(page).toHaveURL('/activity');
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
});

test('clearing the filter also clears a date that could not be read', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/activity?kind=create');
  await page.getByLabel('From', { exact: true }).fill('no day');
  await page.getByLabel('From', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL('/activity');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
});

test('a person on the page of people leads to what they did', async ({ page }) => {
  await storeDemoSession(page);
  await page.goto('/people?q=demo%40polder');
  await page.getByRole('button', { name: 'Actions for demo@polder.test' }).click();
  await page.getByRole('menuitem', { name: 'See what they did' }).click();
  await expect(page).toHaveURL(/\/activity\?person=[\w-]{36}$/);
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText('You (demo@polder.test)');
});

test('a guest reads what is here, and signs in to see it', async ({ page }) => {
  await page.goto('/activity?kind=edit');
  await expect(page.getByText('Sign in to see what happened').last()).toBeVisible();
  await expectNoViolations(page, 'activity for guests');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/from=%2Factivity%3Fkind%3Dedit/);
});
