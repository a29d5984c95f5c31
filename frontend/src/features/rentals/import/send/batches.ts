import type { Rental } from '../../../../../../graphql/generated/schema';
import { addTally, type ImportTally, tallyOf } from '../importTally';
import type { ImportFile, ImportRow, RefusedRow } from '../read/importFile';
import { type ImportJournal, type JournalBatch, journalBatch, tallyOfBatch } from './journal';
import { type PlannedBatch, type PlannedRow, plannedRow, planRow } from './plan';

/** The journal of an import that a reload interrupted. */
export interface EarlierBatches {
  /** Numbers of the batches whose rows all have an outcome. */
  settled: ReadonlySet<number>;
  /** Batches that may be partly written. */
  open: ReadonlyMap<number, JournalBatch>;
  /** The reasons of refused rows in settled batches, by their numbers in the file. */
  refused: ReadonlyMap<number, string>;
  tally: ImportTally;
}

export const noEarlierBatches: EarlierBatches = {
  settled: new Set(),
  open: new Map(),
  refused: new Map(),
  tally: tallyOf(),
};

export async function readEarlierBatches(batches: AsyncIterable<JournalBatch>): Promise<EarlierBatches> {
  const settled = new Set<number>();
  const open = new Map<number, JournalBatch>();
  const refused = new Map<number, string>();
  let tally = tallyOf();
  for await (const batch of batches) {
    if (!batch.isSettled) {
      open.set(batch.number, batch);
      continue;
    }
    settled.add(batch.number);
    tally = addTally(tally, tallyOfBatch(batch));
    for (const row of batch.rows) if (row.refused) refused.set(row.row, row.refused.reason);
  }
  return { settled, open, refused, tally };
}

export interface ImportBatchesSettings {
  importId: string;
  file: Pick<ImportFile, 'next'>;
  journal: Pick<ImportJournal, 'saveBatch'>;
  earlier: EarlierBatches;
  /** True once the user stopped it: only what may have been sent is sent again. */
  isStopped(): boolean;
  /** Called for each batch that is sent again. */
  onAskedAgain(): void;
  findKnown(id: string): Rental | undefined;
  /** True while the known rentals may be incomplete. */
  mayBeIncomplete(): boolean;
  /** Called for the rows that were refused before the reload. */
  onRefused(rows: RefusedRow[]): void;
}

/**
 * Plans a file's batches and saves each in the journal before returning it. Batches finished before a reload are
 * skipped. Those that may have been sent are returned unchanged, so that the cloud recognises what it has already
 * written.
 */
export function importBatches(settings: ImportBatchesSettings): () => Promise<PlannedBatch | null> {
  const { importId, file, journal, earlier, isStopped, onAskedAgain, findKnown, mayBeIncomplete, onRefused } = settings;
  let number = 0;
  return async () => {
    for (;;) {
      const rows = await file.next();
      if (rows.length === 0) return null;
      number++;
      if (earlier.settled.has(number)) {
        onRefused(refusedBefore(rows, earlier.refused));
        continue;
      }
      const sent = earlier.open.get(number);
      if (sent) {
        onAskedAgain();
        return plannedAgain(rows, sent, importId);
      }
      if (isStopped()) continue;
      const planned = rows.map((row) => planRow(row, findKnown(row.id), importId)).filter((plan) => plan !== null);
      const batch = {
        number,
        rows: planned,
        unchanged: rows.length - planned.length,
        mayBeIncomplete: mayBeIncomplete(),
      };
      await journal.saveBatch(journalBatch(batch));
      return batch;
    }
  };
}

function refusedBefore(rows: readonly ImportRow[], reasons: ReadonlyMap<number, string>): RefusedRow[] {
  return rows.flatMap((row) => {
    const reason = reasons.get(row.row);
    return reason === undefined ? [] : [{ ...row, reason }];
  });
}

function plannedAgain(
  rows: ImportRow[],
  { number, unchanged, mayBeIncomplete, rows: sent }: JournalBatch,
  importId: string,
) {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const planned = sent.flatMap(({ row, before }): PlannedRow[] => {
    const content = byRow.get(row);
    return content ? [plannedRow(content, before, importId)] : [];
  });
  return { number, unchanged, mayBeIncomplete, rows: planned };
}
