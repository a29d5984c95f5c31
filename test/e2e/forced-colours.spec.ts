/** Forced colours (Windows contrast themes) remove backgrounds and shadows: selection and current page need a mark. */
import { expect, type Page, test } from '@playwright/test';
import { pixelsOf } from './layout-settings';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Whether an element's background is the selection colour. */
const isMarked = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      const highlight = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return getComputedStyle(element).backgroundColor === highlight;
    });

for (const [route, ...parts] of [
  ['/apps/notes?id=1', '.item-row[data-selected="true"]', '.navigation-link.active'],
  ['/apps/contacts?id=1', '.item-row[data-selected="true"]', '.filter-pills [aria-pressed="true"]'],
  ['/apps/email?id=1', '.item-row[data-selected="true"]', '.email-folders [aria-current]'],
  ['/tickt/ticket-list', '.ticket-count[aria-pressed="true"]'],
  ['/tickt/ticket-detail?id=1', '.item-row[data-selected="true"]', '.ticket-steps [aria-current="step"]'],
  ['/apps/treeview', '.tree-check[data-state="some"]', '.tree-check[data-state="all"]'],
  ['/apps/calendar', '.calendar-toolbar [aria-pressed="true"], .calendar-toolbar .active'],
  ['/form-pickers/datepicker', '.rdp-selected[aria-selected="true"]'],
  ['/ui/pagination', '.page-item.active .page-link'],
  ['/ui/tabs', '[role="tab"][aria-selected="true"]'],
] as const) {
  test(`the selection on ${route} is visible`, async ({ page }) => {
    await page.goto(route);
    for (const part of parts) {
      await expect(page.locator(part).first()).toBeVisible();
      await expect.poll(() => isMarked(page, part), part).toBe(true);
    }
  });
}

test('a note’s colours stay visible, and the chosen one has a ring', async ({ page }) => {
  await page.goto('/apps/notes?id=1');
  const colours = page.locator('.note-colours .note-colour');
  await expect(colours).toHaveCount(4);
  const grounds = () => colours.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderColor));
  await expect.poll(async () => new Set(await grounds()).size).toBe(4);
  await expect(page.locator(':checked + .note-colour')).toHaveCSS('outline-style', 'solid');
});

test('the colours of the map’s legend stay visible, and so does the brand', async ({ page }) => {
  await page.goto('/dashboards/Utrecht');
  const swatches = page.locator('.map-swatch[class*="shade-"]');
  await expect(swatches).toHaveCount(7);
  const grounds = () => swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  await expect.poll(async () => new Set(await grounds()).size).toBe(7);
  const colourOf = (part: string, property: string) =>
    page.locator(`.topbar ${part}`).evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  expect(await colourOf('.brand-mark-logo', 'color')).not.toBe(await colourOf('.brand-mark-ground', 'fill'));
});

test('a slider has its track and its thumb', async ({ page }) => {
  await page.goto('/icons/bootstrap');
  // Keys pressed before are repeated a moment later.
  await expect(page.locator('#root[data-path]')).toHaveCount(0);
  const slider = page.locator('.form-range').first();
  await slider.focus();
  await page.keyboard.press('Home');
  await page.mouse.move(0, 0);
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  const picture = await slider.screenshot();
  // Down through the thumb, and through the track beyond it.
  const colours = (x: number) =>
    pixelsOf(
      page,
      picture,
      Array.from({ length: Math.floor(height) }, (_, y) => [x, y]),
    );
  expect(new Set(await colours(8)).size).toBeGreaterThan(1);
  expect(new Set(await colours(Math.round(width) - 12)).size).toBeGreaterThan(1);
});

test('the name of the chosen city has the colour of text', async ({ page }) => {
  await page.goto('/map/vector');
  const chosen = page.locator('.city-marker[aria-pressed="true"]');
  const colours = (part: string) =>
    chosen.locator(part).evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  await expect(chosen).toHaveCount(1);
  const [text, ground] = await colours('.city-name');
  expect(text).toBe(await page.locator('h1').evaluate((title) => getComputedStyle(title).color));
  expect(ground).not.toMatch(/, 0\)$/);
  await expect.poll(() => isMarked(page, '.city-marker[aria-pressed="true"] .city-disc')).toBe(true);
});

test('the text on a canvas has the colour of text, as do its tooltips', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polder.language', 'en'));
  await page.goto('/charts/chartjs');
  await page.locator('html').evaluate((root) => root.setAttribute('data-bs-theme', 'dark'));
  const canvas = page.locator('#lines canvas');
  await expect(canvas).toBeVisible();
  const text = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    return (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  });
  // Of the pixels left of the value axis, where there is nothing but its labels, the most opaque.
  const labelColour = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')?.getImageData(0, 0, 60, element.height) ?? { data: [] };
      let strongest = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > (data[strongest + 3] ?? 0)) strongest = at;
      return [...data.slice(strongest, strongest + 3)];
    });
  await expect.poll(labelColour).toEqual(text);
});
