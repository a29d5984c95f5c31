import type { MouseEvent } from 'react';
import { placeOf, type RowPlace } from './gridCells';
import type { RowActions } from './rowActions';
import type { Columns } from './useColumns';
import type { OrderedRows } from './useOrderedRows';
import type { RowSelection } from './useSelection';

export interface RowPointerSettings {
  readonly rows: OrderedRows;
  readonly columns: Columns;
  readonly selection: RowSelection;
  readonly actions: RowActions;
}

/**
 * Clicks on rows: a click ticks, opens the menu or chooses the country, by its column and keys; two clicks open.
 * @param onCell makes a cell active, and focuses the grid
 */
export function useRowPointer(
  { rows, columns, selection, actions }: RowPointerSettings,
  openRowMenu: (row: number, anchor: Element | null) => void,
  onCell: (cell: RowPlace) => void,
) {
  /** The first column is that of the checkbox, and the menu's is after the last. */
  const columnCount = columns.shown.length;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = placeOf(target);
    if (!place || target.closest('.cell-editor')) return;
    onCell(place);
    if (place.column === 0 || event.ctrlKey || event.metaKey || event.shiftKey) {
      selection.toggle(place.row, event.shiftKey);
    } else if (place.column > columnCount) {
      openRowMenu(place.row, target.closest('td'));
    } else if (event.detail < 2) {
      const rental = rows.rentalAt(place.row);
      if (rental) actions.choose(rental.Code);
    }
  };
  const onDoubleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = target.closest('.cell-editor') ? null : placeOf(target);
    const rental = place && place.column > 0 && place.column <= columnCount ? rows.rentalAt(place.row) : undefined;
    if (rental) actions.open(rental);
  };
  return { onClick, onDoubleClick };
}
