import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Spinner } from '../../components/Spinner';
import { useFormats } from '../../components/useFormats';
import { paths } from '../../lib/paths';
import { safeReturnPath } from '../../lib/safeReturnPath';
import { useHealthCheck } from './useHealthCheck';

/** Polls until Polder is available, then redirects to where the user came from (`?from=`). */
export default function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  const { time } = useFormats();
  const [parameters] = useSearchParams();
  const from = safeReturnPath(parameters.get('from'));
  const { answer, checkedAt, isChecking, checkNow } = useHealthCheck();

  if (answer === 'up' && from) return <Navigate to={from} replace />;
  const isWell = answer === 'up';
  const isOffline = answer === 'unreachable' && !navigator.onLine;
  return (
    <div className="text-center">
      <h1 className="mb-2">{t(answer === null ? 'firstTitle' : isWell ? 'wellTitle' : 'title')}</h1>
      {/* Reserves the space until the text is known. */}
      <p className={clsx('text-secondary mb-4', answer === null && 'invisible')}>
        {t(isWell || answer === null ? 'wellLead' : isOffline ? 'offline' : 'lead')}
      </p>
      <p role="status" className="text-secondary small mb-4 health-checked">
        {checkedAt === null ? t('checking') : t('checked', { time: time(checkedAt) })} {!isWell && from && t('return')}
      </p>
      <div className="d-flex flex-wrap justify-content-center gap-2">
        <Link to={paths.home} className={clsx('btn', isWell ? 'btn-primary' : 'btn-outline-secondary')}>
          {t('home')}
        </Link>
        <button
          type="button"
          className={clsx('btn', isWell ? 'btn-outline-secondary' : 'btn-primary')}
          aria-disabled={isChecking}
          onClick={checkNow}
        >
          {isChecking && <Spinner />}
          {t('checkNow')}
        </button>
      </div>
    </div>
  );
}
