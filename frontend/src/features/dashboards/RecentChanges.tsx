import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { recentChanges } from './figures';
import { useIsFilling } from './filling';
import { RentalList, RentalListPlace } from './RentalList';

export interface RecentChangesProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

const max = 7;

/** The last changed rentals, the latest first. */
export function RecentChanges({ rentals, isSample }: RecentChangesProps) {
  const { t } = useTranslation('dashboards');
  const isFilling = useIsFilling() && !isSample;
  const titleId = useId();
  const latest = useMemo(() => (isSample ? [] : recentChanges(rentals, max)), [rentals, isSample]);
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <h2 id={titleId}>{t('rotterdam.recent')}</h2>
      </header>
      {isFilling && <RentalListPlace length={max} />}
      {!isFilling && latest.length === 0 && (
        <p className="chart-card-empty">{t(isSample ? 'rotterdam.recentSample' : 'rotterdam.recentNone')}</p>
      )}
      {!isFilling && latest.length > 0 && (
        <RentalList rentals={latest} detailOf={(rental) => <ChangeKind rental={rental} />} />
      )}
    </section>
  );
}

function ChangeKind({ rental }: { readonly rental: Rental }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  if (rental._deleted) return <span className="change-kind">{t('rentals:deleted')}</span>;
  return (
    <span className="change-kind">
      {rental._version === 1 ? t('rotterdam.added') : t('rotterdam.changedBadge', { version: rental._version })}
    </span>
  );
}
