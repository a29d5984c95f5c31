import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { isolate } from '../../lib/isolate';
import { ChartFrame } from './ChartFrame';
import { BarChart } from './charts/BarChart';
import { topMarkets } from './figures';
import { shortName } from './marketName';

/** The ten largest rentals as bars. */
export const TopMarketsCard = memo(function TopMarketsCard({ rentals }: { readonly rentals: readonly Rental[] }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const formats = useFormats();
  const top = useMemo(() => topMarkets(rentals, 10), [rentals]);
  const series = t('rentals:field.Population');
  const title = t('rotterdam.topMarkets');
  const [first] = top;
  return (
    <ChartFrame
      title={title}
      unit={t('rotterdam.topMarketsUnit')}
      columns={[t('rentals:field.Name'), series]}
      rows={top.map((rental) => [rental.Name, rental.Population])}
    >
      <BarChart
        label={title}
        description={
          first
            ? t('rotterdam.topMarketsFinding', {
                first: isolate(first.Name),
                population: formats.number(first.Population),
              })
            : ''
        }
        series={series}
        bars={top.map((rental) => ({ name: shortName(rental), title: rental.Name, value: rental.Population }))}
        formatLabel={formats.compact}
        formatFigure={formats.number}
      />
    </ChartFrame>
  );
});
