import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { type CompleteRental, type ContentField, contentFields, contentOf } from '../../../../../graphql/rental';
import type { ImportRow } from './importFile';

/** What a rental held before an import changed it. */
export interface RentalBefore extends Pick<CompleteRental, ContentField> {
  _deleted: boolean;
  _version: number;
}

/** One row to be written, and what is needed to take it back. */
export interface PlannedRow {
  row: ImportRow;
  kind: 'insert' | 'update';
  input: RentalInput;
  /** Absent where there was nothing before. */
  before?: RentalBefore;
}

/** The write that imports a row over the rental with its id; null when it changes nothing. */
export function planRow(row: ImportRow, known: Rental | undefined, importId: string): PlannedRow | null {
  if (!known) return plannedRow(row, undefined, importId);
  return holdsAlready(known, row) ? null : plannedRow(row, beforeOf(known), importId);
}

/**
 * The write that imports a row. A deleted rental that is in the file is restored.
 * @param importId names this run; with the row's number it names the write, so that sending twice writes once
 */
export function plannedRow(row: ImportRow, before: RentalBefore | undefined, importId: string): PlannedRow {
  const input = { id: row.id, ...contentOf(row), conflictID: `${importId}:${row.row}` };
  if (!before) return { row, kind: 'insert', input };
  const restores = before._deleted && { _deleted: false };
  return { row, kind: 'update', input: { ...input, _version: before._version, ...restores }, before };
}

function holdsAlready(known: Rental, row: ImportRow): boolean {
  return !known._deleted && contentFields.every((field) => known[field] === row[field]);
}

function beforeOf(rental: Rental): RentalBefore {
  const { Flag = null, _deleted, _version } = rental;
  return { ...contentOf(rental), Flag, _deleted: _deleted ?? false, _version };
}
