import { clsx } from 'clsx';
import { type CSSProperties, type MouseEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { useRowHeight } from '../../../components/useRowHeight';
import { fold } from '../../../lib/search';
import { type EditableColumn, type EditedCell, isEditable } from './editableColumns';
import { RentalTableHead } from './RentalTableHead';
import { RentalTableRow } from './RentalTableRow';
import '../fields/field.scss';
import { menuWidth, tickWidth } from './columnLayout';
import { columnMenu, neighbours } from './columnMenu';
import { moveColumn, resizeColumn, rowHeights } from './columnPreferences';
import { FindBar } from './FindBar';
import { FloatingMenu, type MenuItem } from './FloatingMenu';
import { cellId, placeOf } from './gridCells';
import { orderedBy, withRule } from './orderRules';
import { type RowActions, rowMenu } from './rowActions';
import { useRowStatuses } from './rowStatuses';
import type { RentalOrder, SortColumn } from './sortRentals';
import './table.scss';
import type { Columns } from './useColumns';
import type { Find } from './useFind';
import { useGrid } from './useGrid';
import type { Ordering } from './useOrderedRows';
import type { RowSelection } from './useSelection';
import { useVirtualRows } from './useVirtualRows';

export interface RentalTableProps extends Ordering {
  readonly order: RentalOrder;
  readonly onOrder: (order: RentalOrder) => void;
  readonly columns: Columns;
  readonly selection: RowSelection;
  readonly find: Find;
  /** The largest population, which the bars beside the figures compare with. */
  readonly largest: number;
  /** The country whose rows are highlighted. */
  readonly chosenCode: string | null;
  readonly actions: RowActions;
}

/** In pixels: the change of a column's width per key press. */
const widthStep = 24;

interface OpenMenu {
  anchor: Element;
  label: string;
  items: MenuItem[];
}

/** A table of any number of rentals: only visible rows are rendered. An ARIA grid with one tab stop. */
export function RentalTable(props: RentalTableProps) {
  const { rows, isSorting, order, onOrder, columns, selection, find, largest, chosenCode, actions } = props;
  const { t } = useTranslation('rentals');
  const formats = useFormats();
  const gridId = useId();
  const { rightToLeft } = usePageTheme();
  const markOf = useRowStatuses();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { preferences, shown } = columns;
  const { comfortable, compact } = rowHeights[preferences.density];
  const rowHeight = useRowHeight(comfortable, compact);
  // As in the style sheet.
  const headHeight = useRowHeight(36, 36) + 1;
  const virtual = useVirtualRows(scroller, rows.count, rowHeight, headHeight);
  const focusGrid = () => table.current?.focus({ preventScroll: true });

  const edit = (rental: Rental | undefined, column: EditableColumn) => {
    if (!rental) return;
    if (!actions.canEdit) return actions.explain();
    // A cell whose value cannot be saved is still open.
    if (edited) table.current?.querySelector<HTMLElement>('.cell-editor input')?.focus();
    else setEdited({ seen: rental, column });
  };
  const openRowMenu = (row: number, anchor: Element | null) => {
    const rental = rows.rentalAt(row);
    if (!rental || !anchor) return;
    const isChosen = rental.Code === chosenCode;
    const items = rowMenu({ rental, isChosen, actions, onEdit: () => edit(rental, 'Name'), t });
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
  const goToMatch = (step: 1 | -1) => {
    const row = find.go(grid.active.row, step);
    if (row !== undefined) grid.goToFound(row);
  };
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
      sort: (column, isAdded) => onOrder(isAdded ? withRule(order, column) : orderedBy(order, column)),
      menu: ({ row, column }) => {
        const anchor = document.getElementById(cellId(gridId, row, column));
        const id = shown[column - 1]?.id;
        if (row >= 0) openRowMenu(row, anchor);
        else if (id) openColumnMenu(id, anchor);
      },
      edit: ({ row, column }) => {
        const id = shown[column - 1]?.id;
        edit(rows.rentalAt(row), id && isEditable(id) ? id : 'Name');
      },
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

  const latestEdit = useRef(actions.edit);
  latestEdit.current = actions.edit;
  const onEdited = useCallback(({ seen, column }: EditedCell, value: string | number | null) => {
    setEdited(null);
    table.current?.focus({ preventScroll: true });
    if (value !== null) latestEdit.current(seen, column, value);
  }, []);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = placeOf(target);
    if (!place || target.closest('.cell-editor')) return;
    grid.setActive(place);
    focusGrid();
    if (place.column === 0 || event.ctrlKey || event.metaKey || event.shiftKey) {
      selection.toggle(place.row, event.shiftKey);
    } else if (place.column > shown.length) {
      openRowMenu(place.row, target.closest('td'));
    } else if (event.detail < 2) {
      const rental = rows.rentalAt(place.row);
      if (rental) actions.choose(rental.Code);
    }
  };
  const onDoubleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = target.closest('.cell-editor') ? null : placeOf(target);
    const rental = place && place.column > 0 && place.column <= shown.length ? rows.rentalAt(place.row) : undefined;
    if (rental) actions.open(rental);
  };

  const found = find.isOpen ? fold(find.text.trim()) : '';
  const isActiveDrawn = active.row < 0 || (active.row >= virtual.first && active.row < virtual.end);
  const drawn = Array.from({ length: virtual.end - virtual.first }, (_, offset) => virtual.first + offset);
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
            onSort={(column, isAdded) => onOrder(isAdded ? withRule(order, column) : orderedBy(order, column))}
            onMenu={openColumnMenu}
            activeColumn={active.row < 0 ? active.column : null}
            ticked={selection.shownCount === 0 ? 'none' : selection.shownCount === rows.count ? 'all' : 'some'}
            onTickAll={tickAll}
          />
          {virtual.above > 0 && <Spacer height={virtual.above} />}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles the keys */}
          <tbody onClick={onClick} onDoubleClick={onDoubleClick}>
            {drawn.map((row) => {
              const rental = rows.rentalAt(row);
              const isEdited = rental !== undefined && rental.id === edited?.seen.id;
              return (
                rental && (
                  <RentalTableRow
                    // Rows that go out of sight come back as those that come into it: changing texts is quicker than
                    // making elements. The element of an edited row stays the same wherever the row moves.
                    key={isEdited ? 'edited' : row % drawn.length}
                    gridId={gridId}
                    rental={rental}
                    index={row}
                    columns={shown}
                    activeColumn={row === active.row ? active.column : null}
                    isTicked={selection.ids.has(rental.id)}
                    isChosen={rental.Code === chosenCode}
                    largest={largest}
                    mark={markOf(rental.id)}
                    found={found}
                    edited={isEdited ? edited : null}
                    onEdited={onEdited}
                    formats={formats}
                    t={t}
                  />
                )
              );
            })}
          </tbody>
          {virtual.below > 0 && <Spacer height={virtual.below} />}
        </table>
      </div>
      {menu && (
        <FloatingMenu
          {...menu}
          onClose={() => {
            setMenu(null);
            focusGrid();
          }}
        />
      )}
    </div>
  );
}

/** Takes the space of the rows outside the view. */
function Spacer({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}
