import type { ColumnChoice } from '../read/columns';
import type { ForeignFormat } from '../read/foreignFormat';
import type { CheckCounts, FileFormat, FileOverview, ImportFile } from '../read/importFile';
import type { RowEdits } from '../read/rowCheck';

/** Why a file cannot be imported. */
export type FileProblem = 'empty' | 'unreadable' | ForeignFormat;

/** The state of a file's review. */
export type ReviewStage =
  | { name: 'choose'; problem?: { kind: FileProblem; fileName: string } }
  | { name: 'read'; file: File }
  | ReviewedFile;

export interface ReviewedFile {
  name: 'review';
  file: File;
  source: ImportFile;
  overview: FileOverview;
  /** The user's choices of how its bytes are read. */
  format: FileFormat;
  /** True while the text is read again: its columns are outdated, and nothing but the format can be changed. */
  isReading: boolean;
  choice: ColumnChoice;
  /** True if the choice is the user's earlier one for such a file. */
  isRemembered: boolean;
  edits: RowEdits;
  /**
   * The last finished check; null before the first, or while a required column is not chosen. Its first rows are the
   * store's `uploadData`.
   */
  check: CheckCounts | null;
  /** True while the rows are checked again: what is shown is outdated. */
  isChecking: boolean;
  /** The checked fraction of the file: 0 … 1. */
  fraction: number;
}
