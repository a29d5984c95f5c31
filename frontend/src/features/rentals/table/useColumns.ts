import { type CSSProperties, useRef } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { useAccountSetting } from '../../../lib/accountSetting';
import { selectSession } from '../../session/sessionSlice';
import { type ColumnGeometry, layoutColumns } from './columnLayout';
import { type ColumnPreferences, columnStore, type PinnedSide } from './columnPreferences';
import type { SortColumn } from './sortRentals';

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
  /** Has the scroller bring cells in sight beside the pinned columns, not under them. */
  readonly scrolling: CSSProperties;
  /** The least width of the table, in pixels. */
  readonly minTableWidth: number;
  readonly preferences: ColumnPreferences;
  change(preferences: ColumnPreferences): void;
}

/** The columns in the order, width and place that the person at work gave them. */
export function useColumns(isNarrow: boolean): Columns {
  const [preferences, change] = useAccountSetting(columnStore, useAppSelector(selectSession).sub);
  const { columns, minTableWidth, startWidth, endWidth } = layoutColumns(preferences, isNarrow);
  const shown = columns.map(({ id, side, width }): ShownColumn => ({ id, side, width, place: placeOf(id, side) }));
  // The same array for as long as it says the same: rows compare it to know whether to draw themselves anew.
  const kept = useRef({ shown, text: '' });
  const text = JSON.stringify(shown);
  if (text !== kept.current.text) kept.current = { shown, text };
  const scrolling = { scrollPaddingInline: `${startWidth}px ${endWidth}px` };
  return { shown: kept.current.shown, variables: offsetsOf(columns), scrolling, minTableWidth, preferences, change };
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
