/** What the demos of charts say in tooltips, on axes and in tables. The charts themselves need a layout. */
import { act, render } from '@testing-library/react';
import type { ApexOptions } from 'apexcharts';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import Timelines from '../../../frontend/src/demos/charts/apex/Timelines.demo';
import { startTranslations } from '../../../frontend/src/lib/i18n';

let mockApex: ApexOptions = {};
jest.mock('../../../frontend/src/demos/charts/apex/ApexChart', () => ({
  ApexChart: ({ options }: { options: ApexOptions }) => {
    mockApex = options;
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
