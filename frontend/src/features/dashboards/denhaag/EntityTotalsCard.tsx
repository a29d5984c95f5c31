import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../../graphql/interpretation';
import { useFormats } from '../../../components/useFormats';
import { countByType, entityColours } from '../../text/public/analysis';
import { ChartFrame } from '../ChartFrame';
import { BarChart } from '../charts/BarChart';

/** The number of entities of each type in a text. */
export function EntityTotalsCard({ entities }: { readonly entities: readonly Entity[] }) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const bars = useMemo(
    () =>
      countByType(entities).map(({ type, count }) => ({
        name: t(`entity.${type}`),
        value: count,
        colour: `var(--polder-data-${entityColours[type]})`,
      })),
    [entities, t],
  );
  const title = t('totals.title');
  const [first] = bars;
  return (
    <ChartFrame
      title={title}
      unit={t('totals.unit')}
      columns={[t('totals.type'), t('totals.count')]}
      rows={bars.map(({ name, value }) => [name, value])}
    >
      <BarChart
        label={title}
        description={
          first
            ? t('totals.finding', {
                count: entities.length,
                type: first.name,
                formatted: number(first.value),
                total: number(entities.length),
              })
            : ''
        }
        series={t('totals.count')}
        bars={bars}
        formatLabel={number}
        formatFigure={number}
      />
    </ChartFrame>
  );
}
