import type { Rental } from '../../../../../../graphql/generated/schema';
import { blankContent, contentFields, type RentalContent, type RentalValues } from '../../../../../../graphql/rental';
import type { JournalBatch, JournalRow } from './journal';
import type { PlannedBatch, PlannedRow } from './plan';

export interface UndoBatchesSettings {
  /** The id of the import to undo. */
  importId: string;
  /** Identifies the undo's writes. */
  undoId: string;
  batches: AsyncIterable<JournalBatch>;
  findKnown(id: string): Rental | undefined;
}

/**
 * Plans the undo of an import: added rentals become tombstones, changed ones get their previous values. Each write is
 * based on the version that the import wrote, so that later changes are refused, not overwritten.
 */
export function undoBatches({ importId, undoId, batches, findKnown }: UndoBatchesSettings) {
  const reader = batches[Symbol.asyncIterator]();
  return async (): Promise<PlannedBatch | null> => {
    const { value, done } = await reader.next();
    if (done) return null;
    const rows = (value as JournalBatch).rows.flatMap((row): PlannedRow[] => {
      const known = findKnown(row.id);
      const version = writtenVersion(row, known, importId);
      return version === undefined ? [] : [undoneRow(row, version, known, undoId)];
    });
    return { number: value.number, rows, unchanged: 0, mayBeIncomplete: false };
  };
}

/** The version that the import wrote. If its response is unknown, the rental's current one if this import wrote it. */
function writtenVersion(row: JournalRow, known: Rental | undefined, importId: string): number | undefined {
  if (row.version !== undefined || row.isUnchanged || row.refused) return row.version;
  return known?.conflictID === `${importId}:${row.row}` ? known._version : undefined;
}

function undoneRow({ row, id, before }: JournalRow, version: number, known: Rental | undefined, undoId: string) {
  const conflictID = `${undoId}:${row}`;
  const described = { ...valuesOf(before ?? known ?? { Name: id }), row, line: row, id };
  if (!before) {
    const input = { id, conflictID, _version: version, _deleted: true };
    return { row: described, kind: 'insert', input } satisfies PlannedRow;
  }
  const { _version: _, ...content } = before;
  return {
    row: described,
    kind: 'update',
    input: { id, conflictID, ...content, _version: version },
  } satisfies PlannedRow;
}

/** What the list of refused rows says of a rental. */
const valuesOf = (content: RentalContent) =>
  Object.fromEntries(
    contentFields.map((field) => [field, content[field] ?? blankContent[field] ?? '']),
  ) as unknown as RentalValues;
