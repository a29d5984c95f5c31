import down from 'bootstrap-icons/icons/arrow-down-short.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up-short.svg?glyph';
import dots from 'bootstrap-icons/icons/three-dots-vertical.svg?glyph';
import { clsx } from 'clsx';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { usePageTheme } from '../../../components/usePageTheme';
import { dropColumn, resizeColumn } from './columnPreferences';
import { dragWidth } from './dragWidth';
import { isFigure } from './editableColumns';
import { cellId } from './gridCells';
import { type RentalOrder, type SortColumn, startsDescending } from './sortRentals';
import type { Columns, ShownColumn } from './useColumns';

export interface RentalTableHeadProps {
  readonly gridId: string;
  readonly columns: Columns;
  readonly order: RentalOrder;
  /** @param isAdded adds the column as a further sort rule, instead of sorting by it alone */
  readonly onSort: (column: SortColumn, isAdded: boolean) => void;
  readonly onMenu: (column: SortColumn, anchor: Element) => void;
  /** The active cell of the keyboard, if it is in the head. */
  readonly activeColumn: number | null;
  readonly ticked: 'all' | 'some' | 'none';
  readonly onTickAll: () => void;
}

/** The column headers: each sorts the rows, and can be moved and resized by dragging. */
export function RentalTableHead(props: RentalTableHeadProps) {
  const { gridId, columns, activeColumn, ticked, onTickAll } = props;
  const { t } = useTranslation('rentals');
  const [dragged, setDragged] = useState<SortColumn | null>(null);
  const classAt = (column: number) => (activeColumn === column ? 'is-active' : '');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" id={cellId(gridId, -1, 0)} className={clsx('tick-cell', classAt(0))} aria-colindex={1}>
          <label className="tick-label">
            <input
              type="checkbox"
              className="form-check-input"
              tabIndex={-1}
              aria-label={t('table.selectAll')}
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={onTickAll}
            />
          </label>
        </th>
        {columns.shown.map((column, index) => (
          <HeadCell
            key={column.id}
            {...props}
            column={column}
            index={index}
            dragged={dragged}
            onDragged={setDragged}
            className={classAt(index + 1)}
          />
        ))}
        <th
          scope="col"
          id={cellId(gridId, -1, columns.shown.length + 1)}
          className={clsx('menu-cell', classAt(columns.shown.length + 1))}
          aria-colindex={columns.shown.length + 2}
        >
          <span className="visually-hidden">{t('table.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

interface HeadCellProps extends RentalTableHeadProps {
  readonly column: ShownColumn;
  /** The index among the shown columns. */
  readonly index: number;
  readonly dragged: SortColumn | null;
  readonly onDragged: (column: SortColumn | null) => void;
  readonly className: string;
}

function HeadCell({
  gridId,
  columns,
  column,
  index,
  order,
  onSort,
  onMenu,
  dragged,
  onDragged,
  ...rest
}: HeadCellProps) {
  const { t } = useTranslation('rentals');
  const { id, side, place } = column;
  const [isOver, setIsOver] = useState(false);
  const { rightToLeft } = usePageTheme();
  const rank = order.findIndex((rule) => rule.column === id);
  const rule = order[rank];
  const name = t(`field.${id}`);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu(id, event.currentTarget);
  };
  const classes = [
    rest.className,
    isFigure(id) && 'figure-column',
    side && `pinned-${side}`,
    isOver && dragged !== null && dragged !== id && 'is-drop-target',
  ];
  return (
    <th
      scope="col"
      id={cellId(gridId, -1, index + 1)}
      className={classes.filter(Boolean).join(' ')}
      style={place && { ...place, zIndex: 3 }}
      aria-colindex={index + 2}
      aria-sort={rule && rank === 0 ? (rule.descending ? 'descending' : 'ascending') : undefined}
      onContextMenu={openMenu}
      onDragOver={(event) => {
        if (dragged === null) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (dragged !== null) columns.change(dropColumn(columns.preferences, dragged, id));
        onDragged(null);
      }}
    >
      <div className="head-cell">
        <button
          type="button"
          className="sort-button"
          tabIndex={-1}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDragged(id);
          }}
          onDragEnd={() => onDragged(null)}
          onClick={(event) => onSort(id, event.shiftKey)}
        >
          <span className="text-truncate">{name}</span>
          <Icon
            icon={(rule ? rule.descending : startsDescending(id)) ? down : up}
            className={rule ? '' : 'sort-idle'}
          />
          {rule && order.length > 1 && <span className="sort-rank">{rank + 1}</span>}
        </button>
        <button
          type="button"
          className="column-menu-button"
          tabIndex={-1}
          aria-label={t('table.columnMenu', { name })}
          aria-haspopup="menu"
          onClick={openMenu}
        >
          <Icon icon={dots} />
        </button>
      </div>
      <span
        className="resize-handle"
        aria-hidden="true"
        onPointerDown={(event) =>
          dragWidth(event, rightToLeft, (width) => columns.change(resizeColumn(columns.preferences, id, width)))
        }
      />
    </th>
  );
}
