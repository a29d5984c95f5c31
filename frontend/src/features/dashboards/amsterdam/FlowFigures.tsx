import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import { useRerenderEveryMinute } from '../../../components/useRerenderEveryMinute';
import { selectConflicts, selectPendingCount } from '../../rentals/public/rentals';
import { FigureCard } from '../FigureCards';
import { flowOf } from './flow';

export interface FlowFiguresProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

/** The key figures of the data flow. */
export function FlowFigures({ rentals, isSample }: FlowFiguresProps) {
  const { t } = useTranslation('dashboards');
  const { number, relative } = useFormats();
  const conflicts = useAppSelector(selectConflicts).length;
  const pending = useAppSelector(selectPendingCount);
  const { inUse, deleted, added, changed, latest } = useMemo(() => flowOf(rentals, Date.now()), [rentals]);
  useRerenderEveryMinute();
  return (
    <section className="card figure-cards" aria-label={t('rotterdam.figures')}>
      <FigureCard label={t('amsterdam.inUse')} figure={number(inUse)}>
        {latest === null || isSample ? t('amsterdam.inUseHint') : t('amsterdam.latestHint', { when: relative(latest) })}
      </FigureCard>
      <FigureCard label={t('amsterdam.added')} figure={number(added)}>
        {isSample ? t('rotterdam.sampleHint') : t('amsterdam.addedHint')}
      </FigureCard>
      <FigureCard label={t('amsterdam.changed')} figure={number(changed)}>
        {isSample ? t('rotterdam.sampleHint') : t('amsterdam.changedHint')}
      </FigureCard>
      <FigureCard label={t('amsterdam.deleted')} figure={number(deleted)}>
        {t('amsterdam.deletedHint')}
      </FigureCard>
      <FigureCard label={t('amsterdam.conflicts')} figure={number(conflicts)}>
        {t('amsterdam.pendingHint', { count: pending, formatted: number(pending) })}
      </FigureCard>
    </section>
  );
}
