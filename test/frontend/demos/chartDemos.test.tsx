/** What the demos of charts say in tooltips, on axes and in tables. The charts themselves need a layout. */
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ApexOptions } from 'apexcharts';
import type { ChartData, ChartOptions } from 'chart.js';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { ApexChartProps } from '../../../frontend/src/demos/charts/apex/ApexChart';
import HeatmapAndRadar from '../../../frontend/src/demos/charts/apex/HeatmapAndRadar.demo';
import LinesAndAreas from '../../../frontend/src/demos/charts/apex/LinesAndAreas.demo';
import ScatterAndBoxPlot from '../../../frontend/src/demos/charts/apex/ScatterAndBoxPlot.demo';
import Timelines from '../../../frontend/src/demos/charts/apex/Timelines.demo';
import type { CanvasChartProps } from '../../../frontend/src/demos/charts/chartjs/CanvasChart';
import ScatterAndBubble from '../../../frontend/src/demos/charts/chartjs/ScatterAndBubble.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

let mockApex: ApexOptions = {};
let mockFinding = '';
jest.mock('../../../frontend/src/demos/charts/apex/ApexChart', () => ({
  ApexChart: ({ options, series, description }: ApexChartProps) => {
    mockApex = { ...options, series };
    mockFinding = description;
    return null;
  },
}));
let mockCanvas: ChartOptions = {};
let mockData: ChartData = { datasets: [] };
jest.mock('../../../frontend/src/demos/charts/chartjs/CanvasChart', () => ({
  CanvasChart: ({ options, data, description }: CanvasChartProps) => {
    mockCanvas = options;
    mockData = data;
    mockFinding = description;
    return null;
  },
}));

beforeAll(() => startTranslations(['common', 'dashboards'], 'en'));

/** A chart that cannot be saved notifies. */
const store = configureStore({ reducer: () => ({}) });

async function show(demo: ReactElement, language: 'en' | 'nl') {
  await act(() => i18next.changeLanguage(language));
  render(<Provider store={store}>{demo}</Provider>);
}

/** The words of a tooltip that a chart draws from HTML. */
function tooltipOf(options: ApexOptions, dataPointIndex: number) {
  const custom = options.tooltip?.custom as ((point: object) => string) | undefined;
  const { body } = new DOMParser().parseFromString(custom?.({ seriesIndex: 0, dataPointIndex }) ?? '', 'text/html');
  return [...body.querySelectorAll('.apexcharts-tooltip-box > div')].map(({ textContent }) => textContent);
}

describe('a timeline', () => {
  // ApexCharts calls it with the row's name too.
  const format = (value: number | string) => mockApex.tooltip?.x?.formatter?.(value as number);

  test('has the names of its rows and the days of its stays in the tooltip', async () => {
    await show(<Timelines type="timeline" />, 'en');
    expect(format('Zeezicht 12')).toBe('Zeezicht 12');
    expect(format('Molenzicht 7')).toBe('Molenzicht 7');
    expect(format(Date.parse('2026-07-04'))).toBe('4 Jul 2026');
  });

  test('has the months of the page’s language on its axis', async () => {
    await show(<Timelines type="timeline" />, 'nl');
    const { locales, defaultLocale } = mockApex.chart ?? {};
    const locale = locales?.find(({ name }) => name === defaultLocale);
    expect(locale?.options?.shortMonths?.[6]).toBe('jul');
    expect(locale?.options?.shortMonths?.[4]).toBe('mei');
    expect(mockApex.xaxis?.labels?.datetimeFormatter?.day).toBe('d MMM');
  });
});

test('boxes and candles have their words in the page’s language, as in the table', async () => {
  await show(<ScatterAndBoxPlot type="boxPlot" />, 'nl');
  expect(tooltipOf(mockApex, 0)).toEqual([
    'Laagste: € 80',
    'Onderste kwartiel: € 110',
    'Mediaan: € 140',
    'Bovenste kwartiel: € 175',
    'Hoogste: € 260',
  ]);
  await show(<ScatterAndBoxPlot type="candlestick" />, 'nl');
  expect(tooltipOf(mockApex, 1)).toEqual(['Maandag: € 150', 'Hoogste: € 190', 'Laagste: € 140', 'Zondag: € 182']);
});

test('points and bubbles have their figures in the page’s language', async () => {
  await show(<ScatterAndBoxPlot type="bubble" />, 'nl');
  expect(mockApex.xaxis?.labels?.formatter?.('0.4')).toBe('0,4');
  expect(mockApex.tooltip?.z?.title).toBe('Bedden: ');
  expect(mockApex.tooltip).not.toHaveProperty('custom');
});

test('a radar has its marks in the page’s language', async () => {
  await show(<HeatmapAndRadar type="radar" />, 'nl');
  expect(mockApex.yaxis).toMatchObject({ labels: { formatter: expect.any(Function) } });
  const { yaxis } = mockApex;
  expect(!Array.isArray(yaxis) && yaxis?.labels?.formatter?.(9.1)).toBe('9,1');
});

test('a band has its lowest and highest figures in the table', async () => {
  await show(<LinesAndAreas type="rangeArea" curve="smooth" />, 'en');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Show as table/ })));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'Zandvoort, lowest',
    'Zandvoort, highest',
    'Lisse, lowest',
    'Lisse, highest',
  ]);
  expect(screen.getByRole('row', { name: 'Apr 41 61 82 98' })).toBeInTheDocument();
});

test.each([
  ['en', 'Houses', '1.1 km, € 265 a night, 8 beds'],
  ['nl', 'Huizen', '1,1 km, € 265 per nacht, 8 bedden'],
] as const)('a bubble tells of beds, not of its radius, in %s', async (language, kind, said) => {
  await show(<ScatterAndBubble type="bubble" />, language);
  const label = mockCanvas.plugins?.tooltip?.callbacks?.label as ((point: object) => string) | undefined;
  expect(label?.({ dataset: { label: kind }, datasetIndex: 1, dataIndex: 0 })).toBe(`${kind}: ${said}`);
});

describe('what a chart tells in words is what its figures say:', () => {
  test('the busiest hours', async () => {
    await show(<HeatmapAndRadar type="heatmap" />, 'en');
    const days = mockApex.series as { name: string; data: number[] }[];
    const highest = days
      .flatMap(({ name, data }) => data.map((count, hour) => ({ count, when: `${name} ${hour}` })))
      .toSorted((one, other) => other.count - one.count);
    expect(highest.slice(0, 2).map(({ when }) => when)).toEqual(['Saturday 2', 'Friday 2']);
    expect(mockApex.xaxis?.categories[2]).toBe('16–18');
    expect(mockFinding).toBe('The busiest hours are Friday and Saturday between 16:00 and 18:00.');
  });

  test.each([
    ['ApexCharts', <ScatterAndBoxPlot key="apex" type="bubble" />],
    ['Chart.js', <ScatterAndBubble key="chartjs" type="bubble" />],
  ])('the price of a kilometre, by %s', async (library, demo) => {
    await show(demo, 'en');
    const kinds =
      library === 'Chart.js'
        ? (mockData.datasets as { data: { x: number; y: number }[] }[]).map(({ data }) =>
            data.map(({ x, y }) => [x, y]),
          )
        : (mockApex.series as { data: number[][] }[]).map(({ data }) => data);
    const told = Number(/about (\d+) euros/.exec(mockFinding)?.[1]);
    for (const points of kinds) expect(Math.abs(slopeOf(points) + told)).toBeLessThan(2.5);
    expect(kinds).toHaveLength(2);
  });
});

/** Of the straight line through points, by least squares. */
function slopeOf(points: readonly number[][]): number {
  const mean = (axis: number) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  const off = points.map(([x = 0, y = 0]) => ({ x: x - mean(0), y: y - mean(1) }));
  return off.reduce((sum, { x, y }) => sum + x * y, 0) / off.reduce((sum, { x }) => sum + x * x, 0);
}
