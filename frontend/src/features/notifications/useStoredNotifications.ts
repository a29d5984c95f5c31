import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { accountKey } from '../../lib/accountStorage';
import { onStoredChange } from '../../lib/storage';
import { selectSession } from '../session/public/session';
import { notificationsRestored, selectNotificationChanges, selectNotifications } from './notificationsSlice';
import { entry, readNotifications, storeNotifications } from './storedNotifications';

/** Stores an account's notifications in this browser, for later visits and for its other tabs. */
export function useStoredNotifications(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { status, sub } = useAppSelector(selectSession);
  const changes = useAppSelector(selectNotificationChanges);
  const hasRestored = useRef(false);
  const isKnown = status === 'signedIn' || status === 'guest';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `sub` decides whose entry it is
  useEffect(() => {
    if (!isKnown) return;
    const restore = (replaces: boolean) => {
      const stored = readNotifications();
      if (stored.length > 0 || replaces) dispatch(notificationsRestored({ stored, replaces }));
    };
    restore(hasRestored.current);
    hasRestored.current = true;
    return onStoredChange(accountKey(entry), () => restore(true));
  }, [dispatch, isKnown, sub]);

  useEffect(() => {
    // Only what this tab changed: writing what another tab wrote would go on between them for ever.
    if (isKnown && changes > 0) storeNotifications(selectNotifications(store.getState()));
  }, [store, isKnown, changes]);
}
