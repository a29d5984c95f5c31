import type { ColumnChoice } from './columns';
import type { FileCheck, FileFormat, FileOverview, ImportRow, ReasonTexts, RefusedRow } from './importFile';
import type { RowEdits } from './rowCheck';

/** Requests from the page to the worker that reads the file; `call` is returned with the response. */
export type WorkerRequest = { call: number } & (
  | { ask: 'open'; file: File; format?: FileFormat | undefined }
  | { ask: 'check'; choice: ColumnChoice; edits: RowEdits }
  | { ask: 'next' }
  | { ask: 'readFrom'; copy: File }
  | { ask: 'rejectedCsv'; refused: RefusedRow[]; reasons: ReasonTexts }
);

export type WorkerAnswer = { call: number } & (
  | { result: FileOverview | FileCheck | ImportRow[] | Blob | undefined }
  | { fraction: number }
  | { error: { name: string; message: string } }
);
