import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { ActivityEnd } from './ActivityEnd';
import { ActivityList } from './ActivityList';
import { ActivitySkeleton } from './ActivitySkeleton';
import { type ActivityFilter, isBackwards, isFiltered } from './activityFilter';
import { isPaused } from './activityReducer';
import type { Activity } from './useActivity';

export interface ActivityResultProps {
  readonly activity: Activity;
  readonly filter: ActivityFilter;
  readonly onShowAll: () => void;
  readonly onChoosePerson: (id: string) => void;
}

/** The changes that match, or why there are none. */
export function ActivityResult({ activity, filter, onShowAll, onChoosePerson }: ActivityResultProps) {
  const { t } = useTranslation('activity');
  const { number } = useFormats();
  const { entries, status, error, isStale, newEntries, hasMoreNewEntries } = activity;
  const place = useRef<HTMLDivElement>(null);
  const goesToTop = useRef(false);

  // Once new changes are shown, scrolls to them.
  useEffect(() => {
    if (!goesToTop.current || isStale || entries.length === 0) return;
    goesToTop.current = false;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true });
  }, [entries, isStale]);

  if (isBackwards(filter))
    return <EmptyState drawing="window" title={t('noMatch.title')} hint={t('noMatch.backwards')} />;
  const hasEntries = entries.length > 0;
  if (status === 'failed' && (!hasEntries || isStale)) return <ErrorNotice error={error} onRetry={activity.reload} />;
  if (!hasEntries && status === 'ready' && !isPaused(activity)) {
    return isFiltered(filter) ? (
      <EmptyState drawing="swans" title={t('noMatch.title')} hint={t('noMatch.hint')}>
        <button type="button" className="btn btn-outline-secondary" onClick={onShowAll}>
          {t('noMatch.showAll')}
        </button>
      </EmptyState>
    ) : (
      <EmptyState drawing="boat" title={t('none.title')} hint={t('none.hint')} />
    );
  }
  const showNews = () => {
    goesToTop.current = true;
    activity.showNews();
  };
  return (
    <div ref={place} className={clsx('activity-result', isStale && 'is-stale')}>
      <div className="activity-news" role="status">
        {newEntries.length > 0 && !isStale && (
          <button type="button" className="btn btn-primary btn-sm" onClick={showNews}>
            <Icon icon={arrowUp} />
            {t(hasMoreNewEntries ? 'moreNews' : 'news', {
              formatted: number(newEntries.length),
              count: newEntries.length,
            })}
          </button>
        )}
      </div>
      {hasEntries && <ActivityList activity={activity} onChoosePerson={onChoosePerson} />}
      {!hasEntries && status === 'loading' && activity.examined === 0 ? (
        <ActivitySkeleton />
      ) : (
        <ActivityEnd activity={activity} />
      )}
    </div>
  );
}
