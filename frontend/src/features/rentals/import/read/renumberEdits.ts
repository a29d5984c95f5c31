import type { ColumnChoice } from './columns';
import type { RowEdits } from './rowCheck';

/**
 * The corrections of the same rows after the choice of columns changed: with or without column names, the rows behind
 * them have other numbers. A correction of what became the column names is dropped.
 * @param headerRow the number of the row that may hold the column names
 */
export function renumberEdits(edits: RowEdits, from: ColumnChoice, to: ColumnChoice, headerRow: number): RowEdits {
  if (from.hasHeader === to.hasHeader) return edits;
  const renumbered = Object.entries(edits).flatMap(([key, edit]) => {
    const row = Number(key);
    if (row < headerRow) return [[row, edit] as const];
    if (!to.hasHeader) return [[row + 1, edit] as const];
    return row === headerRow ? [] : [[row - 1, edit] as const];
  });
  return Object.fromEntries(renumbered);
}
