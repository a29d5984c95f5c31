import { getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useFormats } from '../../components/useFormats';
import { moveThroughRows } from './moveThroughRows';
import { RentalTableHead } from './RentalTableHead';
import { RentalTableRow } from './RentalTableRow';
import { rentalColumns } from './rentalColumns';
import { type RentalOrder, sortRentals } from './sortRentals';
import './rentals.scss';

/** In pixels; the style sheet has the same. */
const rowHeight = 36;

export interface RentalTableProps {
  readonly rentals: Rental[];
  readonly order: RentalOrder;
  readonly onOrder: (order: RentalOrder) => void;
  /** The country whose rows are marked. */
  readonly chosenCode: string | null;
  readonly onChoose: (code: string | null) => void;
}

/** Rentals in rows, however many: only those in sight are drawn. One tab stop; arrow keys move from row to row. */
export function RentalTable({ rentals, order, onOrder, chosenCode, onChoose }: RentalTableProps) {
  const { t, i18n } = useTranslation('rentals');
  const formats = useFormats();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const deferredOrder = useDeferredValue(order);
  const sorted = useMemo(
    () => sortRentals(rentals, deferredOrder, i18n.language),
    [rentals, deferredOrder, i18n.language],
  );
  const activeIndex = Math.min(active, sorted.length - 1);
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
  });
  const drawn = virtual.getVirtualItems();
  const first = drawn[0]?.index ?? 0;
  const above = drawn[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  // The table is given the rows in sight only: making its rows for all of 100,000 rentals takes longer than sorting.
  const data = useMemo(() => sorted.slice(first, first + drawn.length), [sorted, first, drawn.length]);
  const table = useReactTable({
    data,
    columns: rentalColumns,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    autoResetAll: false,
    manualSorting: true,
    state: { sorting: [{ id: order.column, desc: order.descending }] },
  });
  const activeRental = sorted[activeIndex];
  const isActiveDrawn = activeIndex >= first && activeIndex < first + drawn.length;

  const choose = (index: number) => {
    const code = sorted[index]?.Code;
    if (code === undefined) return;
    setActive(index);
    onChoose(code === chosenCode ? null : code);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(activeIndex);
      return;
    }
    const pageRows = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1;
    const next = moveThroughRows(event.key, activeIndex, sorted.length, pageRows);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    virtual.scrollToIndex(next);
  };

  return (
    <div className="rental-table-scroller" ref={scroller}>
      <table
        className="rental-table"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose rows can be chosen
        role="grid"
        tabIndex={0}
        aria-label={t('table.label')}
        aria-describedby={`${id}keys`}
        aria-rowcount={sorted.length + 1}
        aria-activedescendant={activeRental && isActiveDrawn ? id + activeRental.id : undefined}
        onKeyDown={onKeyDown}
      >
        <caption id={`${id}keys`} className="visually-hidden">
          {t('table.keys')}
        </caption>
        <RentalTableHead table={table} order={order} onOrder={onOrder} />
        {above > 0 && <Spacer height={above} />}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it hears the keys */}
        <tbody onClick={(event) => choose(indexOfRow(event.target as Element))}>
          {table.getRowModel().rows.map(({ id: rentalId, original, index }) => (
            <RentalTableRow
              key={rentalId}
              id={id + rentalId}
              rental={original}
              index={first + index}
              isActive={first + index === activeIndex}
              isChosen={original.Code === chosenCode}
              formats={formats}
            />
          ))}
        </tbody>
        {below > 0 && <Spacer height={below} />}
      </table>
    </div>
  );
}

const rowId = ({ id }: Rental) => id;

/** The index of the row that an element is in; NaN outside the rows. */
function indexOfRow(element: Element): number {
  return Number(element.closest('tr')?.dataset.index);
}

/** Stands in for the rows out of sight. */
function Spacer({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}
