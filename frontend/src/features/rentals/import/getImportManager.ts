import { onReconnect } from '../sync/onReconnect';
import { wait } from '../sync/retry';
import { browserJournal } from './browserJournal';
import { importArchive } from './importArchive';
import type { ImportDependencies, ImportStore } from './importDependencies';
import { ImportManager } from './importManager';

/** The worker that reads the file, the cloud that takes its rows, and the places that remember both. */
const realTools: ImportDependencies = {
  openFile: async (file) => (await import('./openImportFile')).openImportFile(file),
  loadApi: () => import('../../../cloud/rentals-api'),
  journal: browserJournal,
  archive: importArchive(() => import('../../../cloud/user-files')),
  lock: lockImporting,
  wait,
  onReconnect,
  now: Date.now,
};

/** One desk a store, and so one for the website. */
const desks = new WeakMap<object, ImportManager>();

/** @param tools count the first time only */
export function getImportManager(store: ImportStore, tools: ImportDependencies = realTools): ImportManager {
  let manager = desks.get(store);
  if (!manager) {
    manager = new ImportManager(store, tools);
    desks.set(store, manager);
  }
  return manager;
}

/** Held by the tab that imports until it lets go or is closed. */
function lockImporting(): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('polder-import', { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
