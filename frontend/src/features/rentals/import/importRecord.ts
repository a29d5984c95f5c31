import type { ImportTally } from './importTally';
import type { ColumnChoice } from './read/columns';
import type { FileEncoding } from './read/fileText';
import type { RefusedRow } from './read/importFile';

/** `failed` if the file, or what was saved of it, could no longer be read. */
export type ImportEnd = 'done' | 'stopped' | 'failed';

/** An import in the history. */
export interface ImportRecord {
  importId: string;
  fileName: string;
  /** In bytes. */
  fileSize: number;
  encoding: FileEncoding;
  choice: ColumnChoice;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  end: ImportEnd;
  /** The number of data rows in the file. */
  rows: number;
  /** The number of valid ones among them. */
  validRows: number;
  tally: ImportTally;
  /** The first rows that the cloud refused; the file of rejected rows has all. */
  refused: RefusedRow[];
  /** False if the previous values could not be saved. */
  canUndo: boolean;
  undo?: UndoRecord;
}

export interface UndoRecord {
  endedAt: number;
  end: ImportEnd;
  /** `inserted` rows were deleted again, `updated` ones were restored to their previous values. */
  tally: ImportTally;
  /** The first rows that were changed after the import and therefore not undone. */
  refused: RefusedRow[];
}
