import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../table/PanelButton';

export interface MoreFiltersProps {
  readonly count: number;
  readonly isInForce: boolean;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

/** Opens the filters that the row has no room for. */
export function MoreFilters({ count, isInForce, isInvalid, children }: MoreFiltersProps) {
  const { t } = useTranslation('rentals');
  return (
    <div className={clsx('filter-button filter-more', isInForce && 'is-in-force', isInvalid && 'is-invalid')}>
      <PanelButton
        icon={null}
        label={`+${count}`}
        className="btn"
        note={<span className="visually-hidden"> {t('filter.more', { count })}</span>}
      >
        {() => <div className="filter-more-fields">{children}</div>}
      </PanelButton>
    </div>
  );
}
