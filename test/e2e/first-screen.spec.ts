/** The dashboards show their data on the first screen, and filtering does not move it. */
import { expect, type Page, test } from '@playwright/test';
import { signInAsDemo } from './people';

const figures = (page: Page) => page.getByRole('region', { name: 'Key figures' });
const filters = (page: Page) => page.getByRole('search', { name: 'Filter rentals' });

async function openRotterdam(page: Page): Promise<void> {
  await signInAsDemo(page);
  await expect(page.getByRole('row', { name: /China/ }).first()).toBeAttached();
  await expect(page.locator('.chart-bar').first()).toBeVisible();
}

/** Where the filter, the figures, the first cards and the table begin, in pixels from the top of the page. */
const topsOf = (page: Page) =>
  page
    .locator('.filter-bar, .figure-cards, .arranged-cards, .rentals-card')
    .evaluateAll((parts) => parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('figures, charts and rentals are on the first screen', async ({ page }) => {
    await openRotterdam(page);
    expect((await figures(page).boundingBox())?.y).toBeLessThanOrEqual(190);
    await expect(page.getByRole('heading', { name: 'Share of the population' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.rentals-card tbody tr').first()).toBeInViewport({ ratio: 1 });
  });

  test('no filter moves the content', async ({ page }) => {
    await openRotterdam(page);
    const before = await topsOf(page);
    const stays = async (what: string) => expect(await topsOf(page), what).toEqual(before);
    const search = page.getByRole('searchbox', { name: 'Search', exact: true });

    await search.fill('land');
    await expect(page).toHaveURL(/q=land/);
    await stays('a text');
    await search.fill('nothing has this name');
    await expect(page.locator('.rentals-card-empty')).toBeVisible();
    await expect(page).toHaveURL(/q=nothing/);
    await expect(figures(page)).toContainText('None');
    await stays('a text without matches');
    await search.fill('');
    await expect(page).not.toHaveURL(/q=/);

    await filters(page).getByRole('button', { name: 'Country' }).click();
    for (const name of ['Belgium BE', 'France FR', 'Netherlands NL']) {
      await page.getByRole('checkbox', { name }).click();
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Country: 3 countries', exact: true })).toBeFocused();
    await filters(page).getByRole('button', { name: 'Population' }).click();
    await page.getByLabel('Population from', { exact: true }).fill('5000000');
    await expect(page).toHaveURL(/min=5000000/);
    await page.keyboard.press('Escape');
    await filters(page).getByRole('button', { name: 'Changed' }).click();
    await page.getByLabel('Changed since').fill('2020-01-01');
    await page.getByLabel('Show', { exact: true }).selectOption('In use and deleted');
    await expect(page).toHaveURL(/deleted=include/);
    await stays('every filter');

    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(page.getByRole('button', { name: 'Restore the filter' })).toBeFocused();
    await stays('a cleared filter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/country=.*min=5000000/);
    await stays('a restored filter');
  });

  test('nothing moves when a rental is selected, or a chart is shown as a table', async ({ page }) => {
    await openRotterdam(page);
    const places = () =>
      page
        .locator(
          '.figure-cards, .arranged-card, .rentals-card, .rentals-card-head, .rental-table tr[data-index]:nth-child(-n + 5)',
        )
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await places();
    await page.getByRole('row', { name: /China/ }).getByRole('checkbox').click();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    for (const address of ['/dashboards/Rotterdam', '/dashboards/Amsterdam', '/dashboards/Utrecht']) {
      await page.goto(address);
      const toggles = page.getByRole('button', { name: /^Show as table/ });
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main .chart-place')).toHaveCount(0);
      for (let left = await toggles.count(); left > 0; left--) {
        const name = await toggles.first().getAttribute('aria-label');
        await toggles.first().scrollIntoViewIfNeeded();
        const still = await places();
        await toggles.first().click();
        await expect(toggles).toHaveCount(left - 1);
        expect(await places(), `${address}: ${name}`).toEqual(still);
      }
    }
  });

  test('filters without room are behind one button that counts them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAsDemo(page);
    await page.goto(
      '/dashboards/Rotterdam?country=NL.BE.FR&min=5000001&max=700000001&since=2020-01-01&deleted=include',
    );
    await expect(page.getByRole('row', { name: /France/ }).first()).toBeAttached();
    const more = filters(page).getByRole('button', { name: /^\+\d more filters?$/ });
    await expect(more).toBeVisible();
    const isCut = () =>
      filters(page)
        .locator('.panel-button-label')
        .evaluateAll((labels) => labels.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(await isCut()).toBe(false);
    await more.click();
    const panel = page.getByRole('dialog', { name: /^\+\d/ });
    await panel.getByLabel('Show', { exact: true }).selectOption('Deleted only');
    await expect(page).toHaveURL(/deleted=only/);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    // With room again, each has its own button.
    await page.setViewportSize({ width: 1700, height: 800 });
    await page.locator('h1').click();
    await expect(more).toHaveCount(0);
    await expect(filters(page).getByRole('button', { name: /^Changed: since/ })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(more).toBeVisible();
    expect(await isCut()).toBe(false);
  });

  test('choosing a country on the map does not move it', async ({ page }) => {
    await signInAsDemo(page);
    await page.goto('/dashboards/Utrecht');
    const brazil = page.getByRole('option', { name: /^Brazil/ });
    await brazil.waitFor();
    const before = await topsOf(page);
    const place = await brazil.boundingBox();
    await brazil.click();
    await expect(page.getByRole('button', { name: 'Country: BR', exact: true })).toBeVisible();
    expect(await topsOf(page)).toEqual(before);
    const after = await brazil.boundingBox();
    expect(Math.round(after?.y ?? 0)).toBe(Math.round(place?.y ?? -1));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('figures and the first chart are on the first screen', async ({ page }) => {
    await openRotterdam(page);
    expect((await figures(page).boundingBox())?.y).toBeLessThanOrEqual(200);
    await expect(page.locator('.arranged-card').first()).toBeInViewport({ ratio: 1 });
  });

  test('a sheet holds the filters, and says how many rentals they leave', async ({ page }) => {
    await openRotterdam(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter rentals' });
    await sheet.getByRole('checkbox', { name: 'Belgium BE' }).click();
    await expect(page).toHaveURL(/country=BE/);
    await sheet.getByLabel('Population from').fill('5000000');
    await expect(page).toHaveURL(/min=5000000/);
    await sheet.getByRole('button', { name: /^Show \d+ rentals?$/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter 2', exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Filter 2', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Clear filter' }).tap();
    await expect(page).not.toHaveURL(/country=/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  });

  test('recent changes begin with three', async ({ page }) => {
    await openRotterdam(page);
    const recent = page.getByRole('region', { name: 'Recent changes' });
    await expect(recent.getByRole('listitem')).toHaveCount(3);
    await recent.getByRole('button', { name: 'Show 7 changes' }).tap();
    await expect(recent.getByRole('listitem')).toHaveCount(7);
  });
});
