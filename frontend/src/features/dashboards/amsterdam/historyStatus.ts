import type { ImportRecord } from '../../rentals/import/importRecord';

export type HistoryStatus = 'done' | 'doneInPart' | 'stopped' | 'failed' | 'undone' | 'undoneInPart';

/** How an import stands: what became of it, or of undoing it. */
export function statusOf({ end, rows, sound, tally, undo }: ImportRecord): HistoryStatus {
  if (undo) return undo.end === 'done' && undo.tally.conflicts + undo.tally.rejected === 0 ? 'undone' : 'undoneInPart';
  if (end !== 'done') return end;
  return rows > sound || tally.conflicts + tally.rejected > 0 ? 'doneInPart' : 'done';
}
