import type { Rental, RentalInput } from '../../../../../../graphql/generated/schema';
import {
  type CompleteRental,
  type ContentField,
  contentFields,
  contentOf,
  rentalFields,
} from '../../../../../../graphql/rental';
import { findRental } from '../../sync/mergeRentals';
import { selectRentals, type WithRentals } from '../../sync/rentalsSlice';
import type { ImportRow } from '../read/importFile';

/** A rental's values before an import changed it. */
export interface RentalBefore extends Pick<CompleteRental, ContentField> {
  _deleted: boolean;
  _version: number;
}

/** One row to write, with what is needed to undo it. */
export interface PlannedRow {
  row: ImportRow;
  kind: 'insert' | 'update';
  input: RentalInput;
  /** Absent if the rental did not exist. */
  before?: RentalBefore;
}

/** The rows of one call to the cloud. */
export interface PlannedBatch {
  number: number;
  rows: PlannedRow[];
  /** The number of rows in the file that need no write. */
  unchanged: number;
  /** True if it was planned while the known rentals may have been incomplete. */
  mayBeIncomplete: boolean;
}

/** The write that imports a row over the rental with its id; null if it changes nothing. */
export function planRow(row: ImportRow, known: Rental | undefined, importId: string): PlannedRow | null {
  if (!known) return plannedRow(row, undefined, importId);
  return holdsAlready(known, row) ? null : plannedRow(row, beforeOf(known), importId);
}

/**
 * The write that imports a row. If the file contains a deleted rental, it is restored.
 * @param importId the run's id; together with the row's number it identifies the write, so that sending it twice writes
 * once
 */
export function plannedRow(row: ImportRow, before: RentalBefore | undefined, importId: string): PlannedRow {
  const input = { id: row.id, ...contentOf(row), conflictID: `${importId}:${row.row}` };
  if (!before) return { row, kind: 'insert', input };
  const restores = before._deleted && { _deleted: false };
  return { row, kind: 'update', input: { ...input, _version: before._version, ...restores }, before };
}

/**
 * The write for a row that the cloud refused because it holds `stored`; null for a conflict. A rental that was not loaded
 * yet is no conflict: the row is compared with what the cloud holds.
 */
export function replanInsert(
  { row, kind }: PlannedRow,
  stored: Rental,
  { mayBeIncomplete }: PlannedBatch,
  importId: string,
): PlannedRow | null {
  if (kind !== 'insert' || !mayBeIncomplete) return null;
  return planRow(row, stored, importId) ?? plannedRow(row, undefined, importId);
}

/** The cloud's last version of a rental: the user's unsent changes have no version. */
export function confirmedRental(state: WithRentals, id: string): Rental | undefined {
  const { confirmed } = state.rentals;
  if (Object.hasOwn(confirmed, id)) return confirmed[id] ?? undefined;
  return findRental(selectRentals(state), id);
}

function holdsAlready(known: Rental, row: ImportRow): boolean {
  return (
    !known._deleted && contentFields.every((field) => row[field] === undefined || (known[field] ?? '') === row[field])
  );
}

const optionalFields = contentFields.filter((field) => !rentalFields[field].isRequired);

function beforeOf(rental: Rental): RentalBefore {
  const { _deleted, _version } = rental;
  const content: Partial<Record<ContentField, unknown>> = contentOf(rental);
  // Undoing the import takes the value back, also where there was none.
  for (const field of optionalFields) content[field] ??= null;
  return { ...(content as Pick<CompleteRental, ContentField>), _deleted: _deleted ?? false, _version };
}
