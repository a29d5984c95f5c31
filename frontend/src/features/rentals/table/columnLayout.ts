import { type ColumnPreferences, defaultWidthOf, maxWidth, minWidth, type PinnedSide } from './columnPreferences';
import { isFigure } from './editableColumns';
import type { SortColumn } from './sortRentals';
import type { TableWidth } from './useTableWidth';

/** A column's current position. Widths and offsets are in pixels. */
export interface ColumnGeometry {
  readonly id: SortColumn;
  readonly side: PinnedSide;
  /** Absent for the one flexible column. As a CSS length for names: they shrink before the table scrolls. */
  readonly width: number | string | undefined;
  /** The distance from the edge that it is pinned to; absent for a scrolling column. */
  readonly offset: number | undefined;
  /** Whether its figures are short ("1.4B"): the screen has no room for all their digits. */
  readonly isShort: boolean;
}

export interface ColumnLayout {
  readonly columns: readonly ColumnGeometry[];
  /** The minimum width of the table. */
  readonly minTableWidth: number;
  /** The total width pinned to either edge, which covers the scrolling columns. */
  readonly startWidth: number;
  readonly endWidth: number;
}

/** In pixels: the columns of the checkboxes and of the menus, at either end of each row. */
export const tickWidth = 44;
export const menuWidth = 44;

/** In pixels: names are still readable at this width. */
const minFlexibleWidths: Record<TableWidth, number> = { wide: 140, narrow: 124, extraNarrow: 116 };

/** The columns for a narrow screen, unless both are hidden, with their width there if it differs. */
const narrowColumns: readonly SortColumn[] = ['Name', 'Population'];
const responsiveWidths: Record<TableWidth, Partial<Record<SortColumn, number>>> = {
  wide: {},
  narrow: { Population: 128 },
  extraNarrow: { Population: 80 },
};

/** The shown columns in order: those pinned to the start, scrolling ones, those pinned to the end. */
export function layoutColumns(preferences: ColumnPreferences, tableWidth: TableWidth): ColumnLayout {
  const { order, hidden, pinned, widths } = preferences;
  const wanted = order.filter((id) => !hidden.includes(id));
  const fitting = tableWidth === 'wide' ? wanted : wanted.filter((id) => narrowColumns.includes(id));
  const shown = fitting.length > 0 ? fitting : wanted.slice(0, narrowColumns.length);
  const start = shown.filter((id) => pinned.start.includes(id));
  const end = shown.filter((id) => pinned.end.includes(id));
  const centre = shown.filter((id) => !start.includes(id) && !end.includes(id));

  const flexible = flexibleColumn({ start, centre, end }, preferences, tableWidth);
  const sizeOf = (id: SortColumn) => {
    const size = widths[id] ?? responsiveWidths[tableWidth][id] ?? defaultWidthOf(id);
    return Math.min(maxWidth, Math.max(minWidth, size));
  };
  const sumOf = (ids: readonly SortColumn[]) => ids.reduce((sum, id) => sum + sizeOf(id), 0);
  const minWidthOf = (id: SortColumn) =>
    id === 'Name' && widths.Name === undefined ? Math.min(sizeOf(id), minFlexibleWidths[tableWidth]) : sizeOf(id);
  const minTableWidth =
    tickWidth + menuWidth + [...start, ...centre, ...end].reduce((sum, id) => sum + minWidthOf(id), 0);
  const widthOf = (id: SortColumn) => {
    if (id === flexible) return undefined;
    const isShrinking = id === 'Name' && centre.includes(id) && widths.Name === undefined;
    if (!isShrinking) return sizeOf(id);
    // What the other columns leave, up to a width at which the code is still read together with the name.
    return `clamp(${minWidthOf(id)}px, 100cqi - ${minTableWidth - minWidthOf(id)}px, ${sizeOf(id)}px)`;
  };
  const isShort = tableWidth === 'extraNarrow';

  return {
    columns: [
      ...start.map((id, place) => ({
        id,
        side: 'start' as const,
        width: widthOf(id),
        isShort,
        offset: tickWidth + sumOf(start.slice(0, place)),
      })),
      ...centre.map((id) => ({ id, side: null, width: widthOf(id), isShort, offset: undefined })),
      ...end.map((id, place) => ({
        id,
        side: 'end' as const,
        width: widthOf(id),
        isShort,
        offset: menuWidth + sumOf(end.slice(place + 1)),
      })),
    ],
    startWidth: tickWidth + sumOf(start),
    endWidth: menuWidth + sumOf(end),
    minTableWidth,
  };
}

/**
 * The column that takes what the others leave: on a narrow screen the name's, unless it was resized; otherwise the last
 * one, unless it has figures, which would end far from the names.
 */
function flexibleColumn(
  { start, centre, end }: Record<'start' | 'centre' | 'end', readonly SortColumn[]>,
  { widths }: ColumnPreferences,
  tableWidth: TableWidth,
): SortColumn | undefined {
  const name = centre.find((id) => id === 'Name' && widths.Name === undefined);
  const last = centre.at(-1);
  if (tableWidth === 'wide' && name && last && !isFigure(last)) return last;
  return name ?? last ?? end.at(-1) ?? start.at(-1);
}
