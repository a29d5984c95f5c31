import Papa from 'papaparse';

/** A figure as it is, or a text. */
export type Cell = string | number;

/**
 * A chart's figures as CSV: numbers in full, for a spreadsheet to format. A text that a spreadsheet would run as a
 * formula is set in front of an apostrophe.
 */
export function figuresCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: true, newline: '\r\n' },
  );
  // Excel takes a file for UTF-8 only by its byte order mark.
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
