import { expect, type Page, test } from '@playwright/test';
import { isolate } from '../../frontend/src/lib/isolate';
import { watchConsole } from './people';

const open = (page: Page) => page.locator('.rentals-card-tools .panel-button > button').first().click();

async function save(page: Page, name: string) {
  await open(page);
  await page.getByLabel('Save what is shown as a view').fill(name);
  await page.keyboard.press('Enter');
}

test('a view is saved, applied, changed, renamed, deleted and restored', async ({ page }) => {
  const problems = watchConsole(page);
  await page.goto('/dashboards/Rotterdam?q=land&sort=Name');
  await expect(page.getByRole('grid')).toBeVisible();
  await save(page, 'Landen');
  await expect(page).toHaveURL(/view=/);

  await page.getByRole('button', { name: 'Clear filter' }).first().click();
  await expect(page.getByText('changed', { exact: true })).toBeVisible();
  await open(page);
  await page.getByRole('button', { name: 'Landen', exact: true }).last().click();
  await expect(page).toHaveURL(/q=land/);
  await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');

  await open(page);
  await page.getByRole('button', { name: `Rename ${isolate('Landen')}` }).click();
  await page.keyboard.type('Alle landen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Rename ${isolate('Alle landen')}` })).toBeFocused();
  await page.getByLabel('Save what is shown as a view').fill('Alle  landen');
  await expect(page.getByRole('button', { name: 'Replace', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${isolate('Alle landen')}` }).press('Enter');
  await expect(page.getByText(`View ${isolate('Alle landen')} was deleted.`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Save what is shown as a view')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await open(page);
  await expect(page.getByRole('button', { name: `Rename ${isolate('Alle landen')}` })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a page opens with the default view, unless its URL has a filter', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam?q=stan');
  await expect(page.getByRole('grid')).toBeVisible();
  await save(page, 'Stan');
  await open(page);
  await page.getByRole('button', { name: `Make ${isolate('Stan')} the default view` }).click();
  await page.goto('/dashboards/Rotterdam');
  await expect(page).toHaveURL(/q=stan/);
  await page.goto('/dashboards/Rotterdam?q=neth');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('neth');
});

test('a link shows the same to a user without that view', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboards/Rotterdam?q=land&sort=-Code');
  await expect(page.getByRole('grid')).toBeVisible();
  await save(page, 'Mine');
  await expect(page).toHaveURL(/view=/);
  await open(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByLabel('Search', { exact: true })).toHaveValue('land');
  await expect(other.getByRole('columnheader', { name: /^Code/ })).toHaveAttribute('aria-sort', 'descending');
  await other.context().close();
});

test('a panel that opens near the lower edge comes into view whole, and Escape leads back to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/dashboards/Rotterdam');
  await expect(page.getByRole('grid')).toBeVisible();
  for (const name of ['Views', 'Columns', 'Export']) {
    await page.evaluate(() => scrollTo(0, 0));
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const panel = page.getByRole('dialog', { name, exact: true });
    await expect(panel, name).toBeInViewport({ ratio: 1 });
    await expect(panel.locator(':focus'), name).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(opener, name).toBeFocused();
  }
});
