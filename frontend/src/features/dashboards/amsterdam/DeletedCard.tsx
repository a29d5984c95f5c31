import { memo, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFormats } from '../../../components/useFormats';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { isolate } from '../../../lib/isolate';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { paths } from '../../../lib/paths';
import { restoreRentals } from '../../rentals/public/edits';
import { useRentalPanels } from '../../rentals/public/panels';
import { selectConflicts } from '../../rentals/public/rentals';
import { useDenial } from '../../session/public/permissions';
import { useIsFilling } from '../filling';
import { RentalList } from '../RentalList';
import { latestDeleted } from './flow';

export interface DeletedCardProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

const maxShown = 6;

/** Rentals in conflict, and deleted rentals that can be restored. */
export const DeletedCard = memo(function DeletedCard({ rentals, isSample }: DeletedCardProps) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const denial = useDenial('restore');
  const isFilling = useIsFilling() && !isSample;
  const titleId = useId();
  const latest = useMemo(() => latestDeleted(rentals, maxShown), [rentals]);
  const total = useMemo(() => rentals.filter(({ _deleted }) => _deleted).length, [rentals]);
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  return (
    <section ref={card} className="card chart-card" aria-labelledby={titleId} tabIndex={-1}>
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
          >
            <Link className="btn btn-outline-secondary" to={paths.home}>
              {t('amsterdam.tombstones.toRentals')}
            </Link>
          </EmptyState>
        )
      ) : (
        <RentalList
          rentals={latest}
          actionOf={(rental) => (
            <RestrictedButton
              className="btn btn-sm btn-outline-secondary"
              reason={denial}
              aria-label={t('amsterdam.tombstones.restoreOne', { name: isolate(rental.Name) })}
              onClick={oncePerDoubleClick(() => dispatch(restoreRentals([rental.id])))}
            >
              {t('amsterdam.tombstones.restore')}
            </RestrictedButton>
          )}
        />
      )}
      {total > latest.length && (
        <p className="flow-note">
          {t('amsterdam.tombstones.more', { shown: number(latest.length), total: number(total) })}
        </p>
      )}
    </section>
  );
});

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
