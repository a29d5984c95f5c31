import { Suspense, useEffect } from 'react';
import { useStore } from 'react-redux';
import { Late, latePart, useAtHand } from '../components/Late';
import { ConnectionBanners } from '../features/connection/ConnectionBanners';
import { watchConnection } from '../features/connection/watchConnection';
import { watchParts } from '../features/connection/watchParts';
import { selectHasToasts } from '../features/notifications/notificationsSlice';
import { useOffline } from '../features/offline/useOffline';
import { useForgottenAddress } from '../features/session/useForgottenAddress';
import { useAppSelector } from './hooks';
import type { Store } from './store';

const toasts = latePart(() => import('../features/notifications/Toasts'), ['notifications']);
const parts = [toasts];

/**
 * What accompanies every page, and no page has to wait for: an eye on the connection, what there is to tell, and
 * what the next visit needs.
 */
export default function Companion() {
  const store = useStore() as Store;
  const hasToasts = useAppSelector(selectHasToasts);
  useAtHand(parts);
  useForgottenAddress();
  useOffline();
  useEffect(() => {
    const stopWatching = [watchConnection(store), watchParts(store.dispatch)];
    return () => {
      for (const stop of stopWatching) stop();
    };
  }, [store]);
  return (
    <>
      <ConnectionBanners />
      {hasToasts && (
        <Suspense>
          <Late part={toasts} given={{}} />
        </Suspense>
      )}
    </>
  );
}
