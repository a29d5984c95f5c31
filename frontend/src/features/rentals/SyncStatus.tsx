import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { useFormats } from '../../components/useFormats';
import {
  selectConnection,
  selectRentalsError,
  selectRentalsLoading,
  selectRentalsSource,
  selectSyncedAt,
} from './rentalsSlice';

/** Whether the rentals shown are in step with the cloud. */
export function SyncStatus() {
  const { t } = useTranslation('rentals');
  const { dateTime } = useFormats();
  const source = useAppSelector(selectRentalsSource);
  const loading = useAppSelector(selectRentalsLoading);
  const error = useAppSelector(selectRentalsError);
  const connection = useAppSelector(selectConnection);
  const syncedAt = useAppSelector(selectSyncedAt);
  if (source === 'none') return null;

  const state = error ? 'failed' : stateOf(source, loading, connection);
  const hint = state === 'live' && syncedAt ? t('sync.liveHint', { time: dateTime(syncedAt) }) : undefined;
  return (
    <p className={`sync-status sync-${state}`} role="status" title={hint}>
      {t(`sync.${state}`)}
    </p>
  );
}

function stateOf(source: string, loading: boolean, connection: string | null) {
  if (source === 'sample') return 'sample';
  if (connection === 'interrupted') return 'interrupted';
  return loading || connection === null ? 'loading' : 'live';
}
