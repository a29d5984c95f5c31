import { cellsOf, contentFields } from '../../../../../graphql/generated/rental-content';
import type { Rental } from '../../../../../graphql/generated/schema';
import { escapeFormula, quoteCell } from '../../../lib/csv';

/** The columns of an export, with names that the import recognises. */
export const exportFields = ['id', ...contentFields, '_deleted'] as const;

/** A rental's cells, in the order of {@link exportFields}. */
export type ExportRow = readonly string[];

export const rowOf = (rental: Rental): ExportRow => cellsOf(rental.id, rental, rental._deleted ? 'true' : 'false');

export const csvHead = `${exportFields.join(',')}\r\n`;

/** Rows as CSV (RFC 4180): lines end in CR LF, quotes within a field are doubled. */
export function csvLines(rows: readonly ExportRow[]): string {
  let text = '';
  for (const row of rows) text += `${row.map((cell) => quoteCell(escapeFormula(cell))).join(',')}\r\n`;
  return text;
}
