import { expect, type Locator, type Page, test } from '@playwright/test';

// Animated elements do not have their final size yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const edgeOf = (elements: Locator, side: 'left' | 'right') =>
  elements.evaluateAll((all, edge) => all.map((element) => element.getBoundingClientRect()[edge]), side);

test('bars start at zero, next to their labels', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  const markets = card(page, 'Top markets');
  const bars = markets.locator('.chart-bar');
  await expect(bars).toHaveCount(10);
  const names = Math.max(...(await edgeOf(markets.locator('.chart-name'), 'right')));
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
  const map = card(page, 'Verhuringen over de hele wereld');
  await map.getByRole('option').first().waitFor();
  const [end = 0] = await edgeOf(map, 'right');
  const [saveEnd = 0] = await edgeOf(map.getByRole('button', { name: 'opslaan' }), 'right');
  expect(saveEnd).toBeLessThan(end);
  expect((await map.getByRole('heading').boundingBox())?.height).toBeLessThan(30);

  const sizes = card(page, 'Verhuringen naar grootte');
  await sizes.scrollIntoViewIfNeeded();
  const labels = sizes.locator('.chart-mark .chart-label');
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
  const [bar, name] = [markets.locator('.chart-bar'), markets.locator('.chart-name')];
  await expect(bar).toHaveCount(1);
  expect(Math.abs((await middle(bar)) - (await middle(name)))).toBeLessThan(3);
  const sizes = card(page, 'Rentals by size');
  const [column, number] = [sizes.locator('.chart-bar'), sizes.locator('.chart-value')];
  await expect(column).toHaveCount(1);
  const numberBox = await number.boundingBox();
  expect((numberBox?.y ?? 0) + (numberBox?.height ?? 0)).toBeLessThan(((await column.boundingBox())?.y ?? 0) - 2);
});

test('a tooltip is 12 px beside the pointer, on the side to which bars grow while there is room', async ({ page }) => {
  const markets = card(page, 'Top markets');
  const bars = markets.locator('.chart-bar');
  const tooltip = markets.locator('.chart-tooltip');
  /** Points at the longest bar, `fromStart` pixels from where it begins. */
  const pointAtBar = async (fromStart: number) => {
    const box = await bars.first().boundingBox();
    const [x, y] = [Math.round((box?.x ?? 0) + fromStart), Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)];
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
    await expect(tooltip).toBeVisible();
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

test('a tooltip goes with the mark that it tells about', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  const markets = card(page, 'Top markets');
  await markets.locator('.chart-name', { hasText: 'Japan' }).hover();
  await expect(markets.locator('.chart-tooltip')).toContainText('Japan');
  // The pointer stays over the tenth bar, of which one is left.
  await page.getByRole('search', { name: 'Filter rentals' }).getByRole('searchbox').focus();
  await page.keyboard.type('netherlands');
  await expect(markets.locator('.chart-bar')).toHaveCount(1);
  await expect(markets.locator('.chart-tooltip')).toBeHidden();
  await expect(markets.locator('.chart-name')).toContainText('Netherlands');
});

test('a tooltip follows a finger along columns, and goes when the finger scrolls', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await page.goto('/dashboards/Rotterdam');
  const sizes = card(page, 'Rentals by size');
  await sizes.scrollIntoViewIfNeeded();
  const columns = sizes.locator('.chart-mark');
  await expect(columns).toHaveCount(8);
  const middleOf = async (index: number) => {
    const box = await columns.nth(index).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const touch = await phone.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const tooltip = sizes.locator('.chart-tooltip');
  const [first, last] = [await middleOf(0), await middleOf(7)];
  await send('touchStart', [first]);
  await expect(tooltip).toContainText('Below 1K');
  for (let step = 1; step <= 5; step++) {
    await send('touchMove', [{ x: first.x + ((last.x - first.x) * step) / 5, y: first.y }]);
  }
  await expect(tooltip).toContainText('1B');
  await send('touchEnd', []);
  await expect(tooltip).toBeVisible();

  await send('touchStart', [first]);
  await expect(tooltip).toContainText('Below 1K');
  for (let step = 1; step <= 8; step++) await send('touchMove', [{ x: first.x, y: first.y - 20 * step }]);
  await expect(tooltip).toBeHidden();
  await send('touchEnd', []);
  await phone.close();
});

test('a tooltip goes with Escape or a touch elsewhere', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await page.goto('/dashboards/Rotterdam');
  const markets = card(page, 'Top markets');
  const tooltip = markets.locator('.chart-tooltip');
  // The whole row answers, as some bars are thinner than a finger.
  await markets.locator('.chart-name', { hasText: 'Japan' }).tap();
  await expect(tooltip).toHaveText('JapanPopulation: 126,529,100');
  await markets.locator('.chart-name', { hasText: 'India' }).tap();
  await expect(tooltip).toContainText('India');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await markets.locator('.chart-name', { hasText: 'India' }).tap();
  await expect(tooltip).toBeVisible();
  await markets.getByRole('heading').tap();
  await expect(tooltip).toBeHidden();
  await phone.close();
});

test('a chart follows the width of its place, and a narrow one shortens its names', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam?q=united');
  const markets = card(page, 'Top markets');
  const value = markets.locator('.chart-value').first();
  const toEnd = async () => {
    const [[end = 0] = [], [edge = 0] = []] = [await edgeOf(value, 'right'), await edgeOf(markets, 'right')];
    return edge - end;
  };
  for (const width of [1440, 390, 1024, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // The longest bar, with its label, fills the chart.
    await expect.poll(toEnd, String(width)).toBeGreaterThan(12);
    await expect.poll(toEnd, String(width)).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(markets.locator('.chart-name').nth(2)).toHaveText(/United.*…/);
});

test('a chart is drawn when it comes into view, and all are before printing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/widget');
  const [markets, entities] = [card(page, 'Top markets'), card(page, 'Entities by type')];
  await expect(entities.locator('.chart-drawing')).toBeAttached();
  await markets.scrollIntoViewIfNeeded();
  await expect(markets.locator('.chart-bar')).toHaveCount(10);
  await expect(entities.locator('.chart-bar')).toHaveCount(0);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(await entities.locator('.chart-bar').count()).toBe(3);
});

test('the menu of a chart near the lower edge comes into view whole', async ({ page }) => {
  await page.goto('/dashboards/Rotterdam');
  const opener = card(page, 'Top markets').getByRole('button', { name: /^Save/ });
  const { y = 0, height = 0 } = (await opener.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1280, height: Math.round(y + height + 50) });
  await opener.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
});
