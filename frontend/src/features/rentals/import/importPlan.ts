import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import type { ImportRow } from './importFile';

/** What importing a row means for the rental known under its id. */
export type RowPlan = { kind: 'unchanged' } | { kind: 'insert' | 'update'; input: RentalInput };

/**
 * Compares a row with the rental held. A deleted rental that a file holds is wanted again.
 * @param importId names this run; with the row's number it names the write, so that sending twice writes once
 */
export function planRow(row: ImportRow, known: Rental | undefined, importId: string): RowPlan {
  const { id, Flag, Name, Code, Population } = row;
  const input = { id, Flag, Name, Code, Population, conflictID: `${importId}:${row.row}` };
  if (!known) return { kind: 'insert', input };
  const isSame =
    !known._deleted &&
    known.Flag === Flag &&
    known.Name === Name &&
    known.Code === Code &&
    known.Population === Population;
  if (isSame) return { kind: 'unchanged' };
  return {
    kind: 'update',
    input: { ...input, _version: known._version, ...(known._deleted && { _deleted: false }) },
  };
}
