import { createAccountSetting } from '../../../lib/accountSetting';
import { isRecord } from '../../../lib/isRecord';
import { furtherColumns, type SortColumn, sortColumns } from './sortRentals';

export const densities = ['compact', 'normal', 'relaxed'] as const;
export type Density = (typeof densities)[number];

/** The height of a row, in pixels. A normal one follows the density of the page. */
export const rowHeights: Record<Density, { readonly comfortable: number; readonly compact: number }> = {
  compact: { comfortable: 28, compact: 28 },
  normal: { comfortable: 36, compact: 28 },
  relaxed: { comfortable: 44, compact: 44 },
};

/** The height of the head without the line below it, in pixels, as in the style sheet. */
export const headHeights = { comfortable: 36, compact: 36 };

/** The user's arrangement of the table's columns. */
export interface ColumnPreferences {
  /** The version of the format. */
  readonly version: number;
  readonly order: readonly SortColumn[];
  /** In pixels; only for resized columns. */
  readonly widths: Partial<Readonly<Record<SortColumn, number>>>;
  readonly hidden: readonly SortColumn[];
  /** Columns pinned to either end of the row, in the sequence of `order`. */
  readonly pinned: { readonly start: readonly SortColumn[]; readonly end: readonly SortColumn[] };
  readonly density: Density;
}

const formatVersion = 1;

export const defaultColumns: ColumnPreferences = {
  version: formatVersion,
  order: sortColumns,
  widths: {},
  hidden: furtherColumns,
  pinned: { start: [], end: [] },
  density: 'normal',
};

const defaultWidths: Partial<Record<SortColumn, number>> = { Name: 320, Code: 112, Population: 216, _version: 104 };

/** In pixels. */
export const defaultWidthOf = (column: SortColumn) => defaultWidths[column] ?? 160;
export const minWidth = 64;
export const maxWidth = 960;

export const columnStore = createAccountSetting<ColumnPreferences>('rentals.columns', restoreColumns);

/** Reads preferences from any value. Unknown columns are ignored, missing ones are added last. */
export function restoreColumns(stored: unknown): ColumnPreferences {
  if (!isRecord(stored) || stored.version !== formatVersion) return defaultColumns;
  const known = columnsIn(stored.order);
  const order = [...known, ...sortColumns.filter((column) => !known.includes(column))];
  // Always in the same sequence, so that arrangements that look the same are equal.
  const inOrder = (columns: readonly SortColumn[]) => order.filter((column) => columns.includes(column));
  // A further field that came since is hidden, as it is for those who arranged nothing.
  const since = furtherColumns.filter((column) => !known.includes(column));
  const hidden = inOrder([...columnsIn(stored.hidden), ...since]);
  const pinned = isRecord(stored.pinned) ? stored.pinned : {};
  const start = inOrder(columnsIn(pinned.start));
  const end = inOrder(columnsIn(pinned.end));
  return {
    version: formatVersion,
    order,
    widths: widthsIn(stored.widths),
    // A table without columns would offer no way to show them again.
    hidden: hidden.length === sortColumns.length ? [] : hidden,
    pinned: { start, end: end.filter((column) => !start.includes(column)) },
    density: densities.find((density) => density === stored.density) ?? defaultColumns.density,
  };
}

export function moveColumn(columns: ColumnPreferences, column: SortColumn, to: SortColumn): ColumnPreferences {
  const goal = columns.order.indexOf(to);
  const others = columns.order.filter((one) => one !== column);
  return { ...columns, order: others.toSpliced(goal, 0, column) };
}

export function hideColumn(columns: ColumnPreferences, column: SortColumn, isHidden: boolean): ColumnPreferences {
  const others = columns.hidden.filter((one) => one !== column);
  const hidden = isHidden ? [...others, column] : others;
  return hidden.length === sortColumns.length ? columns : { ...columns, hidden };
}

export type PinnedSide = 'start' | 'end' | null;

export function sideOf({ pinned }: ColumnPreferences, column: SortColumn): PinnedSide {
  if (pinned.start.includes(column)) return 'start';
  return pinned.end.includes(column) ? 'end' : null;
}

export function pinColumn(columns: ColumnPreferences, column: SortColumn, side: PinnedSide): ColumnPreferences {
  const without = (list: readonly SortColumn[]) => list.filter((one) => one !== column);
  const { start, end } = columns.pinned;
  return {
    ...columns,
    pinned: {
      start: side === 'start' ? [...without(start), column] : without(start),
      end: side === 'end' ? [...without(end), column] : without(end),
    },
  };
}

/** Moves a column to the position of another one, and pins it if that one is pinned. */
export function dropColumn(columns: ColumnPreferences, column: SortColumn, to: SortColumn): ColumnPreferences {
  return pinColumn(moveColumn(columns, column, to), column, sideOf(columns, to));
}

export function resizeColumn(columns: ColumnPreferences, column: SortColumn, width: number): ColumnPreferences {
  const fitting = Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
  return { ...columns, widths: { ...columns.widths, [column]: fitting } };
}

function columnsIn(list: unknown): SortColumn[] {
  if (!Array.isArray(list)) return [];
  return sortColumns
    .filter((column) => list.includes(column))
    .sort((one, other) => list.indexOf(one) - list.indexOf(other));
}

function widthsIn(widths: unknown): ColumnPreferences['widths'] {
  if (!isRecord(widths)) return {};
  const valid = sortColumns.flatMap((column) => {
    const width = widths[column];
    return typeof width === 'number' && width >= minWidth && width <= maxWidth ? [[column, width] as const] : [];
  });
  return Object.fromEntries(valid);
}
