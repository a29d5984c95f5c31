import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { usePageTheme } from '../../components/usePageTheme';
import { dataColours } from '../../lib/dataColours';
import { labelDistance, nameOffset } from './barLabels';
import { ChartCard } from './ChartCard';
import { topMarkets } from './figures';
import { isolated, shortName } from './marketName';
import { useStableValue } from './useStableValue';

/** The ten largest rentals as bars. */
export function TopMarketsCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const { rightToLeft } = usePageTheme();
  const top = useStableValue(useMemo(() => topMarkets(rentals, 10), [rentals]));
  const series = t('rentals:field.Population');

  const options = useMemo<ApexOptions>(() => {
    const distance = labelDistance(top.map(({ Population }) => formats.compact(Population)));
    return {
      chart: { type: 'bar' },
      colors: [dataColours[0]],
      series: [{ name: series, data: top.map((rental) => ({ x: shortName(rental), y: rental.Population })) }],
      plotOptions: {
        bar: {
          horizontal: true,
          // Keeps the bars equally thick for any number of rentals.
          barHeight: `${6.2 * top.length}%`,
          borderRadius: 2,
          // Positioned from the bar's left end in both writing directions.
          dataLabels: { position: rightToLeft ? 'bottom' : 'top' },
        },
      },
      dataLabels: {
        enabled: true,
        textAnchor: 'middle',
        offsetX: rightToLeft ? -distance : distance,
        formatter: (value) => formats.compact(Number(value)),
        style: { fontSize: '12px', fontWeight: 500, colors: ['var(--bs-body-color)'] },
        dropShadow: { enabled: false },
      },
      grid: { show: false, padding: { top: -24, bottom: -12 } },
      xaxis: {
        // By default, ApexCharts starts below zero and leaves a gap between the names and their bars.
        min: 0,
        max: room(top, 1.2),
        labels: { show: false, formatter: () => '' },
        axisBorder: { show: false },
        axisTicks: { show: false },
      },
      yaxis: {
        reversed: rightToLeft,
        labels: { maxWidth: 180, offsetY: nameOffset(top.length), style: { fontSize: '12px' } },
      },
      tooltip: { y: { formatter: (value) => formats.number(value) } },
      states: { active: { filter: { type: 'none' } } },
      responsive: [{ breakpoint: 576, options: { xaxis: { max: room(top, 1.4) } } }],
    };
  }, [top, series, formats, rightToLeft]);

  const [first] = top;
  return (
    <ChartCard
      title={t('rotterdam.topMarkets')}
      unit={t('rotterdam.topMarketsUnit')}
      finding={
        first
          ? t('rotterdam.topMarketsFinding', {
              first: isolated(first.Name),
              population: formats.number(first.Population),
            })
          : ''
      }
      options={options}
      columns={[t('rentals:field.Name'), series]}
      rows={top.map((rental) => [rental.Name, rental.Population])}
    />
  );
}

/** The end of the axis: far enough beyond the longest bar for its label. */
const room = ([first]: readonly Rental[], factor: number) => Math.max(1, (first?.Population ?? 0) * factor);
