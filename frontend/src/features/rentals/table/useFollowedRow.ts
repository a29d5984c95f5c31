import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RentalOrder } from './sortRentals';
import type { OrderedRows } from './useOrderedRows';

/**
 * Keeps the keyboard at its rental while the focus is in `frame` and changes move the rows: otherwise the next key would
 * act on another rental. Where the user asks for another order it stays at its row, unless they go to a rental before a
 * large list is in that order.
 * @param row the active one; -1 is the head
 */
export function useFollowedRow(
  rows: OrderedRows,
  order: RentalOrder,
  row: number,
  frame: RefObject<HTMLElement | null>,
  onMoved: (row: number) => void,
): void {
  const orderKey = JSON.stringify(order);
  /** The rental of the active row, and the order that was asked for when it became active. */
  const followed = useRef<{ id: string | undefined; orderKey: string }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the rows change
  useLayoutEffect(() => {
    const { id, orderKey: itsOrder } = followed.current ?? {};
    if (id === undefined || itsOrder !== orderKey || rows.rentalAt(row)?.id === id) return;
    if (!frame.current?.contains(document.activeElement)) return;
    const now = rowOf(rows, id);
    if (now !== undefined) onMoved(now);
  }, [rows]);

  useLayoutEffect(() => {
    const id = rows.rentalAt(row)?.id;
    if (followed.current?.id !== id) followed.current = { id, orderKey };
  });
}

/** The row of a rental; undefined if it is not shown. */
export function rowOf(rows: OrderedRows, id: string): number | undefined {
  for (let row = 0; row < rows.count; row++) if (rows.rentalAt(row)?.id === id) return row;
  return undefined;
}
