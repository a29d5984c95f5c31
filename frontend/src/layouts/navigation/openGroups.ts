import type { PageGroup } from '../../navigation/page';
import { groups } from './groups';

const storageKey = 'polder.navigation';

/** The group that is open by default. */
export const initiallyOpen: PageGroup[] = ['dashboards', 'apps'];

/** The open groups of the sidebar, as stored in this browser; the default if the entry is damaged. */
export function readOpenGroups(storage: Storage): PageGroup[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '');
    return Array.isArray(kept) ? groups.map(({ name }) => name).filter((name) => kept.includes(name)) : initiallyOpen;
  } catch {
    return initiallyOpen;
  }
}

/** Stores the open groups. Errors of the storage are ignored. */
export function storeOpenGroups(storage: Storage, open: readonly PageGroup[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(open));
  } catch {
    // They stay open until the next load.
  }
}
