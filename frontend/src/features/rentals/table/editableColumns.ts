import type { Rental } from '../../../../../graphql/generated/schema';
import type { SortColumn } from './sortRentals';

/** Columns of figures, aligned with the end of the line. */
export const isFigure = (column: SortColumn) => column === 'Population' || column === '_version';

/** Columns whose cells can be edited in place. */
export const editableColumns = ['Name', 'Code', 'Population'] as const satisfies readonly SortColumn[];
export type EditableColumn = (typeof editableColumns)[number];

export const isEditable = (column: SortColumn): column is EditableColumn =>
  editableColumns.some((editable) => editable === column);

/** A cell being edited. */
export interface EditedCell {
  /** The rental as it was when editing began. */
  readonly seen: Rental;
  readonly column: EditableColumn;
}
