import type { ImportRecord } from '../../rentals/public/imports';

export type HistoryStatus = 'done' | 'doneInPart' | 'stopped' | 'failed' | 'undone' | 'undoneInPart';

/** The status of an import, or of undoing it. */
export function statusOf({ end, rows, validRows, tally, undo }: ImportRecord): HistoryStatus {
  if (undo) return undo.end === 'done' && undo.tally.conflicts + undo.tally.rejected === 0 ? 'undone' : 'undoneInPart';
  if (end !== 'done') return end;
  return rows > validRows || tally.conflicts + tally.rejected > 0 ? 'doneInPart' : 'done';
}
