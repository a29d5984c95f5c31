/** Flags of countries, which a computer's own fonts may not have. */
import { expect, type Locator, test } from '@playwright/test';
import { huesOf } from './hues';

const flags = { India: ['orange', 'green'], Indonesia: ['red'] } as const;

test('flags are drawn in the table, in a chart’s labels, in a list, in the palette and on the map’s page', async ({
  page,
}) => {
  await page.goto('/dashboards/Rotterdam');
  for (const [name, hues] of Object.entries(flags)) {
    await expectHues(page.locator('.apexcharts-yaxis-label', { hasText: name }), hues);
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

/** The font may still be loading. */
async function expectHues(place: Locator, hues: readonly string[]): Promise<void> {
  await expect(async () => expect(await huesOf(place)).toEqual(hues)).toPass({ timeout: 10_000 });
}
