import type { Dispatch } from '@reduxjs/toolkit';
import type { Wait } from '../../../../cloud/retry';
import type { WithRentals } from '../../sync/rentalsSlice';
import type { SyncApi } from '../../sync/syncApi';
import type { ImportFile } from '../read/importFile';
import type { WithUpload } from '../uploadSlice';
import type { ImportArchive } from './archive';
import type { ImportJournal } from './journal';

export interface ImportStore {
  dispatch: Dispatch;
  getState(): WithRentals & WithUpload;
}

/** What imports depend on; tests supply their own. */
export interface ImportDependencies {
  openFile(file: File): ImportFile | Promise<ImportFile>;
  loadApi(): Promise<Pick<SyncApi, 'batchTest'>>;
  /** @param account the signed-in user's id */
  journal(account: string): ImportJournal;
  archive: ImportArchive;
  /**
   * Prevents other tabs from importing; null when one of them is. Returns the function that releases the lock.
   * @param signal waits for the other tab to end instead, until it aborts
   */
  lock(signal?: AbortSignal): Promise<(() => void) | null>;
  wait: Wait;
  /** Calls back when the network may be available again. @returns a function that stops listening */
  onReconnect(callback: () => void): () => void;
  now(): number;
}
