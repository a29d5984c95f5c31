import type { Dispatch } from '@reduxjs/toolkit';
import type { RentalsApi } from '../rentalsApi';
import type { WithRentals } from '../rentalsSlice';
import type { Wait } from '../retry';
import type { WithUpload } from '../uploadSlice';
import type { ImportArchive } from './importArchive';
import type { ImportFile } from './importFile';
import type { ImportJournal } from './importJournal';

export interface DeskStore {
  dispatch: Dispatch;
  getState(): WithRentals & WithUpload;
}

/** What imports work with; tests bring their own. */
export interface DeskTools {
  openFile(file: File): ImportFile | Promise<ImportFile>;
  loadApi(): Promise<Pick<RentalsApi, 'batchTest'>>;
  /** @param account the signed-in person's */
  journal(account: string): ImportJournal;
  archive: ImportArchive;
  /** Keeps the browser's other tabs from importing; null when one of them is. What it returns lets go. */
  lock(): Promise<(() => void) | null>;
  wait: Wait;
  /** Calls back when the network may be there again. @returns stops watching */
  whenBack(callback: () => void): () => void;
  now(): number;
}
