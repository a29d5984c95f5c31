import './hundred-thousand-rows.scss';
import { useVirtualizer } from '@tanstack/react-virtual';
import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Input, Label } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { observeSizeInFrame } from '../../../components/observeSizeInFrame';
import { useFormats } from '../../../components/useFormats';
import { usePageTheme } from '../../../components/usePageTheme';
import { type Cell, moveInGrid } from '../../../lib/gridKeys';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { stayAt } from '../stays';
import { useStayOrder } from './useStayOrder';

export const about = {
  place: 1,
  title: { en: 'Virtual rows: a hundred thousand', nl: 'Virtuele rijen: honderdduizend' },
  when: {
    en: 'When all rows belong in one list that can be ordered and searched, and nobody should have to turn pages.',
    nl: 'Als alle rijen in één lijst horen die geordend en doorzocht wordt, en niemand hoeft te bladeren.',
  },
  controls: {
    count: { kind: 'choice', options: ['1000', '10000', '100000'], value: '100000' },
  },
} as const satisfies DemoAbout;

const columns = ['number', 'guest', 'rental', 'city', 'arrives', 'nights', 'rent'] as const;
const rowHeight = 36;

export default function HundredThousandRows({ count }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number, date } = useFormats();
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState({ by: columns[0] as (typeof columns)[number], descending: false });
  const [chosen, setActive] = useState<Cell>({ row: 0, column: 0 });
  const { order, isBusy } = useStayOrder({ count: Number(count), search, ...sort });
  const rowCount = order?.length ?? 0;
  const active = { ...chosen, row: Math.min(chosen.row, Math.max(rowCount - 1, 0)) };
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    observeElementRect: observeSizeInFrame,
    // The sticky header is as high as a row.
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? rowHeight) - rowHeight;
  const below = virtualizer.getTotalSize() - above - rows.length * rowHeight;

  const cellId = ({ row, column }: Cell) => `${id}${row} ${column}`.replace(' ', '-');
  const activeId = cellId(active);
  const isDrawn = active.row === -1 || rows.some(({ index }) => index === active.row);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);

  const sortBy = (column: (typeof columns)[number]) => {
    setSort({ by: column, descending: sort.by === column && !sort.descending });
    setActive({ row: Math.min(active.row, 0), column: columns.indexOf(column) });
    table.current?.focus({ preventScroll: true });
    virtualizer.scrollToOffset(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const column = columns[active.column];
    if (event.key === 'Enter' && active.row === -1 && column) {
      event.preventDefault();
      return sortBy(column);
    }
    const to = moveInGrid(event, active, { rows: rowCount, columns: columns.length, pageRows: 10, rightToLeft });
    if (!to) return;
    event.preventDefault();
    setActive(to);
    if (to.row >= 0) virtualizer.scrollToIndex(to.row);
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest('td');
    const row = Number(cell?.closest('tr')?.dataset.index);
    if (cell) setActive({ row, column: cell.cellIndex });
  };

  return (
    <>
      <Label for={`${id}search`}>{text.search}</Label>
      <Input
        id={`${id}search`}
        type="search"
        className="mb-3"
        // As long as what is searched for.
        style={{ maxWidth: '24rem' }}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive({ row: 0, column: 0 });
          virtualizer.scrollToOffset(0);
        }}
      />
      <div ref={scroller} className="data-table-scroller">
        <table
          ref={table}
          className="table table-hover data-table"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: role grid adds keyboard navigation to a table
          role="grid"
          tabIndex={0}
          aria-label={text.name}
          aria-rowcount={rowCount + 1}
          aria-busy={isBusy}
          aria-activedescendant={isDrawn ? activeId : undefined}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((column, index) => {
                const isSorted = column === sort.by;
                return (
                  <th
                    key={column}
                    id={cellId({ row: -1, column: index })}
                    scope="col"
                    aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
                    className={active.row === -1 && active.column === index ? 'is-active' : ''}
                    data-column={column}
                  >
                    <button
                      type="button"
                      tabIndex={-1}
                      // The focus stays on the grid, which has the keys.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => sortBy(column)}
                    >
                      {text[column]}
                      {isSorted && <Icon icon={sort.descending ? arrowDown : arrowUp} />}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <Spacer height={above} />
          <tbody>
            {rows.map(({ index: row }) => {
              const stay = stayAt(order?.[row] ?? 0);
              const cells = {
                ...stay,
                number: number(stay.number),
                arrives: date(stay.arrives),
                rent: number(stay.rent),
              };
              return (
                <tr key={row} data-index={row} aria-rowindex={row + 2}>
                  {columns.map((column, index) => (
                    <td
                      key={column}
                      id={cellId({ row, column: index })}
                      className={active.row === row && active.column === index ? 'is-active' : ''}
                      data-column={column}
                    >
                      <bdi>{cells[column]}</bdi>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <Spacer height={below} />
        </table>
      </div>
      <p role="status" className="mt-2">
        {isBusy ? text.busy : text.found(number(rowCount), number(Number(count)))}
      </p>
    </>
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

const texts = {
  en: {
    name: 'Stays',
    search: 'Search guest, rental or city',
    busy: 'Searching and ordering…',
    found: (found: string, all: string) => `${found} of ${all} stays`,
    number: 'Number',
    guest: 'Guest',
    rental: 'Rental',
    city: 'City',
    arrives: 'Arrives',
    nights: 'Nights',
    rent: 'Rent, €',
  },
  nl: {
    name: 'Verblijven',
    search: 'Zoek in gasten, verhuringen en steden',
    busy: 'Zoeken en ordenen…',
    found: (found: string, all: string) => `${found} van ${all} verblijven`,
    number: 'Nummer',
    guest: 'Gast',
    rental: 'Verhuring',
    city: 'Stad',
    arrives: 'Komt aan',
    nights: 'Nachten',
    rent: 'Huur, €',
  },
};
