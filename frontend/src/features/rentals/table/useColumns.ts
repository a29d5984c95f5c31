import { type CSSProperties, useRef } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { useAccountSetting } from '../../../lib/accountSetting';
import { selectAccountId } from '../../session/public/session';
import { type ColumnGeometry, layoutColumns } from './columnLayout';
import { type ColumnPreferences, columnStore, type PinnedSide } from './columnPreferences';
import type { SortColumn } from './sortRentals';
import type { TableWidth } from './useTableWidth';

/** A column as currently shown. */
export interface ShownColumn {
  readonly id: SortColumn;
  readonly side: PinnedSide;
  /** Absent for the one flexible column. */
  readonly width: number | string | undefined;
  /** Whether its figures are short. */
  readonly isShort: boolean;
  /** The style that pins the column's cells. */
  readonly place: CSSProperties | undefined;
}

export interface Columns {
  readonly shown: readonly ShownColumn[];
  /** The positions of pinned columns as CSS variables of the table, so that resizing one rerenders no row. */
  readonly variables: CSSProperties;
  /** Makes the scroll container show cells beside the pinned columns, not under them. */
  readonly scrolling: CSSProperties;
  /** The minimum width of the table, in pixels. */
  readonly minTableWidth: number;
  readonly preferences: ColumnPreferences;
  change(preferences: ColumnPreferences): void;
}

/** The columns in the user's order, width and position. */
export function useColumns(tableWidth: TableWidth): Columns {
  const [preferences, change] = useAccountSetting(columnStore, useAppSelector(selectAccountId));
  const { columns, minTableWidth, startWidth, endWidth } = layoutColumns(preferences, tableWidth);
  const shown = columns.map(
    ({ id, side, width, isShort }): ShownColumn => ({
      id,
      side,
      width,
      isShort,
      place: placeOf(id, side),
    }),
  );
  // The same array while its content is equal: rows compare it to decide whether to rerender.
  const stable = useRef({ shown, text: '' });
  const text = JSON.stringify(shown);
  if (text !== stable.current.text) stable.current = { shown, text };
  const scrolling = { scrollPaddingInline: `${startWidth}px ${endWidth}px` };
  return { shown: stable.current.shown, variables: offsetsOf(columns), scrolling, minTableWidth, preferences, change };
}

function placeOf(id: SortColumn, side: PinnedSide): CSSProperties | undefined {
  if (!side) return undefined;
  const edge = side === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
  return { position: 'sticky', zIndex: 1, [edge]: `var(--pin-${id})` };
}

function offsetsOf(columns: readonly ColumnGeometry[]): CSSProperties {
  const pinned = columns.filter(({ offset }) => offset !== undefined);
  return Object.fromEntries(pinned.map(({ id, offset }) => [`--pin-${id}`, `${offset}px`]));
}
