import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { NoMatch } from '../../../components/NoMatch';
import { type FilterCriteria, isUnfiltered } from '../filter/filterRentals';
import type { ListControl } from '../filter/useListParams';

export interface NoRentalsProps {
  readonly list: ListControl;
  /** By which the table has no rows: with what is being typed. */
  readonly criteria: FilterCriteria;
  /** Whether there are rentals that the list does not show. */
  readonly hasOthers: boolean;
}

/** Says why the table has no rows, and what to do: import, clear the filter, or see what was deleted. */
export function NoRentals({ list, criteria, hasOthers }: NoRentalsProps) {
  const { t } = useTranslation('rentals');
  if (!hasOthers) return <EmptyState drawing="boat" title={t('table.none')} hint={t('table.noneHint')} />;
  if (!isUnfiltered(criteria)) {
    return (
      <NoMatch
        title={t('table.noMatchTitle')}
        hint={t('table.noMatch')}
        showAllLabel={t('filter.clear')}
        onShowAll={list.clear}
      />
    );
  }
  return (
    <EmptyState drawing="fishing" title={t('table.allDeleted')} hint={t('table.allDeletedHint')}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => list.setCriteria({ deletion: 'only' })}
      >
        {t('table.showDeleted')}
      </button>
    </EmptyState>
  );
}
