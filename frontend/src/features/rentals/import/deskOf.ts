import { wait } from '../retry';
import { whenBack } from '../whenBack';
import { browserJournal } from './browserJournal';
import type { DeskStore, DeskTools } from './deskTools';
import { importArchive } from './importArchive';
import { ImportDesk } from './importDesk';

/** The worker that reads the file, the cloud that takes its rows, and the places that remember both. */
const realTools: DeskTools = {
  openFile: async (file) => (await import('./openImportFile')).openImportFile(file),
  loadApi: () => import('../../../cloud/rentals-api'),
  journal: browserJournal,
  archive: importArchive(() => import('../../../cloud/user-files')),
  lock: lockImporting,
  wait,
  whenBack,
  now: Date.now,
};

/** One desk a store, and so one for the website. */
const desks = new WeakMap<object, ImportDesk>();

/** @param tools count the first time only */
export function deskOf(store: DeskStore, tools: DeskTools = realTools): ImportDesk {
  let desk = desks.get(store);
  if (!desk) {
    desk = new ImportDesk(store, tools);
    desks.set(store, desk);
  }
  return desk;
}

/** Held by the tab that imports until it lets go or is closed. */
function lockImporting(): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request('polder-import', { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(reject);
  });
}
