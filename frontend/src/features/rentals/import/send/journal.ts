import type { ImportRecord } from '../importRecord';
import { type ImportTally, tallyOf } from '../importTally';
import type { ColumnChoice } from '../read/columns';
import type { Delimiter } from '../read/delimiter';
import type { FileEncoding } from '../read/fileText';
import type { ReasonTexts } from '../read/importFile';
import type { RowEdits } from '../read/rowCheck';
import type { RowOutcome } from './answers';
import type { PlannedBatch, PlannedRow, RentalBefore } from './plan';

/** An import, or the undoing of one, as saved to resume after a reload. */
export interface ResumableImport {
  importId: string;
  kind: 'import' | 'undo';
  fileName: string;
  fileSize: number;
  encoding: FileEncoding;
  /** Absent in entries of an earlier version of the website. */
  delimiter?: Delimiter | undefined;
  choice: ColumnChoice;
  edits: RowEdits;
  reasons: ReasonTexts;
  /** The number of data rows in the file, and of valid ones among them. */
  rows: number;
  validRows: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  isPaused: boolean;
  /** True once the user stopped it: no further row is sent. */
  isStopped?: boolean;
  /** Of an undo: how many of its batches may have been sent. */
  begunBatches?: number;
  /** The result of a stopped import. */
  tally?: ImportTally;
  /** True once a batch could not be saved. */
  lacksBatches?: boolean;
  /** The import to undo. */
  undoes?: ImportRecord;
}

/** One row of a batch in the journal. */
export interface JournalRow {
  row: number;
  id: string;
  before?: RentalBefore;
  /** The version that the import wrote; absent before that. */
  version?: number;
  /** True when the cloud already held it. */
  isUnchanged?: boolean;
  /** Why it was not written. */
  refused?: { kind: 'conflicts' | 'rejected'; reason: string };
}

/** A batch as planned and, once settled, with its outcome. Batches are numbered from 1, in the file's order. */
export interface JournalBatch {
  number: number;
  unchanged: number;
  mayBeIncomplete: boolean;
  /** False while it is unknown for some rows whether they were written. */
  isSettled: boolean;
  rows: JournalRow[];
}

/**
 * Saves a running import in the browser: its file, and for each batch the planned writes and the previous values.
 * Written before a batch is sent, so that in any case the same writes can be sent again, and undone later.
 */
export interface ImportJournal {
  /** The unfinished import, if any. */
  saved(): Promise<ResumableImport | undefined>;
  file(): Promise<File | undefined>;
  /** @throws when the browser has no space for the file */
  begin(saved: ResumableImport, file?: File): Promise<void>;
  change(saved: ResumableImport): Promise<void>;
  saveBatch(batch: JournalBatch): Promise<void>;
  /** In numerical order, a few at a time. */
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
  const base = { row: row.row, id: row.id, ...(before && { before }) };
  if (!outcome) return base;
  switch (outcome.kind) {
    case 'written':
      return { ...base, version: outcome.version };
    case 'unchanged':
      return { ...base, isUnchanged: true };
    default:
      return { ...base, refused: { kind: outcome.kind, reason: outcome.reason } };
  }
}

/** The outcomes of a settled batch, counted. */
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
