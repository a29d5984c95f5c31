import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import {
  selectConflicts,
  selectConnection,
  selectIsSample,
  selectPendingCount,
  selectRentalsError,
  selectRentalsLoading,
  selectSendFailure,
  selectSyncedAt,
} from './rentalsSlice';
import './sync.scss';
import { useRentalPanels } from '../edit/useRentalPanels';

/** Whether the shown rentals are in sync with the cloud, and which of the user's changes are not saved there yet. */
export const SyncStatus = memo(function SyncStatus() {
  const { t } = useTranslation('rentals');
  const { dateTime } = useFormats();
  const isSample = useAppSelector(selectIsSample);
  const loading = useAppSelector(selectRentalsLoading);
  const error = useAppSelector(selectRentalsError);
  const connection = useAppSelector(selectConnection);
  const syncedAt = useAppSelector(selectSyncedAt);
  const pending = useAppSelector(selectPendingCount);
  const sendFailure = useAppSelector(selectSendFailure);
  const isDenied = sendFailure === 'notAllowed';

  const state = error ? 'failed' : isSample ? 'sample' : stateOf(loading, connection);
  const hint = state === 'live' && syncedAt ? t('sync.liveHint', { time: dateTime(syncedAt) }) : undefined;
  return (
    <div className="sync-summary">
      <ConflictsButton />
      <p
        className={`sync-status sync-${state}`}
        role="status"
        title={pending > 0 ? t(isDenied ? 'sync.unsentHint' : 'sync.pendingHint') : hint}
      >
        <span>{t(`sync.${state}`)}</span>
        {pending > 0 && (
          <span className="sync-pending">
            {t(isDenied ? 'sync.unsent' : sendFailure ? 'sync.pending' : 'sync.sending', { count: pending })}
          </span>
        )}
      </p>
    </div>
  );
});

/** Opens the conflicts; nothing if there are none. */
function ConflictsButton() {
  const { t } = useTranslation('rentals');
  const { openConflicts } = useRentalPanels();
  const { length: count } = useAppSelector(selectConflicts);
  if (count === 0) return null;
  return (
    <button type="button" className="btn btn-sm btn-outline-secondary sync-conflicts" onClick={openConflicts}>
      {t('conflict.count', { count })}
    </button>
  );
}

function stateOf(loading: boolean, connection: string | null) {
  if (connection === 'interrupted') return 'interrupted';
  return loading || connection === null ? 'loading' : 'live';
}
