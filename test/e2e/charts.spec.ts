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

test('a tooltip is 12 px beside the pointer, on the side to which bars grow while there is room', async ({ page }) => {
  const markets = card(page, 'Top markets');
  const bars = markets.locator('.apexcharts-bar-area');
  const tooltip = markets.locator('.apexcharts-tooltip');
  /** Points at the longest bar, `fromStart` pixels from where it begins. */
  const pointAtBar = async (fromStart: number) => {
    const box = await bars.first().boundingBox();
    const [x, y] = [Math.round((box?.x ?? 0) + fromStart), Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)];
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await expect(tooltip).toHaveClass(/apexcharts-active/);
    return x;
  };
  await page.goto('/dashboards/Rotterdam');
  await expect(bars).toHaveCount(10);
  const start = await pointAtBar(40);
  await expect(tooltip).toContainText('1,392,730,000');
  await expect(tooltip).toHaveCSS('font-size', '12px');
  await expect.poll(async () => Math.round(((await edgeOf(tooltip, 'left'))[0] ?? 0) - start)).toBe(12);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(bars).toHaveCount(10);
  await markets.scrollIntoViewIfNeeded();
  // Once more where it is shown already, and so wide as its text.
  await pointAtBar(((await bars.first().boundingBox())?.width ?? 0) - 8);
  const end = await pointAtBar(((await bars.first().boundingBox())?.width ?? 0) - 4);
  await expect.poll(async () => Math.round(end - ((await edgeOf(tooltip, 'right'))[0] ?? 0))).toBe(12);
});

test('a chart is drawn once, however often the window is resized', async ({ page }) => {
  await page.goto('/widget');
  const charts = page.locator('.chart');
  await expect.poll(() => charts.count()).toBeGreaterThan(2);
  // Together in sight, so that all are drawn.
  await page.setViewportSize({ width: 1440, height: 6000 });
  const canvases = page.locator('.apexcharts-canvas');
  await expect.poll(async () => (await canvases.count()) === (await charts.count())).toBe(true);
  const count = await charts.count();
  // Longer than ApexCharts waits after a resize, shorter, and across the width where the page changes its columns.
  for (const [width, pause] of [
    [1000, 20],
    [390, 200],
    [1440, 80],
    [1439, 0],
    [768, 0],
    [1280, 300],
    [500, 160],
    [1440, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 6000 });
    await page.waitForTimeout(pause);
    expect(await canvases.count()).toBeLessThanOrEqual(count);
  }
  // Also where every chart is drawn anew, as by another theme, while ApexCharts still waits for the end of a resize.
  for (const theme of ['dark', 'light', 'dark']) {
    await page.evaluate((theme) => {
      window.dispatchEvent(new Event('resize'));
      document.documentElement.dataset.bsTheme = theme;
    }, theme);
    await page.waitForTimeout(400);
    expect(await canvases.count()).toBeLessThanOrEqual(count);
  }
  await expect(canvases).toHaveCount(count);
  for (let index = 0; index < count; index++)
    await expect(charts.nth(index).locator('svg.apexcharts-svg')).toHaveCount(1);
});
