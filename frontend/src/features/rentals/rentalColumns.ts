import type { ColumnDef } from '@tanstack/react-table';
import type { Rental } from '../../../../graphql/generated/schema';
import { type SortColumn, sortColumns } from './sortRentals';

/** Each column shows one field of the rental; the flag stands before the name. */
export const rentalColumns: ColumnDef<Rental>[] = sortColumns.map((field) => ({ id: field, accessorKey: field }));

/** Columns of figures, set flush with the line's end. */
export const isFigure = (column: SortColumn) => column === 'Population' || column === '_version';

/** A column's class: its width, its alignment, and whether a phone has room for it. */
export function columnClass(column: SortColumn): string {
  return `column-${column.replace('_', '').toLowerCase()} ${isFigure(column) ? 'figure-column' : ''}`.trim();
}
