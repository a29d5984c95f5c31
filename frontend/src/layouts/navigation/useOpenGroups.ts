import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/useHydrated';
import type { PageGroup } from '../../navigation/page';
import { pageAt } from '../../navigation/pages';
import { initiallyOpen, readOpenGroups, storeOpenGroups } from './openGroups';

/** The sidebar's open groups: the current page's group opens automatically, the others stay as they were. */
export function useOpenGroups(): [open: ReadonlySet<PageGroup>, toggle: (group: PageGroup) => void] {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [wasHydrated, setWasHydrated] = useState(isHydrated);
  const [open, setOpen] = useState(() => new Set(isHydrated ? readOpenGroups() : initiallyOpen));
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);

  if (isHydrated && !wasHydrated) {
    setWasHydrated(true);
    const stored = readOpenGroups();
    if (stored !== initiallyOpen) {
      setOpen(new Set(stored));
      setArrivedAt(null);
    }
  } else if (arrivedAt !== pathname) {
    setArrivedAt(pathname);
    const group = pageAt(pathname)?.group;
    if (group && !open.has(group)) setOpen(new Set([...open, group]));
  }

  const toggle = useCallback(
    (group: PageGroup) => {
      const next = new Set(open);
      if (!next.delete(group)) next.add(group);
      setOpen(next);
      storeOpenGroups([...next]);
    },
    [open],
  );
  return [open, toggle];
}
