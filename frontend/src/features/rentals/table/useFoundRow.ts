import { useEffect, useRef } from 'react';
import type { Grid } from './useGrid';
import type { OrderedRows } from './useOrderedRows';

/**
 * Keeps the keyboard at the rental that was found when the rows come in another order: what was looked for would
 * otherwise be somewhere else a moment later.
 * @returns goes to a row that was found
 */
export function useFoundRow(rows: OrderedRows, grid: Grid): (row: number) => void {
  const found = useRef<{ id: string; row: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows are a reason to look again
  useEffect(() => {
    // Whoever has gone on from there stays where they are.
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

/** Where a rental is among the rows; undefined when it is not shown. */
export function rowOf(rows: OrderedRows, id: string): number | undefined {
  for (let row = 0; row < rows.count; row++) if (rows.rentalAt(row)?.id === id) return row;
  return undefined;
}
