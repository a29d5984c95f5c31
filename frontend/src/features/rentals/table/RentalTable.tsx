import { clsx } from 'clsx';
import { type CSSProperties, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRowHeight } from '../../../components/useRowHeight';
import { columnToEdit } from './editableColumns';
import { RentalTableBody } from './RentalTableBody';
import { RentalTableHead } from './RentalTableHead';
import '../fields/field.scss';
import { menuWidth, tickWidth } from './columnLayout';
import { neighbours } from './columnMenu';
import { headHeights, moveColumn, rowHeights } from './columnPreferences';
import { FindBar } from './FindBar';
import { FloatingMenu } from './FloatingMenu';
import { cellId } from './gridCells';
import { orderedBy, withRule } from './orderRules';
import type { RowActions } from './rowActions';
import type { OrderChange, RentalOrder, SortColumn } from './sortRentals';
import './table.scss';
import { useCellEditing } from './useCellEditing';
import type { Columns } from './useColumns';
import type { Find } from './useFind';
import { useGrid } from './useGrid';
import type { Ordering } from './useOrderedRows';
import { useRowPointer } from './useRowPointer';
import type { RowSelection } from './useSelection';
import { useTableMenus } from './useTableMenus';
import { useVirtualRows } from './useVirtualRows';

export interface RentalTableProps extends Ordering {
  readonly order: RentalOrder;
  readonly onOrder: (change: OrderChange) => void;
  readonly columns: Columns;
  readonly selection: RowSelection;
  readonly find: Find;
  /** The largest population, which the bars beside the figures compare with. */
  readonly largest: number;
  /** The country whose rows are highlighted. */
  readonly chosenCode: string | null;
  readonly actions: RowActions;
}

/** A table of any number of rentals: only visible rows are rendered. An ARIA grid with one tab stop. */
export function RentalTable(props: RentalTableProps) {
  const { rows, isSorting, order, onOrder, columns, selection, find, largest, chosenCode, actions } = props;
  const { t } = useTranslation('rentals');
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { preferences, shown } = columns;
  const { comfortable, compact } = rowHeights[preferences.density];
  const rowHeight = useRowHeight(comfortable, compact);
  // With its line.
  const headHeight = useRowHeight(headHeights.comfortable, headHeights.compact) + 1;
  const virtual = useVirtualRows(scroller, rows.count, rowHeight, headHeight);
  const focusGrid = () => table.current?.focus({ preventScroll: true });

  const { edited, edit, onEdited } = useCellEditing(table, actions);
  const { menu, openRowMenu, openColumnMenu, closeMenu, resize } = useTableMenus(gridId, props, edit);
  const goToMatch = (step: 1 | -1) => {
    const row = find.go(grid.active.row, step);
    if (row !== undefined) grid.goToFound(row);
  };
  const sort = (column: SortColumn, isAdded: boolean) =>
    onOrder((known) => (isAdded ? withRule : orderedBy)(known, column));
  const tickAll = () => (selection.shownCount === rows.count ? selection.clear() : selection.selectAll());

  const grid = useGrid({
    gridId,
    grid: table,
    frame,
    rows,
    order,
    columns: shown,
    virtual,
    commands: {
      open: (row) => {
        const rental = rows.rentalAt(row);
        if (rental) actions.open(rental);
      },
      tick: selection.toggle,
      tickRange: selection.tickRange,
      tickAll,
      sort,
      menu: ({ row, column }) => {
        // It may be scrolled out of the drawn rows.
        if (row >= 0) flushSync(() => virtual.scrollToRow(row));
        const anchor = document.getElementById(cellId(gridId, row, column));
        const id = shown[column - 1]?.id;
        if (row >= 0) openRowMenu(row, anchor);
        else if (id) openColumnMenu(id, anchor);
      },
      edit: ({ row, column }) => {
        if (!edited) virtual.scrollToRow(row);
        edit(rows.rentalAt(row), columnToEdit(shown, shown[column - 1]?.id));
      },
      undo: actions.undoEdit,
      find: (step) => (step === 0 || !find.isOpen ? find.open() : goToMatch(step)),
      moveColumn: (column, step) => {
        const to = neighbours(preferences, column)[step === 1 ? 1 : 0];
        if (!to) return;
        columns.change(moveColumn(preferences, column, to));
        // The focus follows the column, so that the next key press moves the same one.
        const place = shown.findIndex(({ id }) => id === to);
        if (place !== -1) grid.setActive({ row: -1, column: place + 1 });
      },
      resizeColumn: resize,
      escape: () => (find.isOpen ? find.close() : selection.clear()),
    },
  });
  const { active } = grid;

  const { onClick, onDoubleClick } = useRowPointer(props, openRowMenu, (cell) => {
    grid.setActive(cell);
    focusGrid();
  });

  const isActiveDrawn = active.row < 0 || (active.row >= virtual.first && active.row < virtual.end);
  return (
    <div ref={frame} className={clsx('rental-table-frame', virtual.end < rows.count && 'has-more')}>
      {find.isOpen && (
        <FindBar
          find={find}
          onGo={goToMatch}
          onClose={() => {
            find.close();
            focusGrid();
          }}
        />
      )}
      <div className="rental-table-scroller" ref={scroller} style={columns.scrolling}>
        <table
          ref={table}
          className={`rental-table density-${preferences.density}`}
          style={
            { ...columns.variables, '--row-height': `${rowHeight}px`, minWidth: columns.minTableWidth } as CSSProperties
          }
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows can be chosen
          role="grid"
          tabIndex={0}
          aria-label={t('table.label')}
          aria-describedby={`${gridId}keys`}
          aria-rowcount={rows.count + 1}
          aria-colcount={shown.length + 2}
          aria-multiselectable
          aria-busy={isSorting}
          aria-activedescendant={isActiveDrawn ? cellId(gridId, active.row, active.column) : undefined}
          onKeyDown={grid.onKeyDown}
        >
          <caption id={`${gridId}keys`} className="visually-hidden">
            {t('table.keys')}
          </caption>
          <colgroup>
            <col style={{ width: tickWidth }} />
            {shown.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
            <col style={{ width: menuWidth }} />
          </colgroup>
          <RentalTableHead
            gridId={gridId}
            columns={columns}
            order={order}
            onSort={sort}
            onMenu={openColumnMenu}
            activeColumn={active.row < 0 ? active.column : null}
            ticked={selection.shownCount === 0 ? 'none' : selection.shownCount === rows.count ? 'all' : 'some'}
            onTickAll={tickAll}
          />
          <RentalTableBody
            gridId={gridId}
            rows={rows}
            virtual={virtual}
            columns={shown}
            active={active}
            selection={selection}
            find={find}
            largest={largest}
            chosenCode={chosenCode}
            edited={edited}
            onEdited={onEdited}
            onClick={onClick}
            onDoubleClick={onDoubleClick}
          />
        </table>
      </div>
      {menu && (
        <FloatingMenu
          {...menu}
          onClose={() => {
            closeMenu();
            focusGrid();
          }}
        />
      )}
    </div>
  );
}
