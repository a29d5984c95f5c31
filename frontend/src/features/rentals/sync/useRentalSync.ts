import { useEffect } from 'react';
import { type AppStore, useAppSelector, useAppStore } from '../../../app/hooks';
import { stageName } from '../../../cloud/configure';
import { cloudFailureOf } from '../../../cloud/errors';
import { yieldToBrowser } from '../../../lib/yieldToBrowser';
import { selectIsSessionPending } from '../../connection/public/connection';
import { selectSession } from '../../session/public/session';
import { loadForRentals } from './loadUntilDone';
import type { RentalStore } from './rentalStore';
import { loadFailed, sampleShown, selectAttempts } from './rentalsSlice';
import type { SyncApi } from './syncApi';

/** Loaded for signed-in users only. */
const loadCloud = async (): Promise<SyncApi> => {
  const [api, files] = await Promise.all([import('../../../cloud/rentalsApi'), import('./snapshotFiles')]);
  const { openFiles, readChangeFile } = files;
  return { ...api, openFiles, readChangeFile };
};

/**
 * Fills the store's rentals while the calling component is mounted: for signed-in users with the cloud's, kept up to date,
 * and for guests with the bundled sample. A user whose session cannot be renewed because of the network gets this
 * browser's stored rentals, and continues from there. `retryAsked` restarts it after a failure.
 * @param loadApi has to stay the same between renders
 */
export function useRentalSync(loadApi: () => Promise<SyncApi> = loadCloud): void {
  const { status, sub } = useAppSelector(selectSession);
  const isPending = useAppSelector(selectIsSessionPending);
  const isKnown = status === 'signedIn' || (status === 'unknown' && isPending);
  const attempts = useAppSelector(selectAttempts);
  const store = useAppStore();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each retry
  useEffect(() => {
    if (status === 'guest') return showSample(store);
    if (!isKnown || sub === null) return;
    const stop = followWhenLoaded(store, loadApi, sub);
    return () => {
      stop();
      const session = selectSession(store.getState());
      // After unlocking the screen, the user gets the copy back: see session/leavingActions.ts.
      if (session.status === 'guest') void dropCopies();
    };
  }, [status, isKnown, sub, store, loadApi, attempts]);
}

/** @returns a function that stops it */
function showSample(store: RentalStore): () => void {
  const stopping = new AbortController();
  void dropCopies(stopping.signal);
  const stopLoading = showWhenLoaded(
    store,
    async () => {
      const { sampleRentals } = await import('../sample/sampleRentals');
      const rentals = await sampleRentals();
      await yieldToBrowser();
      return rentals;
    },
    (rentals) => store.dispatch(sampleShown(rentals)),
  );
  return () => {
    stopping.abort();
    stopLoading();
  };
}

/** No user is signed in: no copy of any user's rentals stays in this browser. */
async function dropCopies(signal?: AbortSignal): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const { dropAllCopies } = await import('./localDatabase');
  await dropAllCopies(signal).catch((error: unknown) =>
    console.warn('A copy of the rentals may still be stored in this browser.', error),
  );
}

/** @returns a function that stops it */
function followWhenLoaded(store: AppStore, loadApi: () => Promise<SyncApi>, sub: string): () => void {
  let stop: (() => void) | undefined;
  const stopLoading = showWhenLoaded(
    store,
    () =>
      Promise.all([import('./startRentalSync'), import('./localDatabase'), import('../../session/public/keptInput')]),
    ([{ startRentalSync }, { openLocalDatabase, localDatabaseName }, { keptDataOf }]) => {
      const database = 'indexedDB' in globalThis ? openLocalDatabase(localDatabaseName(stageName(), sub)) : null;
      stop = startRentalSync(store, { loadApi, database, kept: keptDataOf(store, sub, 'outbox') });
    },
  );
  return () => {
    stopLoading();
    stop?.();
  };
}

/**
 * Loads what the rentals need, until it comes.
 * @returns a function that stops it
 */
function showWhenLoaded<Part>(store: RentalStore, load: () => Promise<Part>, show: (part: Part) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  loadForRentals(store, load, signal)
    .then(show)
    .catch((error: unknown) => signal.aborted || store.dispatch(loadFailed(cloudFailureOf(error))));
  return () => stopping.abort();
}
