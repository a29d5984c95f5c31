import type { Rental } from '../../../../../graphql/generated/schema';
import { type ContentField, isNumberField, rentalFields } from '../../../../../graphql/rental';
import type { SortColumn } from './sortRentals';

/** Columns of figures, aligned with the end of the line. */
export const isFigure = (column: SortColumn) => column === '_version' || isNumberField(column);

/** Columns whose cells can be edited in place: those of fields that people set. */
export type EditableColumn = Extract<SortColumn, ContentField>;

export const isEditable = (column: SortColumn): column is EditableColumn => column in rentalFields;

/** The column to edit in place: the wanted one, else the name, else the first; undefined if none of the shown can be. */
export function columnToEdit(shown: readonly { readonly id: SortColumn }[], wanted?: SortColumn) {
  const editable = shown.map(({ id }) => id).filter(isEditable);
  const find = (name: SortColumn | undefined) => editable.find((id) => id === name);
  return find(wanted) ?? find('Name') ?? editable[0];
}

/** A cell being edited. */
export interface EditedCell {
  /** The rental as it was when editing began. */
  readonly seen: Rental;
  readonly column: EditableColumn;
}
