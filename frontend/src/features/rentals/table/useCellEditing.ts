import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { EditableColumn, EditedCell } from './editableColumns';
import type { RowActions } from './rowActions';

export interface CellEditing {
  /** The cell whose editor is open. */
  readonly edited: EditedCell | null;
  /** Opens the editor of a cell, or says why it stays closed. The cell has to be in the table. */
  edit(rental: Rental | undefined, column: EditableColumn | undefined): void;
  /** Closes the editor, and saves its value unless it is null. Stable. */
  readonly onEdited: (cell: EditedCell, value: string | number | null) => void;
}

/** Edits one cell at a time in place. */
export function useCellEditing(table: RefObject<HTMLTableElement | null>, actions: RowActions): CellEditing {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const edit = (rental: Rental | undefined, column: EditableColumn | undefined) => {
    if (!rental) return;
    if (!actions.canEdit) return actions.explain();
    // A cell whose value cannot be saved is still open.
    const open = table.current?.querySelector<HTMLElement>('.cell-editor input');
    if (open) open.focus();
    else if (column) setEdited({ seen: rental, column });
  };
  const latestEdit = useRef(actions.edit);
  latestEdit.current = actions.edit;
  const onEdited = useCallback(
    ({ seen, column }: EditedCell, value: string | number | null) => {
      setEdited(null);
      table.current?.focus({ preventScroll: true });
      if (value !== null) latestEdit.current(seen, column, value);
    },
    [table],
  );
  return { edited, edit, onEdited };
}
