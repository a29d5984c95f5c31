import { readStored, writeStored } from '../../lib/storage';
import type { PageGroup } from '../../navigation/page';
import { groups } from './groups';

const storageKey = 'polder.navigation';

/** The groups that are open by default. */
export const initiallyOpen: PageGroup[] = ['dashboards', 'apps', 'administration'];

/** The open groups of the sidebar, as stored in this browser; the default itself without an entry, or with a damaged one. */
export const readOpenGroups = (): PageGroup[] =>
  readStored(storageKey, (stored) =>
    Array.isArray(stored) ? groups.map(({ name }) => name).filter((name) => stored.includes(name)) : initiallyOpen,
  );

export const storeOpenGroups = (open: readonly PageGroup[]) => void writeStored(storageKey, open);
