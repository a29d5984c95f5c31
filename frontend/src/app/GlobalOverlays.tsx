import { Suspense, useLayoutEffect } from 'react';
import { defineLazy, LazyComponent, usePreload } from '../components/LazyComponent';
import { ConnectionBanners } from '../features/connection/ConnectionBanners';
import { watchChunkLoadErrors } from '../features/connection/watchChunkLoadErrors';
import { watchConnection } from '../features/connection/watchConnection';
import { selectHasToasts } from '../features/notifications/notificationsSlice';
import { useOffline } from '../features/offline/useOffline';
import { useForgottenAddress } from '../features/session/useForgottenAddress';
import { useAppSelector, useAppStore } from './hooks';

const toasts = defineLazy(() => import('../features/notifications/Toasts'), ['notifications']);
const parts = [toasts];

/**
 * What is on every page but not needed for its first render: the connection's state, toasts, and the service worker that
 * prepares the next visit.
 */
export default function GlobalOverlays() {
  const store = useAppStore();
  const hasToasts = useAppSelector(selectHasToasts);
  usePreload(parts);
  useForgottenAddress();
  useOffline();
  // Together with the banners: what fails a moment later is on them.
  useLayoutEffect(() => {
    const stopWatching = [watchConnection(store), watchChunkLoadErrors(store.dispatch)];
    return () => {
      for (const stop of stopWatching) stop();
    };
  }, [store]);
  return (
    <>
      <ConnectionBanners />
      {hasToasts && (
        <Suspense>
          <LazyComponent part={toasts} given={{}} />
        </Suspense>
      )}
    </>
  );
}
