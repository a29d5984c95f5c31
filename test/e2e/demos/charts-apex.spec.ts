import { expect, type Locator, test } from '@playwright/test';
import { openWithLayout } from '../layout-settings';
import { type DemoInUse, demoPage } from './demo-page';

/** The SVG of a demo's only chart. */
const svgOf = (stage: Locator) => stage.locator('.apexcharts-svg');

/** Selects each chart type of a demo, and expects an element that only this type renders. */
async function useKinds({ stage, controls }: DemoInUse, kinds: Readonly<Record<string, string>>): Promise<void> {
  for (const [kind, mark] of Object.entries(kinds)) {
    await controls.getByLabel('type').selectOption(kind);
    await expect(svgOf(stage).locator(mark).first(), kind).toBeAttached();
  }
}

async function readAsTable(stage: Locator, row: string | RegExp, text: string): Promise<void> {
  await stage.getByRole('button', { name: /^Show as table/ }).click();
  await expect(stage.getByRole('row', { name: row })).toContainText(text);
  await stage.getByRole('button', { name: /^Show as chart/ }).click();
  await expect(svgOf(stage)).toBeVisible();
}

demoPage('/charts/apex', {
  'lines-and-areas': async (demo) => {
    const { page, stage, controls } = demo;
    await useKinds(demo, {
      line: '.apexcharts-line-series path',
      area: '.apexcharts-area-series path',
      rangeArea: '.apexcharts-rangeArea-series path',
    });
    await controls.getByLabel('type').selectOption('line');
    const line = svgOf(stage).locator('.apexcharts-line-series path.apexcharts-line').first();
    const smooth = (await line.getAttribute('d')) ?? '';
    await controls.getByLabel('curve').selectOption('stepline');
    await expect(line).not.toHaveAttribute('d', smooth);
    await readAsTable(stage, /^Apr/, '98');
    for (const format of ['PNG', 'SVG', 'CSV']) {
      const downloading = page.waitForEvent('download');
      await stage.getByRole('button', { name: /^Save/ }).press('ArrowDown');
      await stage.getByRole('menuitem', { name: format }).click();
      expect((await downloading).suggestedFilename()).toBe(`Occupancy over the year.${format.toLowerCase()}`);
    }
    // The theme changes while the chart is shown.
    const label = svgOf(stage).locator('.apexcharts-xaxis-label').first();
    const before = (await label.getAttribute('fill')) ?? '';
    await page.locator('html').evaluate((root) => {
      root.dataset.bsTheme = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
    });
    await expect(label).not.toHaveAttribute('fill', before);
  },
  bars: async ({ stage, controls }) => {
    const bars = svgOf(stage).locator('.apexcharts-bar-area');
    await expect(bars).toHaveCount(15);
    const first = bars.first();
    const upright = (await first.getAttribute('d')) ?? '';
    await controls.getByLabel('horizontal').check();
    await expect(bars.first()).not.toHaveAttribute('d', upright);
    await controls.getByLabel('stack').selectOption('100%');
    await controls.getByLabel('columnWidth').press('ArrowRight');
    await expect(bars).toHaveCount(15);
    await readAsTable(stage, /^Utrecht/, '430');
  },
  timelines: async (demo) => {
    await useKinds(demo, { timeline: '.apexcharts-rangebar-area', funnel: '.apexcharts-bar-area' });
    await readAsTable(demo.stage, /^Booked/, '1,850');
  },
  'pie-donut-treemap': async (demo) => {
    await useKinds(demo, {
      donut: '.apexcharts-pie-area',
      pie: '.apexcharts-pie-slice-0',
      polarArea: '.apexcharts-polararea-slice-0',
      radialBar: '.apexcharts-radialbar-area',
      treemap: '.apexcharts-treemap-rect',
    });
    await readAsTable(demo.stage, /^Own website/, '45%');
  },
  'scatter-and-box-plot': async (demo) => {
    await useKinds(demo, {
      scatter: '.apexcharts-scatter-series .apexcharts-marker',
      bubble: '.apexcharts-bubble-series .apexcharts-marker',
      boxPlot: '.apexcharts-boxPlot-area',
      candlestick: '.apexcharts-candlestick-area',
    });
    await readAsTable(demo.stage, /^Week 29/, '215');
  },
  'heatmap-and-radar': async (demo) => {
    const { page, stage } = demo;
    const phone = page.getByRole('button', { name: '390 px wide, as on a phone: Heatmap and radar' });
    const width = () => svgOf(stage).evaluate((svg) => svg.getBoundingClientRect().width);
    const wide = await width();
    await phone.click();
    await expect.poll(width).toBeLessThan(390);
    await phone.click();
    await expect.poll(width).toBe(wide);
    await useKinds(demo, { heatmap: '.apexcharts-heatmap-rect', radar: '.apexcharts-radar-series path' });
    await readAsTable(demo.stage, /^Welcome/, '9.2');
  },
  combined: async ({ stage, controls }) => {
    await expect(svgOf(stage).locator('.apexcharts-bar-area')).toHaveCount(4);
    await expect(svgOf(stage).locator('.apexcharts-line')).toHaveCount(1);
    await expect(svgOf(stage).getByText('Goal: 80%')).toBeAttached();
    await controls.getByLabel('goal').press('ArrowRight');
    await expect(svgOf(stage).getByText('Goal: 90%')).toBeAttached();
    await expect(stage.getByText('1 of 4 quarters reaches the goal of 90%.')).toBeAttached();
  },
  'real-time': async ({ stage }) => {
    const area = svgOf(stage).locator('.apexcharts-area').first();
    await expect(area).toBeAttached();
    const before = (await area.getAttribute('d')) ?? '';
    await stage.getByRole('button', { name: 'Start' }).press('Enter');
    await expect(area).not.toHaveAttribute('d', before);
    await stage.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(stage.getByRole('button', { name: 'Start' })).toBeFocused();
  },
});

test('charts that are not in view are drawn for print', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const library = page.waitForResponse(/\/assets\/apexcharts[\w.-]+\.js$/);
  await page.goto('/charts/apex');
  const charts = page.locator('.apex-chart');
  const canvases = page.locator('.apexcharts-canvas');
  await (await library).finished();
  await expect.poll(() => canvases.count()).toBeGreaterThan(0);
  const count = await charts.count();
  expect(await canvases.count()).toBeLessThan(count);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(canvases).toHaveCount(count);
});

test('a chart is drawn once, however often the window is resized', async ({ page }) => {
  await page.goto('/charts/apex');
  const charts = page.locator('.apex-chart');
  await expect.poll(() => charts.count()).toBeGreaterThan(2);
  // Together in sight, so that all are drawn.
  await page.setViewportSize({ width: 1440, height: 9000 });
  const canvases = page.locator('.apexcharts-canvas');
  await expect.poll(async () => (await canvases.count()) === (await charts.count())).toBe(true);
  const count = await charts.count();
  const drawings = page.locator('.apex-chart svg.apexcharts-svg');
  const markDrawings = () =>
    drawings.evaluateAll((all) => {
      for (const svg of all) svg.setAttribute('data-before', '');
    });
  const expectDrawnAnew = () => expect(page.locator('svg[data-before]')).toHaveCount(0);
  await markDrawings();
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
    await page.setViewportSize({ width, height: 9000 });
    await page.waitForTimeout(pause);
    expect(await canvases.count()).toBeLessThanOrEqual(count);
  }
  await expectDrawnAnew();
  // Also where every chart is drawn anew, as by another theme, while ApexCharts still waits for the end of a resize.
  for (const theme of ['dark', 'light', 'dark']) {
    await markDrawings();
    await page.evaluate((theme) => {
      window.dispatchEvent(new Event('resize'));
      document.documentElement.dataset.bsTheme = theme;
    }, theme);
    await expectDrawnAnew();
    // As long as ApexCharts would wait to draw once more.
    await page.waitForTimeout(200);
    expect(await canvases.count()).toBeLessThanOrEqual(count);
  }
  await expect(canvases).toHaveCount(count);
  for (let index = 0; index < count; index++)
    await expect(charts.nth(index).locator('svg.apexcharts-svg')).toHaveCount(1);
});

test('charts whose library could not be loaded are drawn once the network is back', async ({ page }) => {
  const library = /\/assets\/apexcharts[\w.-]+\.js$/;
  await page.route(library, (route) => route.abort());
  const failing = page.waitForEvent('requestfailed', (request) => library.test(request.url()));
  await page.goto('/charts/apex');
  await failing;
  const chart = page.locator('[data-demo="lines-and-areas"]');
  await expect(chart.locator('.apex-chart-skeleton')).toBeVisible();
  await page.unroute(library);
  // The request has failed, the page may not have heard of it yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(svgOf(chart)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(chart.locator('.apex-chart-skeleton')).toHaveCount(0);
});

test('on a phone, right to left, the labels of the axes stay inside their chart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithLayout(page, '/charts/apex', { rightToLeft: true });
  const expectInside = (id: string) =>
    expect
      .poll(() =>
        svgOf(page.locator(`[data-demo="${id}"]`)).evaluate((svg) => {
          const { left, right } = svg.getBoundingClientRect();
          const labels = [...svg.querySelectorAll('.apexcharts-xaxis-label, .apexcharts-yaxis-label')];
          if (labels.length === 0) return ['not drawn'];
          const isOutside = (label: Element) => {
            const box = label.getBoundingClientRect();
            return box.left < left || box.right > right;
          };
          return labels.filter(isOutside).map((label) => label.textContent);
        }),
      )
      .toEqual([]);
  for (const id of ['timelines', 'bars']) {
    await page.locator(`[data-demo="${id}"]`).scrollIntoViewIfNeeded();
    await expectInside(id);
  }
  await page.locator('[data-demo=bars]').getByLabel('horizontal').check();
  await expectInside('bars');
});
