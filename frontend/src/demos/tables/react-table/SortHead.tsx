import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { Icon } from '../../../components/Icon';

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** Numbers are aligned to the end. */
    align?: 'text-end';
  }
}

/** A column header, with a sort button if the column is sortable. */
export function SortHead<Row>({ header }: { readonly header: Header<Row, unknown> }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const name = flexRender(column.columnDef.header, header.getContext());
  return (
    <th
      scope="col"
      className={column.columnDef.meta?.align}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className="btn btn-link btn-sm p-0 text-reset" onClick={column.getToggleSortingHandler()}>
          {name}
          {sorted && <Icon icon={sorted === 'asc' ? arrowUp : arrowDown} />}
        </button>
      ) : (
        name
      )}
    </th>
  );
}
