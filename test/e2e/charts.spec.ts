import { expect, type Locator, type Page, test } from '@playwright/test';

// Animated elements do not have their final size yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const edgeOf = (elements: Locator, side: 'left' | 'right') =>
  elements.evaluateAll((all, edge) => all.map((element) => element.getBoundingClientRect()[edge]), side);

test('bars start at zero, next to their labels', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  const markets = card(page, 'Top markets');
  const bars = markets.locator('.apexcharts-bar-area');
  await expect(bars).toHaveCount(10);
  const names = Math.max(...(await edgeOf(markets.locator('.apexcharts-yaxis-label'), 'right')));
  const starts = await edgeOf(bars, 'left');
  expect(Math.max(...starts) - names).toBeLessThan(24);
  const widths = (await edgeOf(bars, 'right')).map((end, index) => end - (starts[index] ?? 0));
  // China has 1,392,730,000 people and Japan 126,529,100.
  expect((widths[9] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(126_529_100 / 1_392_730_000, 2);
});

test('on a phone, in Dutch, buttons stay inside their cards and labels do not overlap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('polder.language', 'nl'));
  await page.goto('/dashboards/Utrecht');
  const map = card(page, 'Verhuringen over de wereld');
  await map.getByRole('option').first().waitFor();
  const [end = 0] = await edgeOf(map, 'right');
  const [saveEnd = 0] = await edgeOf(map.getByRole('button', { name: 'opslaan' }), 'right');
  expect(saveEnd).toBeLessThan(end);
  expect((await map.getByRole('heading').boundingBox())?.height).toBeLessThan(30);

  const sizes = card(page, 'Verhuringen naar grootte');
  await sizes.scrollIntoViewIfNeeded();
  const labels = sizes.locator('.apexcharts-xaxis-label');
  await expect(labels).toHaveText([/</, /1K/, /10K/, /100K/, /^1\s?mln/, /10\s?mln/, /100\s?mln/, /1\s?mld/]);
  const [starts, ends] = [await edgeOf(labels, 'left'), await edgeOf(labels, 'right')];
  for (let index = 1; index < starts.length; index++) expect(starts[index]).toBeGreaterThan((ends[index - 1] ?? 0) + 2);
});

test('a single bar has its label beside it, and a single column its value above it', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam?q=netherlands');
  const middle = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const markets = card(page, 'Top markets');
  const [bar, name] = [markets.locator('.apexcharts-bar-area'), markets.locator('.apexcharts-yaxis-label')];
  await expect(bar).toHaveCount(1);
  expect(Math.abs((await middle(bar)) - (await middle(name)))).toBeLessThan(3);
  const sizes = card(page, 'Rentals by size');
  const [column, number] = [sizes.locator('.apexcharts-bar-area'), sizes.locator('.apexcharts-datalabel')];
  await expect(column).toHaveCount(1);
  const numberBox = await number.boundingBox();
  expect((numberBox?.y ?? 0) + (numberBox?.height ?? 0)).toBeLessThan(((await column.boundingBox())?.y ?? 0) - 2);
});
