import { clsx } from 'clsx';
import { memo, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { OutdatedContext } from '../../../components/outdated';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { pageHeading } from '../../../lib/focusHeading';
import { retryAsked, selectConnection, selectRentals, selectRentalsError } from './rentalsSlice';

/** Says why the rentals are missing or outdated, with a retry button; nothing without a failure. */
export const LoadFailure = memo(function LoadFailure() {
  const { t } = useTranslation(['rentals', 'common']);
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectRentalsError);
  const hasRentals = useAppSelector((state) => selectRentals(state).length > 0);
  // A sync that has begun has all of its code.
  const isWithoutCode = useAppSelector(selectConnection) === null;
  const isReplaced = useContext(OutdatedContext) && isWithoutCode && error === 'network';
  const alert = useRef<HTMLDivElement>(null);
  useRestoreFocus(alert, pageHeading);
  if (!error) return null;
  return (
    <div
      ref={alert}
      role="alert"
      className={clsx('alert', hasRentals ? 'alert-warning' : 'alert-danger', 'load-failure')}
    >
      <p>
        <strong>{t(isReplaced ? 'common:update.text' : `sync.failure.${error}`)}</strong>{' '}
        {t(hasRentals ? 'sync.stale' : 'sync.notLoaded')}{' '}
        {error !== 'signedOut' && !isReplaced && t(`sync.advice.${error}`)}
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(retryAsked())}>
        {t('sync.retry')}
      </button>
    </div>
  );
});
