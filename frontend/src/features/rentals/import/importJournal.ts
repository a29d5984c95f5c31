import type { ColumnChoice } from './columns';
import type { Delimiter } from './delimiter';
import type { FileEncoding } from './fileText';
import type { ReasonTexts } from './importFile';
import type { PlannedRow, RentalBefore } from './importPlan';
import type { ImportRecord } from './importRecord';
import { type ImportTally, type PlannedBatch, type RowOutcome, tallyOf } from './importRun';
import type { RowEdits } from './rowCheck';

/** An import, or the undoing of one, as it is kept to go on after a reload. */
export interface ResumableImport {
  importId: string;
  kind: 'import' | 'undo';
  fileName: string;
  fileSize: number;
  encoding: FileEncoding;
  /** Absent in what an earlier version of the website kept. */
  delimiter?: Delimiter | undefined;
  choice: ColumnChoice;
  edits: RowEdits;
  reasons: ReasonTexts;
  rows: number;
  sound: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  isPaused: boolean;
  /** True once the person stopped it: all that is left to do is to put it into the history. */
  isStopped?: boolean;
  /** How a stopped one ended. */
  tally?: ImportTally;
  /** The import that is taken back. */
  undoes?: ImportRecord;
}

/** One row of a batch as the journal holds it. */
export interface JournalRow {
  row: number;
  id: string;
  before?: RentalBefore;
  /** The version that the import wrote; absent until it did. */
  version?: number;
  /** True when the cloud held it already. */
  isUnchanged?: boolean;
  /** Why it was not written. */
  refused?: { kind: 'conflicts' | 'rejected'; reason: string };
}

/** A batch as planned and, once settled, as it ended. Batches are numbered from 1, in the file's order. */
export interface JournalBatch {
  number: number;
  unchanged: number;
  mayBeIncomplete: boolean;
  /** False while some of its rows may or may not have been written. */
  isSettled: boolean;
  rows: JournalRow[];
}

/**
 * Remembers, in the browser, an import that is under way: its file, and of each batch what it was to write and what
 * was there before. Written before a batch is sent, so that whatever happens the same writes can be sent again, and
 * taken back later.
 */
export interface ImportJournal {
  /** The import under way, if any. */
  kept(): Promise<ResumableImport | undefined>;
  file(): Promise<File | undefined>;
  /** @throws when the browser has no room for the file */
  begin(kept: ResumableImport, file?: File): Promise<void>;
  change(kept: ResumableImport): Promise<void>;
  saveBatch(batch: JournalBatch): Promise<void>;
  /** In the order of their numbers, a few at a time. */
  batches(): AsyncIterable<JournalBatch>;
  forget(): Promise<void>;
}

/** @param outcomes in the order of the batch's rows; none before the batch is sent */
export function journalBatch(batch: PlannedBatch, outcomes: readonly (RowOutcome | undefined)[] = []): JournalBatch {
  const { number, unchanged, mayBeIncomplete, rows } = batch;
  const isSettled = rows.every((_, index) => outcomes[index]);
  return {
    number,
    unchanged,
    mayBeIncomplete,
    isSettled,
    rows: rows.map((row, index) => journalRow(row, outcomes[index])),
  };
}

function journalRow({ row, before }: PlannedRow, outcome: RowOutcome | undefined): JournalRow {
  const kept = { row: row.row, id: row.id, ...(before && { before }) };
  if (!outcome) return kept;
  switch (outcome.kind) {
    case 'written':
      return { ...kept, version: outcome.version };
    case 'unchanged':
      return { ...kept, isUnchanged: true };
    default:
      return { ...kept, refused: { kind: outcome.kind, reason: outcome.reason } };
  }
}

/** How the rows of a settled batch ended. */
export function tallyOfBatch({ unchanged, rows }: JournalBatch): ImportTally {
  const tally = tallyOf({ unchanged });
  for (const row of rows) tally[outcomeName(row)]++;
  return tally;
}

function outcomeName({ before, isUnchanged, refused }: JournalRow): keyof ImportTally {
  if (refused) return refused.kind;
  if (isUnchanged) return 'unchanged';
  return before ? 'updated' : 'inserted';
}
