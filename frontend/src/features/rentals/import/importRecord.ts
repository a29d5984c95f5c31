import type { ColumnChoice } from './columns';
import type { FileEncoding } from './fileText';
import type { RefusedRow } from './importFile';
import type { ImportEnd, ImportTally } from './importRun';

/** What the history keeps of an import. */
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
  /** Data rows in the file, and those of them that were rentals. */
  rows: number;
  sound: number;
  tally: ImportTally;
  /** The first rows that the cloud did not take; all are in the file of rejected rows. */
  refused: RefusedRow[];
  /** False when what was there before could not be kept. */
  canUndo: boolean;
  undo?: UndoRecord;
}

export interface UndoRecord {
  endedAt: number;
  end: ImportEnd;
  /** `inserted` rows were deleted again, `updated` ones have their former values. */
  tally: ImportTally;
  /** The first rows that had changed since, and stayed as they were. */
  refused: RefusedRow[];
}
