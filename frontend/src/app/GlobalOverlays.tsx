import { Suspense, useLayoutEffect } from 'react';
import { LazyComponent, usePreload } from '../components/LazyComponent';
import { ConnectionBanners, watchChunkLoadErrors, watchConnection } from '../features/connection/public/watch';
import { selectHasToasts, toasts } from '../features/notifications/public/toasts';
import { useOffline } from '../features/offline/public/useOffline';
import { useForgottenAddress } from '../features/session/public/useForgottenAddress';
import { useAppSelector, useAppStore } from './hooks';

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
  // In a layout effect, so that a failure right after mounting already shows a banner.
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
          <LazyComponent part={toasts} props={{}} />
        </Suspense>
      )}
    </>
  );
}
