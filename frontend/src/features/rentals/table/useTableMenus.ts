import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { usePageTheme } from '../../../components/usePageTheme';
import { columnMenu } from './columnMenu';
import { resizeColumn } from './columnPreferences';
import { columnToEdit, type EditableColumn } from './editableColumns';
import type { MenuItem } from './FloatingMenu';
import { cellId } from './gridCells';
import { type RowActions, rowMenu } from './rowActions';
import type { OrderChange, RentalOrder, SortColumn } from './sortRentals';
import type { Columns } from './useColumns';
import type { OrderedRows } from './useOrderedRows';

/** In pixels: the change of a column's width per key press. */
const widthStep = 24;

export interface OpenMenu {
  readonly anchor: Element;
  readonly label: string;
  readonly items: MenuItem[];
}

export interface TableMenusSettings {
  readonly rows: OrderedRows;
  readonly order: RentalOrder;
  readonly onOrder: (change: OrderChange) => void;
  readonly columns: Columns;
  readonly chosenCode: string | null;
  readonly actions: RowActions;
}

/**
 * The menus of rows and columns, of which one at a time is open.
 * @param onEdit edits a rental in place
 */
export function useTableMenus(
  gridId: string,
  settings: TableMenusSettings,
  onEdit: (rental: Rental, column: EditableColumn) => void,
) {
  const { rows, order, onOrder, columns, chosenCode, actions } = settings;
  const { t } = useTranslation('rentals');
  const { rightToLeft } = usePageTheme();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { preferences, shown } = columns;

  const openRowMenu = (row: number, anchor: Element | null) => {
    const rental = rows.rentalAt(row);
    if (!rental || !anchor) return;
    const isChosen = rental.Code === chosenCode;
    const editedColumn = columnToEdit(shown);
    const items = rowMenu({ rental, isChosen, actions, editedColumn, onEdit: (column) => onEdit(rental, column), t });
    setMenu({ anchor, label: t('table.rowMenu', { name: rental.Name }), items });
  };
  const resize = (column: SortColumn, step: 1 | -1) => {
    const place = shown.findIndex(({ id }) => id === column) + 1;
    // Measured: on a narrow screen, or where it takes what the others leave, a column has another width than its own.
    const width = document.getElementById(cellId(gridId, -1, place))?.getBoundingClientRect().width;
    if (width) columns.change(resizeColumn(preferences, column, width + step * widthStep));
  };
  const openColumnMenu = (column: SortColumn, anchor: Element | null) => {
    if (!anchor) return;
    const onResize = (step: 1 | -1) => resize(column, step);
    const onChange = columns.change;
    const items = columnMenu({ column, order, preferences, rightToLeft, onOrder, onChange, onResize, t });
    setMenu({ anchor, label: t('table.columnMenu', { name: t(`field.${column}`) }), items });
  };
  return { menu, openRowMenu, openColumnMenu, closeMenu: () => setMenu(null), resize };
}
