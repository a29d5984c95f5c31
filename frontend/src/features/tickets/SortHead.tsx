import down from 'bootstrap-icons/icons/arrow-down-short.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up-short.svg?glyph';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import type { SortColumn, TicketView } from './ticketView';

export interface SortHeadProps {
  readonly column: SortColumn;
  readonly sort: TicketView['sort'];
  readonly onSort: (column: SortColumn) => void;
  readonly children: ReactNode;
}

/** The head of a column that sorts the table. */
export function SortHead({ column, sort, onSort, children }: SortHeadProps) {
  const isSorted = sort?.column === column;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className="ticket-sort" onClick={() => onSort(column)}>
        {children}
        {isSorted && <Icon icon={sort.isDescending ? down : up} />}
      </button>
    </th>
  );
}
