/** Flags of countries, which a computer's own fonts may not have. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { huesOf } from './hues';
import { storeDemoSession } from './people';
import { holdRequests } from './requests';

const flags = { India: ['orange', 'green'], Indonesia: ['red'] } as const;

test('flags are drawn in the table, in a chart’s labels, in a list, in the palette and on the map’s page', async ({
  page,
}) => {
  await page.goto('/dashboards/Rotterdam');
  for (const [name, hues] of Object.entries(flags)) {
    await expectHues(page.locator('.chart-name', { hasText: name }), hues);
    await expectHues(page.locator('.share-list bdi', { hasText: name }), hues);
    await expectHues(page.getByRole('row', { name }).locator('.rental-flag'), hues);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('India');
  const found = page.getByRole('option', { name: /^India\b/ });
  await expectHues(found.locator('[aria-hidden=true]').first(), flags.India);

  await page.goto('/dashboards/Utrecht');
  const ranking = page.locator('.country-ranking').getByRole('button', { name: 'Indonesia' });
  await expectHues(ranking.locator('[aria-hidden=true]').first(), flags.Indonesia);
});

for (const dashboard of ['Rotterdam', 'Utrecht']) {
  test(`${dashboard} loads the font of flags before it has rentals to draw`, async ({ page }) => {
    const requests = await holdRequests(page, '**/graphql');
    await storeDemoSession(page);
    await page.goto(`/dashboards/${dashboard}`);
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Twemoji') && status === 'loaded'),
    );
    await expect.poll(() => requests.count()).toBeGreaterThan(0);
    const india = page.getByText('India', { exact: true }).first();
    await expect(india).toBeHidden();
    requests.release();
    await expect(india).toBeVisible();
  });
}

test('a saved picture brings its flags along', async ({ page, context }) => {
  await page.goto('/dashboards/Rotterdam');
  await expect(page.locator('.chart-name', { hasText: 'India' })).toBeVisible();
  for (const format of ['PNG', 'SVG']) {
    await page.getByRole('button', { name: 'Save Top markets' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = readFileSync(await (await download).path()).toString('base64');
    // As an image, it is shown without anything of the page.
    const viewer = await context.newPage();
    const type = format === 'PNG' ? 'image/png' : 'image/svg+xml';
    await viewer.setContent(
      `<div style="width: 100px; overflow: hidden"><img src="data:${type};base64,${file}"></div>`,
    );
    await expect(async () => {
      expect(await huesOf(viewer.locator('div'))).toEqual(expect.arrayContaining(['red', 'green']));
    }, format).toPass({ timeout: 10_000 });
    await viewer.close();
  }
});

/** The font may still be loading. */
async function expectHues(place: Locator, hues: readonly string[]): Promise<void> {
  await expect(async () => expect(await huesOf(place)).toEqual(hues)).toPass({ timeout: 10_000 });
}
