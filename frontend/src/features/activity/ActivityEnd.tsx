import { useTranslation } from 'react-i18next';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import { useFormats } from '../../components/useFormats';
import { isPaused } from './activityReducer';
import type { Activity } from './useActivity';

/** Shown below the last entry: older ones are loading, failed to load, can be searched for, or do not exist. */
export function ActivityEnd({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation('activity');
  const { number } = useFormats();
  const errorText = useErrorText();
  const { status, error, entries, examined, nextToken, isStale } = activity;
  if (isStale) return null;
  const examinedCount = { formatted: number(examined), count: examined };
  if (status === 'failed') {
    return (
      <div className="activity-end" role="alert">
        <p>{errorText(error)}</p>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={activity.readOn}>
          {t('retry')}
        </button>
      </div>
    );
  }
  if (isPaused(activity)) {
    return (
      <div className="activity-end" role="status">
        <p>{t('paused', examinedCount)}</p>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={activity.readOn}>
          {t('lookFurther')}
        </button>
      </div>
    );
  }
  return (
    <p className="activity-end" role="status">
      {status === 'loading' && (
        <>
          <Spinner /> {examined > 0 ? t('looking', examinedCount) : t('loadingOlder')}
        </>
      )}
      {status === 'ready' &&
        nextToken === null &&
        t('all', { formatted: number(entries.length), count: entries.length })}
    </p>
  );
}
