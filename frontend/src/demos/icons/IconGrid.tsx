import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Highlight } from '../../components/Highlight';
import { usePageTheme } from '../../components/usePageTheme';
import { type Cell, moveInGrid } from '../../lib/gridKeys';
import { drawn, type IconSet, type NamedIcon } from './iconSet';

export interface IconGridProps {
  readonly set: IconSet;
  readonly icons: readonly NamedIcon[];
  /** Highlighted in the names. */
  readonly search: string;
  /** Icon size in pixels. */
  readonly size: number;
  readonly label: string;
  /** Description of the keyboard navigation. */
  readonly keys: string;
  readonly onChoose: (icon: NamedIcon) => void;
}

/** Space around an icon, including its name, in pixels. */
const roomBeneath = 56;
const roomAside = 72;

/** A virtualised grid of icons, with one tab stop. */
export function IconGrid({ set, icons, search, size, label, keys, onChoose }: IconGridProps) {
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const { columns, top } = usePlace(table, size + roomAside);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const rowHeight = size + roomBeneath;
  const rowCount = Math.ceil(icons.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const above = Math.max(0, (rows[0]?.start ?? top) - top);
  const below = Math.max(0, rowCount * rowHeight - above - rows.length * rowHeight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when the row height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // With fewer columns the active cell may be after the last icon.
  const place = Math.min(active.row * columns + active.column, icons.length - 1);
  const current = { row: Math.floor(place / columns), column: place % columns };
  const cellId = ({ row, column }: Cell) => `${id}-${row * columns + column}`;
  const activeId = cellId(current);
  useEffect(() => {
    if (table.current === document.activeElement)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ row, column }: Cell) => {
    const icon = icons[row * columns + column];
    if (icon) onChoose(icon);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pageRows = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 2);
    const to = moveInGrid(event, current, { rows: rowCount, columns, pageRows, rightToLeft });
    if (to && to.row >= 0) {
      setActive(to);
      virtualizer.scrollToIndex(to.row, { align: 'auto' });
    } else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest<HTMLTableCellElement>('td');
    if (!cell) return;
    const clicked = { row: Number(cell.dataset.row), column: cell.cellIndex };
    setActive(clicked);
    choose(clicked);
  };

  return (
    <table
      ref={table}
      className="icon-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: role grid adds keyboard navigation to a table
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={`${id}keys`}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      // Scrolled away, its row is not there.
      aria-activedescendant={rows.some(({ index }) => index === current.row) ? activeId : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <caption id={`${id}keys`} className="visually-hidden">
        {keys}
      </caption>
      <colgroup span={columns} />
      <Spacer height={above} />
      <tbody>
        {rows.map(({ index: row }) => (
          <tr key={row} aria-rowindex={row + 1} style={{ height: rowHeight }}>
            {icons.slice(row * columns, (row + 1) * columns).map((icon, column) => {
              const [name] = icon;
              const isActive = row === current.row && column === current.column;
              return (
                <td
                  key={name}
                  id={cellId({ row, column })}
                  data-row={row}
                  className={isActive ? 'is-active' : ''}
                  title={name}
                >
                  {drawn(set, icon, size)}
                  <span>
                    <Highlight text={name} search={search} />
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <Spacer height={below} />
    </table>
  );
}

/** A spacer for the rows that are not rendered. */
function Spacer({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

/** The number of columns that fit, and the grid's offset on the page. */
function usePlace(table: React.RefObject<HTMLElement | null>, columnWidth: number) {
  const [width, setWidth] = useState(0);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
      setTop(element.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [table]);
  return { columns: Math.max(3, Math.floor(width / columnWidth)), top };
}
