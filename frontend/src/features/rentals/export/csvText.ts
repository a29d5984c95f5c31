import { cellsOf, contentFields } from '../../../../../graphql/generated/rental-content';
import type { Rental } from '../../../../../graphql/generated/schema';
import { escapeFormula } from './formulaSafe';

/** The columns of an export, with names that the import recognises. */
export const exportFields = ['id', ...contentFields, '_deleted'] as const;

/** A rental's cells, in the order of {@link exportFields}. */
export type ExportRow = readonly string[];

export const rowOf = (rental: Rental): ExportRow => cellsOf(rental.id, rental, rental._deleted ? 'true' : 'false');

/** Makes programs that guess the encoding, such as Excel, read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export const csvHead = `${exportFields.join(',')}\r\n`;

/** Rows as CSV (RFC 4180): lines end in CR LF, quotes within a field are doubled. */
export function csvLines(rows: readonly ExportRow[]): string {
  let text = '';
  for (const row of rows) text += `${row.map(csvField).join(',')}\r\n`;
  return text;
}

function csvField(cell: string): string {
  const safe = escapeFormula(cell);
  // Leading and trailing spaces are part of the name; programs that trim keep quoted ones.
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
