import { onReconnect } from '../../../../cloud/onReconnect';
import { wait } from '../../../../cloud/retry';
import { acquireLock } from '../../sync/tabLocks';
import { importArchive } from './archive';
import { browserJournal } from './browserJournal';
import type { ImportDependencies, ImportStore } from './dependencies';
import { ImportManager } from './importManager';

/**
 * The real dependencies: the worker that reads the file, the cloud that takes its rows, the journal and the archive.
 */
const realDependencies: ImportDependencies = {
  openFile: async (file) => (await import('../read/openFile')).openImportFile(file),
  loadApi: () => import('../../../../cloud/rentalsApi'),
  journal: browserJournal,
  archive: importArchive(() => import('../../../../cloud/userFiles')),
  // Held by the importing tab until it is released or the tab is closed.
  lock: (signal) => acquireLock('polder-import', signal),
  wait,
  onReconnect,
  now: Date.now,
};

/** One manager per store, and so one per website. */
const managers = new WeakMap<object, ImportManager>();

/** @param dependencies used by the first call only */
export function getImportManager(
  store: ImportStore,
  dependencies: ImportDependencies = realDependencies,
): ImportManager {
  let manager = managers.get(store);
  if (!manager) {
    manager = new ImportManager(store, dependencies);
    managers.set(store, manager);
  }
  return manager;
}
