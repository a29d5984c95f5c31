import { expect, type Locator, test } from '@playwright/test';
import { demoPage } from './demo-page';

demoPage('/map/vector', {
  choropleth: async ({ page, stage }) => {
    const map = stage.getByRole('listbox');
    await map.focus();
    await page.keyboard.press('ArrowDown');
    await expect(map.locator('[role=option][data-key=NL]')).toHaveAttribute(
      'id',
      (await map.getAttribute('aria-activedescendant')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Chosen: Netherlands')).toBeVisible();
    await page.keyboard.press('+');
    const drawing = map.locator('svg > g');
    await expect(drawing).not.toHaveAttribute('transform', /scale\(1\)/);
    await page.keyboard.press('0');
    await expect(drawing).toHaveAttribute('transform', /scale\(1\)/);
    await expect(stage.getByRole('list', { name: /shades/i }).getByRole('listitem')).toHaveCount(8);
    await stage.getByRole('button', { name: /table/i }).click();
    await expect(stage.getByRole('row', { name: /^India/ })).toBeVisible();
    await stage
      .getByRole('button', { name: /map|chart/i })
      .first()
      .click();
    await page.keyboard.press('Tab');
  },
  'city-markers': async ({ page, stage, controls }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Amsterdam: 4,210 guests');
    const berlin = stage.getByRole('button', { name: /^Berlin/ });
    await berlin.press('Enter');
    await expect(status).toHaveText('Berlin: 2,980 guests');
    await expect(berlin).toHaveAttribute('aria-pressed', 'true');

    const map = stage.getByRole('group', { name: 'Where guests come from' });
    await map.focus();
    await page.keyboard.press('+');
    const drawing = map.locator('svg > g');
    await expect(drawing).toHaveAttribute('transform', /scale\(1\.5\)/);
    const before = await drawing.getAttribute('transform');
    await page.keyboard.press('ArrowRight');
    await expect(drawing).not.toHaveAttribute('transform', before ?? '');
    await map.hover({ position: { x: 40, y: 40 } });
    const moved = await drawing.getAttribute('transform');
    await page.mouse.down();
    await page.mouse.move(400, 400, { steps: 4 });
    await page.mouse.up();
    await expect(drawing).not.toHaveAttribute('transform', moved ?? '');
    await expect(status, 'a drag chooses nothing').toHaveText('Berlin: 2,980 guests');
    await stage.getByRole('button', { name: /^Paris/ }).press('Enter');
    await expect(status).toHaveText('Paris: 1,875 guests');
    await map.focus();
    await page.mouse.wheel(0, -300);
    await expect(drawing).toHaveAttribute('transform', /scale\((?!1\.5\))/);
    await page.keyboard.press('0');
    await expect(drawing).toHaveAttribute('transform', /scale\(1\)/);

    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(
      await smallestDistance(stage.locator('.city-marker')),
      'between two cities on a phone',
    ).toBeGreaterThanOrEqual(24);
    if (desktop) await page.setViewportSize(desktop);

    await controls.getByLabel('region').selectOption('netherlands');
    await stage.getByRole('button', { name: /^Zwolle/ }).click();
    await expect(status).toHaveText('Zwolle: 505 guests');
    // A phone shows fewer names, but every city, and each is large enough for a finger.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(stage.locator('.city-disc:visible')).toHaveCount(10);
    for (const marker of await stage.locator('.city-marker').all()) {
      expect((await marker.boundingBox())?.width).toBeGreaterThanOrEqual(24);
    }
    if (desktop) await page.setViewportSize(desktop);
    await stage.getByText('As a table').click();
    await expect(stage.getByRole('row', { name: /^Rotterdam/ })).toHaveText('Rotterdam1,920');
  },
  projections: async ({ stage, controls }) => {
    await expect(stage.getByRole('img', { name: 'The world as a globe' })).toBeVisible();
    const land = stage.locator('path.city-map-land');
    await expect(land).toHaveAttribute('d', /^M/);
    const before = (await land.getAttribute('d')) ?? '';
    await controls.getByLabel('turned').press('ArrowRight');
    await expect(land).not.toHaveAttribute('d', before);
    await controls.getByLabel('graticule').uncheck();
    await expect(stage.locator('path')).toHaveCount(2);
    for (const [choice, name] of [
      ['equalEarth', /true areas/],
      ['naturalEarth', /Natural Earth/],
      ['mercator', /Mercator/],
      ['equirectangular', /plain degrees/],
    ] as const) {
      await controls.getByLabel('projection').selectOption(choice);
      await expect(stage.getByRole('img', { name })).toBeVisible();
    }
  },
});

test('a region whose outlines could not be loaded has not those of another, and gets them once the network is back', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const outlines = /\/assets\/netherlands[\w.-]+\.js$/;
  await page.route(outlines, (route) => route.abort());
  await page.goto('/map/vector');
  const demo = page.locator('[data-demo="city-markers"]');
  const land = demo.locator('path.city-map-land');
  await expect(land).not.toHaveCount(0);
  const failing = page.waitForEvent('requestfailed', (request) => outlines.test(request.url()));
  await demo.getByLabel('region').selectOption('netherlands');
  await failing;
  await expect(demo.getByRole('button', { name: /^Zwolle/ })).toBeVisible();
  await expect(land).toHaveCount(0);
  await page.unroute(outlines);
  // The request has failed, the page may not have heard of it yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(land).not.toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  expect(problems).toEqual([]);
});

/** In pixels, between the centres of two of them. */
async function smallestDistance(markers: Locator): Promise<number> {
  const boxes = await Promise.all((await markers.all()).map((marker) => marker.boundingBox()));
  const centres = boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  }));
  const distances = centres.flatMap((one, index) =>
    centres.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...distances);
}
