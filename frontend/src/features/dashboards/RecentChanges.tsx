import { clsx } from 'clsx';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { useFormats } from '../../components/useFormats';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { selectRentals } from '../rentals/public/rentals';
import { recentChanges } from './figures';
import { useIsFilling } from './filling';
import { RentalList, RentalListPlace } from './RentalList';

export interface RecentChangesProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

const max = 7;

/** A phone shows these first, as its style sheet says too. */
const maxOnPhone = 3;

/** The last changed rentals, the latest first. */
export const RecentChanges = memo(function RecentChanges({ rentals, isSample }: RecentChangesProps) {
  const { t } = useTranslation('dashboards');
  const isFilling = useIsFilling() && !isSample;
  const titleId = useId();
  const { number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const hasOthers = useAppSelector((state) => selectRentals(state).length > 0) && !isSample;
  const latest = useMemo(() => (isSample ? [] : recentChanges(rentals, max)), [rentals, isSample]);
  const card = useRef<HTMLElement>(null);
  useRestoreFocus(card, () => card.current);
  return (
    <section
      ref={card}
      className={clsx('card chart-card recent-changes', isWhole && 'is-whole')}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className="chart-card-head">
        <h2 id={titleId}>{t('rotterdam.recent')}</h2>
      </header>
      {isFilling && <RentalListPlace length={max} />}
      {!isFilling && latest.length === 0 && (
        <EmptyState
          drawing="swans"
          title={t(hasOthers ? 'rotterdam.noData' : 'rotterdam.recentNone')}
          hint={isSample ? t('rotterdam.recentSample') : undefined}
        />
      )}
      {!isFilling && latest.length > 0 && (
        <RentalList rentals={latest} detailOf={(rental) => <ChangeKind rental={rental} />} />
      )}
      {!isWhole && (isFilling || latest.length > maxOnPhone) && (
        <button type="button" className="btn btn-link" disabled={isFilling} onClick={() => setWhole(true)}>
          {t('rotterdam.recentAll', { formatted: number(isFilling ? max : latest.length) })}
        </button>
      )}
    </section>
  );
});

function ChangeKind({ rental }: { readonly rental: Rental }) {
  const { t } = useTranslation(['dashboards', 'rentals']);
  if (rental._deleted) return <span className="change-kind">{t('rentals:deleted')}</span>;
  return (
    <span className="change-kind">
      {/* Version 0 was not sent yet. */}
      {rental._version <= 1 ? t('rotterdam.added') : t('rotterdam.changedBadge', { version: rental._version })}
    </span>
  );
}
