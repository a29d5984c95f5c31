import type { Dispatch } from '@reduxjs/toolkit';
import type { WithRentals } from '../rentalsSlice';
import type { RentalsApi } from '../sync/rentalsApi';
import type { Wait } from '../sync/retry';
import type { ImportArchive } from './importArchive';
import type { ImportFile } from './importFile';
import type { ImportJournal } from './importJournal';
import type { WithUpload } from './uploadSlice';

export interface ImportStore {
  dispatch: Dispatch;
  getState(): WithRentals & WithUpload;
}

/** What imports work with; tests bring their own. */
export interface ImportDependencies {
  openFile(file: File): ImportFile | Promise<ImportFile>;
  loadApi(): Promise<Pick<RentalsApi, 'batchTest'>>;
  /** @param account the signed-in person's */
  journal(account: string): ImportJournal;
  archive: ImportArchive;
  /** Keeps the browser's other tabs from importing; null when one of them is. What it returns lets go. */
  lock(): Promise<(() => void) | null>;
  wait: Wait;
  /** Calls back when the network may be there again. @returns stops watching */
  onReconnect(callback: () => void): () => void;
  now(): number;
}
