import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useFormats } from '../../../components/useFormats';
import { useRerenderEveryMinute } from '../../../components/useRerenderEveryMinute';
import { useThisHour } from '../../../components/useToday';
import { FigureCard, FigureRow } from '../FigureCards';
import { SparkBars } from '../SparkBars';
import { flowOf } from './flow';

export interface FlowFiguresProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

/** The key figures of the data flow: how much there is, what came, what changed and what went. */
export const FlowFigures = memo(function FlowFigures({ rentals, isSample }: FlowFiguresProps) {
  const { t } = useTranslation('dashboards');
  const { number, relative } = useFormats();
  const hour = useThisHour();
  const { inUse, deleted, added, changed, latest } = useMemo(() => flowOf(rentals, hour), [rentals, hour]);
  useRerenderEveryMinute();
  const byDay = (counts: readonly number[], key: 'rotterdam.addedByDay' | 'amsterdam.changedByDay') =>
    !isSample && <SparkBars values={counts} label={t(key, { counts: counts.map(number).join(', ') })} />;
  return (
    <FigureRow>
      <FigureCard label={t('amsterdam.inUse')} figure={number(inUse)}>
        {latest === null || isSample ? t('amsterdam.inUseHint') : t('amsterdam.latestHint', { when: relative(latest) })}
      </FigureCard>
      <FigureCard
        label={t('amsterdam.added')}
        figure={number(added.count)}
        picture={byDay(added.byDay, 'rotterdam.addedByDay')}
      >
        {isSample ? t('rotterdam.sampleHint') : t('amsterdam.addedBefore', { formatted: number(added.before) })}
      </FigureCard>
      <FigureCard
        label={t('amsterdam.changed')}
        figure={number(changed.count)}
        picture={byDay(changed.byDay, 'amsterdam.changedByDay')}
      >
        {isSample ? t('rotterdam.sampleHint') : t('amsterdam.changedDeleted', { formatted: number(changed.deleted) })}
      </FigureCard>
      <FigureCard label={t('amsterdam.deleted')} figure={number(deleted)}>
        {t('amsterdam.deletedHint')}
      </FigureCard>
    </FigureRow>
  );
});
