import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RentalOrder } from './sortRentals';
import type { OrderedRows } from './useOrderedRows';

export interface FollowedRow {
  /** The active one; -1 is the head. */
  readonly row: number;
  readonly rows: OrderedRows;
  readonly order: RentalOrder;
  /** Whether a search led to the row: it is followed into another order too. */
  readonly isFound: boolean;
  /** What has the focus while the row is followed. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onMoved: (row: number) => void;
}

/**
 * Keeps the keyboard at its rental while changes move the rows: otherwise the next key would act on another rental. Where
 * the user asks for another order, it stays at its row.
 */
export function useFollowedRow({ row, rows, order, isFound, frame, onMoved }: FollowedRow): void {
  const followed = useRef<string>(undefined);
  const orderKey = JSON.stringify(order);
  const orderOfRows = useRef(orderKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the rows change
  useLayoutEffect(() => {
    const isReordered = orderOfRows.current !== orderKey;
    orderOfRows.current = orderKey;
    const id = followed.current;
    if (id === undefined || (isReordered && !isFound) || rows.rentalAt(row)?.id === id) return;
    if (!frame.current?.contains(document.activeElement)) return;
    const now = rowOf(rows, id);
    if (now !== undefined) onMoved(now);
  }, [rows]);

  useLayoutEffect(() => {
    followed.current = rows.rentalAt(row)?.id;
  });
}

/** The row of a rental; undefined if it is not shown. */
export function rowOf(rows: OrderedRows, id: string): number | undefined {
  for (let row = 0; row < rows.count; row++) if (rows.rentalAt(row)?.id === id) return row;
  return undefined;
}
