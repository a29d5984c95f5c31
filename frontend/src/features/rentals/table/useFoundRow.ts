import { useEffect, useRef } from 'react';
import type { Grid } from './useGrid';
import type { OrderedRows } from './useOrderedRows';

/**
 * Keeps the keyboard at the found rental when the rows are reordered: otherwise it would be elsewhere a moment later.
 * @returns a function that goes to a found row
 */
export function useFoundRow(rows: OrderedRows, grid: Grid): (row: number) => void {
  const found = useRef<{ id: string; row: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the rows change
  useEffect(() => {
    // If the user has moved on, the active cell stays.
    if (!found.current || grid.active.row !== found.current.row) return;
    const { id } = found.current;
    const row = rowOf(rows, id);
    if (row === undefined || row === found.current.row) return;
    found.current = { id, row };
    grid.goToRow(row);
  }, [rows]);

  return (row) => {
    const id = rows.rentalAt(row)?.id;
    found.current = id === undefined ? undefined : { id, row };
    grid.goToRow(row);
  };
}

/** The row of a rental; undefined if it is not shown. */
export function rowOf(rows: OrderedRows, id: string): number | undefined {
  for (let row = 0; row < rows.count; row++) if (rows.rentalAt(row)?.id === id) return row;
  return undefined;
}
