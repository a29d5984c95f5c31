/** The page About. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signInAsDemo } from '../people';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'));

test('shows version, build, stage and region, and checks the services', async ({ page }) => {
  await page.goto('/about');
  const build = page.getByRole('region', { name: 'This Polder' });
  await expect(build).toContainText(version);
  await expect(build).toContainText(/Build\s*[\w-]{8}/);
  await expect(build).toContainText('dev');
  await expect(build).toContainText('eu-west-1');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByText('Answers', { exact: true })).toHaveCount(2);
  await expect(health.getByText('Answers only when signed in')).toHaveCount(2);
});

test('checks services that require an account, and shows which does not answer', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/about');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByText('Answers', { exact: true })).toHaveCount(4);
  await page.route('**/jwks.json', (route) => route.abort());
  await health.getByRole('button', { name: 'Ask again' }).click();
  await expect(health.getByText('No answer')).toHaveCount(1);
  await expect(health.getByText('Answers', { exact: true })).toHaveCount(3);
});

test('lists the licence of every shipped package, with a search', async ({ page }) => {
  await page.goto('/about');
  const licences = page.getByRole('region', { name: 'Licences' });
  const groups = licences.locator('.about-licence-group');
  await expect(groups.first().locator('> summary')).toHaveText(/^MIT\d+ packages$/);
  await expect(licences.getByText('react-dom', { exact: true })).toBeHidden();
  await groups.first().locator('> summary').click();
  await expect(licences.getByText('react-dom', { exact: true })).toBeVisible();
  expect((await licences.getByText('react-dom', { exact: true }).locator('..').boundingBox())?.height).toBe(28);
  // Fonts and style sheets are not scripts, but ship too.
  await expect(licences.getByText('@fontsource-variable/inter', { exact: true })).toBeAttached();
  await expect(licences.getByText('country-flag-emoji-polyfill', { exact: true })).toBeAttached();
  await licences.getByRole('searchbox').fill('bootstrap');
  await expect(licences.getByRole('status').filter({ hasText: 'packages' })).toHaveText(/^2 of \d+ packages$/);
  await licences.getByText('bootstrap', { exact: true }).click();
  await expect(licences.getByRole('region', { name: 'Licence of bootstrap', exact: true })).toContainText('MIT');
});
