import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { type CSSProperties, useRef } from 'react';
import type { Rental } from '../../../../../graphql/generated/schema';
import { type SortColumn, sortColumns } from '../sortRentals';
import {
  type ColumnPreferences,
  columnStore,
  narrowest,
  type PinnedSide,
  usualWidths,
  widest,
} from './columnPreferences';
import { usePersonal } from './personalStore';

/** A column as it is shown now. */
export interface ShownColumn {
  readonly id: SortColumn;
  readonly side: PinnedSide;
  /** Absent for the one column that takes what the others leave. */
  readonly width: number | undefined;
  /** Has the column's cells stay in sight where it is pinned. */
  readonly place: CSSProperties | undefined;
}

export interface Columns {
  readonly shown: readonly ShownColumn[];
  /** Where pinned columns stand, for the table element: resizing one then draws no row anew. */
  readonly variables: CSSProperties;
  /** The least width of the table, in pixels. */
  readonly leastWidth: number;
  readonly preferences: ColumnPreferences;
  change(preferences: ColumnPreferences): void;
}

/** In pixels: the columns of the tick boxes and of the menus, at either end of each row. */
export const tickWidth = 44;
export const menuWidth = 44;

/** In pixels: names stay readable in it. */
const leastFlexible = 140;

/** The columns that a narrow screen has room for, and their width where it is another there. */
const narrowColumns: readonly SortColumn[] = ['Name', 'Population'];
const narrowWidths: Record<string, number> = { Population: 128 };

const definitions: ColumnDef<Rental>[] = sortColumns.map((id) => ({
  id,
  size: usualWidths[id],
  minSize: narrowest,
  maxSize: widest,
}));
const coreRowModel = getCoreRowModel<Rental>();
// The table model knows of columns only: rows for all of 100,000 rentals would take longer than all the rest.
const noRows: Rental[] = [];

/** The columns in the order, width and place that the person at work gave them. */
export function useColumns(isNarrow: boolean): Columns {
  const [preferences, change] = usePersonal(columnStore);
  const isHidden = (id: SortColumn) => preferences.hidden.includes(id) || (isNarrow && !narrowColumns.includes(id));
  const table = useReactTable({
    data: noRows,
    columns: definitions,
    getCoreRowModel: coreRowModel,
    state: {
      columnOrder: [...preferences.order],
      columnSizing: { ...(isNarrow && narrowWidths), ...preferences.widths } as Record<string, number>,
      columnVisibility: Object.fromEntries(sortColumns.map((id) => [id, !isHidden(id)])),
      // TanStack's left is the line's start, whatever the direction.
      columnPinning: { left: [...preferences.pinned.start], right: [...preferences.pinned.end] },
    },
  });

  const ordered = [
    ...table.getLeftVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getRightVisibleLeafColumns(),
  ];
  const flexible = flexibleColumn(
    ordered.map(({ id }) => id as SortColumn),
    preferences,
  );
  const variables: Record<string, string> = {};
  const shown = ordered.map((column): ShownColumn => {
    const id = column.id as SortColumn;
    const side = { left: 'start' as const, right: 'end' as const, none: null }[column.getIsPinned() || 'none'];
    const width = id === flexible ? undefined : column.getSize();
    if (!side) return { id, side, width, place: undefined };
    const offset = side === 'start' ? tickWidth + column.getStart('left') : menuWidth + column.getAfter('right');
    variables[`--pin-${id}`] = `${offset}px`;
    const edge = side === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
    return { id, side, width, place: { position: 'sticky', zIndex: 1, [edge]: `var(--pin-${id})` } };
  });
  // The same array for as long as it says the same: rows compare it to know whether to draw themselves anew.
  const kept = useRef({ shown, text: '' });
  const text = JSON.stringify(shown);
  if (text !== kept.current.text) kept.current = { shown, text };
  return {
    shown: kept.current.shown,
    variables,
    leastWidth: tickWidth + menuWidth + ordered.reduce((sum, column) => sum + leastOf(column.id, column.getSize()), 0),
    preferences,
    change,
  };

  /** The flexible column may be made as narrow as names stay readable. */
  function leastOf(id: string, size: number): number {
    return id === flexible ? Math.min(size, leastFlexible) : size;
  }
}

/** The name's column unless it was given a width; else the last one that nothing holds in place. */
function flexibleColumn(ids: readonly SortColumn[], { widths, pinned }: ColumnPreferences): SortColumn | undefined {
  const isFree = (id: SortColumn) => !pinned.start.includes(id) && !pinned.end.includes(id);
  const free = ids.filter(isFree);
  return free.find((id) => id === 'Name' && widths.Name === undefined) ?? free.at(-1) ?? ids.at(-1);
}
