import type { PageGroup } from '../../navigation/page';
import { groups } from './groups';

const storageKey = 'polder.navigation';

/** Open for who has never opened or closed one. */
export const initiallyOpen: PageGroup[] = ['dashboards', 'apps'];

/** The sidebar's groups that this browser remembers as open; what is damaged counts as none remembered. */
export function readOpenGroups(storage: Storage): PageGroup[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '');
    return Array.isArray(kept) ? groups.map(({ name }) => name).filter((name) => kept.includes(name)) : initiallyOpen;
  } catch {
    return initiallyOpen;
  }
}

/** Remembers them; a browser that refuses just forgets. */
export function storeOpenGroups(storage: Storage, open: readonly PageGroup[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(open));
  } catch {
    // They stay open for this visit.
  }
}
