import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { useFormats } from '../../../components/useFormats';
import { restoreRentals } from '../../rentals/edit/editActions';
import { useRentalPanels } from '../../rentals/edit/useRentalPanels';
import { selectConflicts } from '../../rentals/rentalsSlice';
import { useIsFilling } from '../filling';
import { isolated } from '../marketName';
import { useRerenderEveryMinute } from '../useRerenderEveryMinute';
import { latestDeleted } from './flow';

export interface DeletedCardProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

const maxShown = 6;

/** Rentals in conflict, and deleted rentals that can be restored. */
export function DeletedCard({ rentals, isSample }: DeletedCardProps) {
  const { t } = useTranslation('dashboards');
  const { number, relative, dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const isFilling = useIsFilling() && !isSample;
  const titleId = useId();
  const latest = useMemo(() => latestDeleted(rentals, maxShown), [rentals]);
  const total = useMemo(() => rentals.filter(({ _deleted }) => _deleted).length, [rentals]);
  useRerenderEveryMinute();
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <div>
          <h2 id={titleId}>{t('amsterdam.tombstones.title')}</h2>
          <p>{t('amsterdam.tombstones.unit')}</p>
        </div>
      </header>
      <Conflicts />
      {latest.length === 0 ? (
        !isFilling && (
          <EmptyState
            drawing="swans"
            title={t('amsterdam.tombstones.noneTitle')}
            hint={t(isSample ? 'amsterdam.tombstones.sample' : 'amsterdam.tombstones.none')}
          />
        )
      ) : (
        <ol className="flow-list">
          {latest.map((rental) => (
            <li key={rental.id}>
              <span aria-hidden="true">{rental.Flag}</span>
              <span className="text-truncate" title={rental.Name}>
                <bdi>{rental.Name}</bdi>
              </span>
              <time dateTime={rental.updatedAt} title={dateTime(rental._lastChangedAt)}>
                <bdi>{relative(rental._lastChangedAt)}</bdi>
              </time>
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={t('amsterdam.tombstones.restoreOne', { name: isolated(rental.Name) })}
                onClick={() => dispatch(restoreRentals([rental.id]))}
              >
                {t('amsterdam.tombstones.restore')}
              </button>
            </li>
          ))}
        </ol>
      )}
      {total > latest.length && (
        <p className="flow-note">
          {t('amsterdam.tombstones.more', { shown: number(latest.length), total: number(total) })}
        </p>
      )}
    </section>
  );
}

/** Unresolved conflicts with a link to them; nothing if there are none. */
function Conflicts() {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const { openConflicts } = useRentalPanels();
  const { length: count } = useAppSelector(selectConflicts);
  if (count === 0) return null;
  return (
    <div className="flow-conflicts">
      <p>{t('amsterdam.tombstones.conflicts', { count, formatted: number(count) })}</p>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={openConflicts}>
        {t('amsterdam.tombstones.compare')}
      </button>
    </div>
  );
}
