import { expect, type Locator, type Page, test } from '@playwright/test';
import { isolate } from '../../frontend/src/lib/isolate';
import { expectNoViolations } from './accessibility';
import { signInAsDemo, watchConsole } from './people';

/** Also takes sentences. */
const searchField = (page: Page) => page.getByRole('searchbox', { name: /^(Search|Zoeken)$/ });

test('a sentence selects rentals, explains why, and becomes the filter', async ({ page }) => {
  const problems = watchConsole(page);
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await searchField(page).fill('rentals in Belgium and France above 5 million');
  await page.keyboard.press('Enter');

  const items = page.getByRole('list', { name: 'Rentals that the sentence chose' });
  // The first sentence waits for the local interpreter to load.
  await expect(items).toBeVisible({ timeout: 45_000 });
  const belgium = items
    .getByRole('listitem')
    .filter({ hasText: /^.*Belgium BE/ })
    .first();
  await expect(belgium).toContainText('Chosen by Belgium');
  await expect(belgium).toContainText('above 5 million');
  await expect(items).not.toContainText('Germany');

  await page.getByRole('button', { name: 'Use as filter' }).click();
  await expect(page).toHaveURL(/country=BE\.FR/);
  await expect(page).toHaveURL(/min=5000001/);
  // The filter takes the sentence's place.
  await expect(items).toBeHidden();
  await expect(searchField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Country: BE, FR', exact: true }).click();
  await page.getByRole('checkbox', { name: 'France FR' }).click();
  await expect(page).toHaveURL(/country=BE(&|$)/);
  expect(problems).toEqual([]);
});

test('a continent means its countries, also as a filter', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await searchField(page).fill('European markets above 10 million, but not in Eastern Europe');
  await page.keyboard.press('Enter');
  const items = page.getByRole('list', { name: 'Rentals that the sentence chose' });
  await expect(items).toContainText('Chosen by European', { timeout: 45_000 });
  await expect(items).not.toContainText('Russia');
  await expect(page.getByText('one of 52 countries')).toBeVisible();
  await expect(page.getByText('not: one of 10 countries')).toBeVisible();

  await page.getByRole('button', { name: 'Use as filter' }).click();
  await expect(page).toHaveURL(/country=AX\.DK\./);
  await page.getByRole('button', { name: 'Remove filter Country: 42 countries' }).click();
  await expect(page).not.toHaveURL(/country=/);
});

test('a new sentence replaces one that is still being read', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  let isFirst = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/interpret', async (route) => {
    if (isFirst) {
      isFirst = false;
      await held;
      // The page may have cancelled the request by now.
      const response = await route.fetch().catch(() => undefined);
      if (response) await route.fulfill({ response }).catch(() => {});
      return;
    }
    await route.continue().catch(() => {});
  });
  const field = searchField(page);
  const late = page.waitForRequest('**/interpret');
  await field.fill('rentals in Belgium');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reading the sentence')).toBeAttached();
  const request = await late;
  await field.fill('rentals in France');
  await page.keyboard.press('Enter');
  await expect(page.getByText('country France (FR)')).toBeVisible({ timeout: 45_000 });
  release();
  // Received, or cancelled, and rendered if it is.
  await (await request.response())?.finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByText('country Belgium (BE)')).toBeHidden();
  await expect(page.getByText('country France (FR)')).toBeVisible();
});

/** Asks, and waits for the answer: the first sentence waits for the local interpreter to load. */
async function ask(page: Page, sentence: string): Promise<Locator> {
  await searchField(page).fill(sentence);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: /What the sentence asks for|Wat de zin vraagt/ });
  await expect(answer).toBeVisible({ timeout: 45_000 });
  return answer;
}

test('a sentence that is not about rentals shows working examples', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const answer = await ask(page, 'something lovely, please');
  await expect(answer).toContainText('Not used: something lovely');
  await page.getByRole('button', { name: '10 largest in Africa' }).click();
  await expect(answer).toContainText('the 10 with the most people');
  await expect(answer.getByRole('listitem').first()).toContainText('Nigeria');
  await answer.getByRole('button', { name: 'Show 4 more' }).click();
  await expect(answer.getByRole('listitem')).toHaveCount(10);
  // The filter cannot express an order, and a message says so.
  await expect(answer).toContainText('cannot hold this, so it stays here: 10 largest');
  await expect(answer.getByRole('button', { name: 'Use as filter' })).toBeHidden();
});

test('a comparison with a place uses its size, and unused words are listed', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const answer = await ask(page, 'European markets smaller than Belgium but larger than Luxembourg near France');
  await expect(answer).toContainText(`by the size of ${isolate('Luxembourg')}`);
  await expect(answer).toContainText('Not used: near France');
  await expect(answer).toContainText('rentals match what was understood');
  await expectNoViolations(page, 'an answer', '.ai-filter');
  await expect(answer.getByRole('listitem').filter({ hasText: 'Belgium BE' })).toHaveCount(0);
  await answer.getByRole('button', { name: 'Use as filter' }).click();
  await expect(page).toHaveURL(/min=607951&max=11433255/);
});

test('an ambiguous name and a misspelling are asked about', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const answer = await ask(page, 'rentals in Congo');
  await expect(answer).toContainText('“Congo” is the name of several countries');
  await expectNoViolations(page, 'a question', '.ai-filter');
  await answer.getByRole('button', { name: 'Congo - Kinshasa' }).press('Enter');
  await expect(searchField(page)).toHaveValue('rentals in Congo - Kinshasa');
  await expect(answer.getByRole('listitem')).toHaveText([/CD/]);
  await expect(searchField(page)).toBeFocused();

  await ask(page, 'rentals in Belgum');
  await answer.getByRole('button', { name: 'Belgium' }).click();
  await expect(answer).toContainText('country Belgium (BE)');
});

test('an answer leaves the page where it is, closes, and opens again with its field', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Key figures' });
  const before = await figures.boundingBox();
  const answer = await ask(page, 'rentals in Belgium');
  expect(await figures.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(searchField(page)).toHaveValue('rentals in Belgium');
  await page.getByRole('heading', { level: 1 }).click();
  await searchField(page).click();
  await expect(answer).toBeVisible();
  await page.getByRole('button', { name: 'Clear the sentence' }).click();
  await expect(answer).toBeHidden();
  await expect(searchField(page)).toHaveValue('');
  await expect(searchField(page)).toBeFocused();
});

test('names become a wildcard filter', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const answer = await ask(page, 'names ending in land');
  await answer.getByRole('button', { name: 'Use as filter' }).click();
  await expect(page).toHaveURL(/q=\*land/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('*land');
  const shown = page.getByText(/^\d+ of [\d,]+ rentals$/);
  await expect(shown).toHaveText(/^1\d of/);
});

test('a Dutch sentence is answered in Dutch', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const answer = await ask(page, 'alle verhuringen in België en Duitsland met meer dan 5 miljoen inwoners bij zee');
  await expect(answer).toHaveAttribute('lang', 'nl');
  await expect(answer).toContainText('land Duitsland (DE)');
  await expect(answer).toContainText('5.000.001 inwoners of meer');
  await expect(answer).toContainText('Niet gebruikt: bij zee');
});

test('a guest is invited to sign in', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
});
