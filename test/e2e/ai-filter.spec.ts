import { expect, test } from '@playwright/test';
import { signInAsDemo, watchConsole } from './people';

test('a sentence chooses rentals, says why, and becomes the filter', async ({ page }) => {
  const problems = watchConsole(page);
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('Ask in a sentence').fill('rentals in Belgium and France above 5 million');
  await page.keyboard.press('Enter');

  const items = page.getByRole('list', { name: 'Rentals that the sentence chose' });
  // The first sentence of all waits for the local interpreter to load.
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
  await page.getByRole('button', { name: 'No longer only France' }).click();
  await expect(page).toHaveURL(/country=BE(&|$)/);

  await page.getByRole('button', { name: 'Clear the sentence' }).click();
  await expect(items).toBeHidden();
  expect(problems).toEqual([]);
});

test('a part of the world is the countries in it, also as a filter', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('Ask in a sentence').fill('European markets above 10 million, but not in Eastern Europe');
  await page.keyboard.press('Enter');
  const items = page.getByRole('list', { name: 'Rentals that the sentence chose' });
  await expect(items).toContainText('Chosen by European', { timeout: 45_000 });
  await expect(items).not.toContainText('Russia');
  await expect(page.getByText('one of 52 countries')).toBeVisible();
  await expect(page.getByText('without 10 countries')).toBeVisible();

  await page.getByRole('button', { name: 'Use as filter' }).click();
  await expect(page).toHaveURL(/country=AX\.DK\./);
  await page.getByRole('button', { name: 'Remove filter 42 countries' }).click();
  await expect(page).not.toHaveURL(/country=/);
});

test('a sentence asked while another is read takes its place', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  let isFirst = true;
  await page.route('**/interpret', async (route) => {
    if (isFirst) {
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
    await route.continue().catch(() => {});
  });
  const field = page.getByLabel('Ask in a sentence');
  await field.fill('rentals in Belgium');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reading the sentence')).toBeAttached();
  await field.fill('rentals in France');
  await page.keyboard.press('Enter');
  await expect(page.getByText('country France (FR)')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('country Belgium (BE)')).toBeHidden();
});

test('a sentence without a place or a size gets examples that work', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByLabel('Ask in a sentence').fill('something lovely, please');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dutch markets between 100,000 and 1 million' }).click();
  await expect(page.getByText('country Netherlands (NL)')).toBeVisible();
  await expect(page.getByText('100,000 to 1,000,000 people')).toBeVisible();
});

test('a sentence in Dutch is searched for countries and numbers', async ({ page }) => {
  await signInAsDemo(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page
    .getByLabel('Ask in a sentence')
    .fill('alle verhuringen in België en Duitsland met meer dan 5 miljoen inwoners');
  await page.keyboard.press('Enter');
  await expect(page.getByText('country Germany (DE)')).toBeVisible();
  await expect(page.getByText('5,000,001 people or more')).toBeVisible();
});

test('a guest is invited to sign in', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
});
