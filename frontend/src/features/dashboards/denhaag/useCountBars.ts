import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { dataColours } from '../../../lib/dataColours';
import { labelDistance, labelRoom, nameOffset } from '../barLabels';
import { useStableValue } from '../useStableValue';

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Chart options for horizontal bars, each with its name beside it and its count at the end. */
export function useCountBars(counts: readonly NamedCount[], series: string): ApexOptions {
  const formats = useFormats();
  const { rightToLeft } = usePageTheme();
  const kept = useStableValue(counts);
  return useMemo<ApexOptions>(() => {
    const labels = kept.map(({ count }) => formats.number(count));
    const distance = labelDistance(labels);
    const largest = Math.max(1, ...kept.map(({ count }) => count));
    return {
      chart: { type: 'bar' },
      colors: [dataColours[0]],
      series: [{ name: series, data: kept.map(({ name, count }) => ({ x: name, y: count })) }],
      plotOptions: {
        bar: {
          horizontal: true,
          barHeight: `${Math.min(62, 14 * kept.length)}%`,
          borderRadius: 2,
          // Positioned from the bar's left end in both writing directions.
          dataLabels: { position: rightToLeft ? 'bottom' : 'top' },
        },
      },
      dataLabels: {
        enabled: true,
        textAnchor: 'middle',
        offsetX: rightToLeft ? -distance : distance,
        formatter: (value) => formats.number(Number(value)),
        style: { fontSize: '12px', fontWeight: 500, colors: ['var(--bs-body-color)'] },
        dropShadow: { enabled: false },
      },
      grid: { show: false, padding: { top: -24, bottom: -12 } },
      // Starts at zero. Otherwise ApexCharts leaves a gap between the names and their bars.
      xaxis: {
        min: 0,
        max: largest * labelRoom(labels),
        labels: { show: false, formatter: () => '' },
        axisBorder: { show: false },
      },
      yaxis: {
        reversed: rightToLeft,
        labels: { maxWidth: 160, offsetY: nameOffset(kept.length), style: { fontSize: '12px' } },
      },
      tooltip: { y: { formatter: (value) => formats.number(value) } },
    };
  }, [kept, series, formats, rightToLeft]);
}
