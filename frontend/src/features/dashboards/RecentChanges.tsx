import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { recentChanges } from './figures';
import { useIsFilling } from './filling';
import { useRerenderEveryMinute } from './useRerenderEveryMinute';

export interface RecentChangesProps {
  readonly rentals: readonly Rental[];
  readonly isSample: boolean;
}

const max = 7;

/** The last changed rentals, the latest first. */
export function RecentChanges({ rentals, isSample }: RecentChangesProps) {
  const { t } = useTranslation('dashboards');
  const { relative, dateTime } = useFormats();
  const isFilling = useIsFilling() && !isSample;
  const titleId = useId();
  useRerenderEveryMinute();
  const latest = useMemo(() => (isSample ? [] : recentChanges(rentals, max)), [rentals, isSample]);
  return (
    <section className="card chart-card" aria-labelledby={titleId}>
      <header className="chart-card-head">
        <h2 id={titleId}>{t('rotterdam.recent')}</h2>
      </header>
      {isFilling && <RecentPlace />}
      {!isFilling && latest.length === 0 && (
        <p className="chart-card-empty">{t(isSample ? 'rotterdam.recentSample' : 'rotterdam.recentNone')}</p>
      )}
      {!isFilling && latest.length > 0 && (
        <ol className="recent-changes">
          {latest.map((rental) => (
            <li key={rental.id}>
              <span aria-hidden="true">{rental.Flag}</span>
              <span className="text-truncate" title={rental.Name}>
                <bdi>{rental.Name}</bdi>
              </span>
              <ChangeKind rental={rental} />
              <time dateTime={rental.updatedAt} title={dateTime(rental._lastChangedAt)}>
                <bdi>{relative(rental._lastChangedAt)}</bdi>
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function RecentPlace() {
  return (
    <ol className="recent-changes placeholder-wave" aria-hidden="true">
      {Array.from({ length: max }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={row}>
          <span />
          <span className="placeholder w-50" />
        </li>
      ))}
    </ol>
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
