import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { usePageTheme } from '../../components/usePageTheme';
import { ChartCard } from './ChartCard';
import { topMarkets } from './figures';
import { barsHeight, horizontalBars } from './horizontalBars';
import { isolated, shortName } from './marketName';
import { useStableValue } from './useStableValue';

/** The ten largest rentals as bars. */
export function TopMarketsCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const { rightToLeft } = usePageTheme();
  const top = useStableValue(useMemo(() => topMarkets(rentals, 10), [rentals]));
  const series = t('rentals:field.Population');

  const options = useMemo<ApexOptions>(
    () => ({
      ...horizontalBars({
        series,
        bars: top.map((rental) => ({ name: shortName(rental), value: rental.Population })),
        axisEnd: room(top, 1.2),
        nameWidth: 180,
        label: formats.compact,
        figure: formats.number,
        rightToLeft,
      }),
      responsive: [
        { breakpoint: 576, options: { xaxis: { max: room(top, 1.4) } } },
        { breakpoint: 375, options: { xaxis: { max: room(top, 1.8) } } },
      ],
    }),
    [top, series, formats, rightToLeft],
  );

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
      height={barsHeight(top.length)}
      columns={[t('rentals:field.Name'), series]}
      rows={top.map((rental) => [rental.Name, rental.Population])}
    />
  );
}

/** The end of the axis: far enough beyond the longest bar for its label. */
const room = ([first]: readonly Rental[], factor: number) => Math.max(1, (first?.Population ?? 0) * factor);
