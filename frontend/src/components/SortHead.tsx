import down from 'bootstrap-icons/icons/arrow-down-short.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up-short.svg?glyph';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './sort-head.scss';

export interface SortHeadProps<Column extends string> {
  readonly column: Column;
  /** Null for the order of the list itself. */
  readonly sort: { readonly column: Column; readonly isDescending: boolean } | null;
  readonly onSort: (column: Column) => void;
  readonly children: ReactNode;
}

/** The head of a column that sorts the table. */
export function SortHead<Column extends string>({ column, sort, onSort, children }: SortHeadProps<Column>) {
  const isSorted = sort?.column === column;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className="sort-head" onClick={() => onSort(column)}>
        {children}
        {isSorted && <Icon icon={sort.isDescending ? down : up} />}
      </button>
    </th>
  );
}
