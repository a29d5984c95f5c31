import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../../graphql/interpretation';
import { useFormats } from '../../../components/useFormats';
import { countByType, entityColours } from '../../text/public/reading';
import { ChartCard } from '../ChartCard';
import { barsHeight } from '../horizontalBars';
import { useCountBars } from './useCountBars';

/** The number of entities of each type in a text. */
export function EntityTotalsCard({ entities }: { readonly entities: readonly Entity[] }) {
  const { t } = useTranslation('text');
  const { number } = useFormats();
  const counts = useMemo(
    () =>
      countByType(entities).map(({ type, count }) => ({ name: t(`entity.${type}`), count, hue: entityColours[type] })),
    [entities, t],
  );
  const options: ApexOptions = useCountBars(counts, t('totals.count'));
  const [first] = counts;
  return (
    <ChartCard
      title={t('totals.title')}
      unit={t('totals.unit')}
      finding={
        first
          ? t('totals.finding', { type: first.name, formatted: number(first.count), total: number(entities.length) })
          : ''
      }
      options={options}
      height={barsHeight(counts.length)}
      columns={[t('totals.type'), t('totals.count')]}
      rows={counts.map(({ name, count }) => [name, count])}
    />
  );
}
