import Papa from 'papaparse';
import { formulaStart } from '../../../lib/csv';

/** A number or a text. */
export type Cell = string | number;

/**
 * A chart's figures as CSV, numbers in full precision. A text that a spreadsheet would run as a formula is prefixed
 * with an apostrophe.
 */
export function figuresCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: formulaStart, newline: '\r\n' },
  );
  // Excel needs the byte order mark to detect UTF-8.
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
