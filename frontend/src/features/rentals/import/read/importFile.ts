import type { ColumnChoice, ImportField } from './columns';
import type { Delimiter } from './delimiter';
import type { EncodingSample } from './fileEncoding';
import type { FileEncoding } from './fileText';
import type { ForeignFormat } from './foreignFormat';
import type { ImportedValues, RowEdits, RowProblem } from './rowCheck';

/** The result of reading a file's beginning. */
export interface FileOverview {
  encoding: FileEncoding;
  /** Set if the file's encoding is ambiguous: the candidates, the most likely first. */
  encodingQuestion?: EncodingSample[] | undefined;
  delimiter: Delimiter;
  /** The number of lines above the column names that are not rows, such as a title. */
  preamble: number;
  /** The first records; none if the file is empty. The first may be a header. */
  firstRows: string[][];
  /** The number that the first of them has as a row: only malformed ones are before it. */
  headerRow: number;
  guess: ColumnChoice;
  /** Set if the file is no list of rows. */
  foreign: ForeignFormat | null;
}

/** The user's choices of how to read the file's bytes. Absent values are detected. */
export interface FileFormat {
  encoding?: FileEncoding | undefined;
  delimiter?: Delimiter | undefined;
}

/** A row as shown before the import. */
export interface CheckedRow {
  /** The number of the data row, from 1. */
  row: number;
  /** Physical line in the file, from 1. */
  line: number;
  /** As read and corrected; the whole row as `text` if it cannot be split into columns. */
  cells: Record<ImportField, string> | { text: string };
  problems: RowProblem[];
  /** True for a valid row whose code no country has: it is imported, and said to be unknown. */
  isCodeUnknown?: true;
}

/** The result of reading the whole file, without its first rows. */
export type CheckCounts = Omit<FileCheck, 'firstRows'>;

/** The result of reading the whole file. */
export interface FileCheck {
  /** The number of data rows. */
  rows: number;
  /** The number of valid rows. */
  validRows: number;
  /** The first rows, valid or not. */
  firstRows: CheckedRow[];
  /** The first invalid rows. */
  firstRejected: CheckedRow[];
  /** The number of valid rows whose code no country has, and the first of them. */
  unknownCodes: number;
  firstUnknown: CheckedRow[];
  /** The corrected rows, valid or not. */
  edited: CheckedRow[];
  /** The file's first number whose separator may mark thousands or decimals, if the file does not show it. */
  ambiguous?: string | undefined;
}

/** A valid row, ready to be compared with the known rental. */
export interface ImportRow extends ImportedValues {
  id: string;
  row: number;
  line: number;
}

/** A valid row that the cloud refused, for the list of rejected rows. */
export interface RefusedRow extends ImportRow {
  reason: string;
}

/** Texts for a row's problems in the user's language. */
export type ReasonTexts = Record<string, string>;

/** A file being imported. It is read as often as needed and not held in memory. */
export interface ImportFile {
  open(format?: FileFormat): Promise<FileOverview>;
  /** Reads the whole file; a later call aborts an earlier one. `onProgress` gets the fraction read. */
  check(choice: ColumnChoice, edits: RowEdits, onProgress: (fraction: number) => void): Promise<FileCheck>;
  /** The next valid rows, by the columns last checked, in the same batches each time; none at the end. */
  next(): Promise<ImportRow[]>;
  /** Continues with a copy of the file: the original may be changed, moved or deleted meanwhile. */
  readFrom(copy: File): Promise<void>;
  /** The rejected rows as CSV, each with its line and the reason, safe to open in a spreadsheet. */
  rejectedCsv(refused: RefusedRow[], reasons: ReasonTexts): Promise<Blob>;
  close(): void;
}
