/** What the demos of charts say in tooltips, on axes and in tables. The charts themselves need a layout. */
import { act, render } from '@testing-library/react';
import type { ApexOptions } from 'apexcharts';
import type { ChartOptions } from 'chart.js';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import Timelines from '../../../frontend/src/demos/charts/apex/Timelines.demo';
import ScatterAndBubble from '../../../frontend/src/demos/charts/chartjs/ScatterAndBubble.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

let mockApex: ApexOptions = {};
jest.mock('../../../frontend/src/demos/charts/apex/ApexChart', () => ({
  ApexChart: ({ options }: { options: ApexOptions }) => {
    mockApex = options;
    return null;
  },
}));
let mockCanvas: ChartOptions = {};
jest.mock('../../../frontend/src/demos/charts/chartjs/CanvasChart', () => ({
  CanvasChart: ({ options }: { options: ChartOptions }) => {
    mockCanvas = options;
    return null;
  },
}));

beforeAll(() => startTranslations(['common', 'dashboards'], 'en'));

async function show(demo: ReactElement, language: 'en' | 'nl') {
  await act(() => i18next.changeLanguage(language));
  render(demo);
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
});

test.each([
  ['en', 'Houses', '1.1 km, € 265 a night, 8 beds'],
  ['nl', 'Huizen', '1,1 km, € 265 per nacht, 8 bedden'],
] as const)('a bubble tells of beds, not of its radius, in %s', async (language, kind, said) => {
  await show(<ScatterAndBubble type="bubble" />, language);
  const label = mockCanvas.plugins?.tooltip?.callbacks?.label as ((point: object) => string) | undefined;
  expect(label?.({ dataset: { label: kind }, datasetIndex: 1, dataIndex: 0 })).toBe(`${kind}: ${said}`);
});
