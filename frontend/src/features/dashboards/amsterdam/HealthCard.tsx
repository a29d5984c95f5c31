import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import { useRerenderEveryMinute } from '../../../components/useRerenderEveryMinute';
import {
  selectCheckpoints,
  selectConflicts,
  selectConnection,
  selectPendingCount,
  selectRefusals,
  selectRentalsError,
  selectRentalsLoading,
  selectSendFailure,
  selectSyncedAt,
} from '../../rentals/public/rentals';
import { healthOf } from './health';

/** Whether this browser is in sync with the cloud. Unknown values are not shown. */
export const HealthCard = memo(function HealthCard() {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const { number, relative, dateTime } = useFormats();
  const titleId = useId();
  const checkpoints = useAppSelector(selectCheckpoints);
  const connection = useAppSelector(selectConnection);
  const error = useAppSelector(selectRentalsError);
  const loading = useAppSelector(selectRentalsLoading);
  const syncedAt = useAppSelector(selectSyncedAt);
  const pending = useAppSelector(selectPendingCount);
  const sendFailure = useAppSelector(selectSendFailure);
  const conflicts = useAppSelector(selectConflicts).length;
  const refusals = useAppSelector(selectRefusals).length;
  const { state, certainUntil } = healthOf({ error, loading, connection, checkpoints });
  useRerenderEveryMinute();
  const moment = (time: number) => (
    <time dateTime={new Date(time).toISOString()} title={dateTime(time)}>
      <bdi>{relative(time)}</bdi>
    </time>
  );
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{t('amsterdam.health.title')}</h2>
          <p>{t('amsterdam.health.unit')}</p>
        </div>
      </header>
      <dl className="flow-facts">
        <Fact name={t('amsterdam.health.connection')}>
          <span className={`sync-status sync-${state}`}>{t(`amsterdam.health.state.${state}`)}</span>
        </Fact>
        {syncedAt !== null && <Fact name={t('amsterdam.health.lastSync')}>{moment(syncedAt)}</Fact>}
        {certainUntil !== null && <Fact name={t('amsterdam.health.lag')}>{moment(certainUntil)}</Fact>}
        <Fact name={t('amsterdam.health.pending')}>
          {number(pending)}
          {pending > 0 && sendFailure && ` · ${t(`amsterdam.health.failure.${sendFailure}`)}`}
        </Fact>
        <Fact name={t('amsterdam.health.conflicts')}>{number(conflicts)}</Fact>
        {refusals > 0 && <Fact name={t('amsterdam.health.refusals')}>{number(refusals)}</Fact>}
      </dl>
    </section>
  );
});

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
