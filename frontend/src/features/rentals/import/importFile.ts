import type { RentalValues } from '../../../../../graphql/rental';
import type { ColumnChoice, ImportField } from './columns';
import type { Delimiter } from './delimiter';
import type { EncodingSample } from './fileEncoding';
import type { FileEncoding } from './fileText';
import type { ForeignFormat } from './foreignFormat';
import type { RowEdits, RowProblem } from './rowCheck';

/** What a look at a file's beginning tells. */
export interface FileOverview {
  encoding: FileEncoding;
  /** Given where the file does not tell its encoding: the ways to read it, the likeliest first. */
  encodingQuestion?: EncodingSample[] | undefined;
  delimiter: Delimiter;
  /** How many lines above the columns' names, such as a title, are no rows. */
  preamble: number;
  /** The first records as read; none when the file is empty. The first may be a header. */
  firstRows: string[][];
  guess: ColumnChoice;
  /** Set when the file holds no text that could be rows. */
  foreign: ForeignFormat | null;
}

/** What a person decided of how the file's bytes are to be read; what is absent is detected. */
export interface Reading {
  encoding?: FileEncoding | undefined;
  delimiter?: Delimiter | undefined;
}

/** A row as shown before it is imported. */
export interface CheckedRow {
  /** Which data row of the file, from 1. */
  row: number;
  /** Physical line in the file, from 1. */
  line: number;
  /** As read and corrected; the whole row under `text` where it cannot be told apart into columns. */
  cells: Record<ImportField, string> | { text: string };
  problems: RowProblem[];
}

/** What reading the whole file tells, beside its first rows. */
export type CheckCounts = Omit<FileCheck, 'firstRows'>;

/** What reading the whole file tells. */
export interface FileCheck {
  /** Data rows in all. */
  rows: number;
  /** Rows that can be imported. */
  sound: number;
  /** The first rows, sound or not. */
  firstRows: CheckedRow[];
  /** The first rows that cannot be imported. */
  firstRejected: CheckedRow[];
  /** The rows that a person corrected, sound now or not. */
  edited: CheckedRow[];
  /** A population that may be thousands or a decimal, where nothing tells which; the first of the file. */
  ambiguous?: string | undefined;
}

/** A sound row, ready to be compared with what is known. */
export interface ImportRow extends RentalValues {
  id: string;
  row: number;
  line: number;
}

/** A sound row that the cloud did not take, for the list of rejected rows. */
export interface RefusedRow extends ImportRow {
  reason: string;
}

/** Turns a row's problems into a sentence of the reader's language. */
export type ReasonTexts = Record<string, string>;

/** A file on its way in. It is read as often as needed; nothing of it is kept. */
export interface ImportFile {
  open(reading?: Reading): Promise<FileOverview>;
  /** Reads all of it; a later call ends an earlier one. `onProgress` gets the fraction read. */
  check(choice: ColumnChoice, edits: RowEdits, onProgress: (fraction: number) => void): Promise<FileCheck>;
  /** The next sound rows, by the columns last checked, in the same batches each time; none at the end. */
  next(): Promise<ImportRow[]>;
  /** Goes on with a copy of the file: the one that was chosen may be saved anew, moved or thrown away meanwhile. */
  readFrom(copy: File): Promise<void>;
  /**
   * A CSV file of the rows that could not be imported, each with its line and the reason, safe to open in a
   * spreadsheet.
   */
  rejectedCsv(refused: RefusedRow[], reasons: ReasonTexts): Promise<Blob>;
  close(): void;
}
