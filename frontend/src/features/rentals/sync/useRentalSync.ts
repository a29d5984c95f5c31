import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { stageName } from '../../../cloud/configure';
import { selectIsSessionPending } from '../../connection/connectionSlice';
import { selectSession } from '../../session/sessionSlice';
import { loadFailed, loadStarted, sampleShown, selectAttempts } from '../rentalsSlice';
import type { RentalsApi } from './rentalsApi';
import type { Store } from './startSync';

/** Loaded only for those who are signed in: guests need none of it. */
const loadCloud = (): Promise<RentalsApi> => import('../../../cloud/rentals-api');

/**
 * Fills the store's rentals for as long as the calling component is there: with the cloud's, kept in step, for
 * whoever is signed in, and with the bundled sample for guests. Whose session cannot be renewed for want of a network
 * has what this browser keeps for them, and goes on from there. `retryAsked` starts anew after a failure.
 * @param loadApi has to stay the same between renders
 */
export function useRentalSync(loadApi: () => Promise<RentalsApi> = loadCloud): void {
  const { status, sub } = useAppSelector(selectSession);
  const isPending = useAppSelector(selectIsSessionPending);
  const isKnown = status === 'signedIn' || (status === 'unknown' && isPending);
  const attempts = useAppSelector(selectAttempts);
  const store = useAppStore();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt does the same once more
  useEffect(() => {
    if (status === 'guest') return showSample(store);
    if (!isKnown || sub === null) return;
    const stop = followWhenLoaded(store, loadApi, sub);
    return () => {
      stop();
      const session = selectSession(store.getState());
      // Whoever locked the screen comes back to the copy: session/leaving.ts has the rule.
      if (session.status === 'guest') void dropCopies();
    };
  }, [status, isKnown, sub, store, loadApi, attempts]);
}

/** @returns stops it */
function showSample(store: Store): () => void {
  let isWanted = true;
  void dropCopies();
  store.dispatch(loadStarted());
  import('../sample/sampleRentals')
    .then(({ sampleRentals }) => sampleRentals())
    .then(
      (rentals) => isWanted && store.dispatch(sampleShown(rentals)),
      () => isWanted && store.dispatch(loadFailed('network')),
    );
  return () => {
    isWanted = false;
  };
}

/** Nobody is signed in: no copy of anybody's rentals stays in this browser. */
async function dropCopies(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const { dropAllCopies } = await import('./localDatabase');
  await dropAllCopies().catch((error: unknown) => console.warn('A copy of the rentals may still be kept.', error));
}

/** @returns stops it */
function followWhenLoaded(store: Store, loadApi: () => Promise<RentalsApi>, sub: string): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  store.dispatch(loadStarted());
  Promise.all([import('./startRentalSync'), import('./localDatabase')]).then(
    ([{ startRentalSync }, { openLocalDatabase, localDatabaseName }]) => {
      const database = 'indexedDB' in globalThis ? openLocalDatabase(localDatabaseName(stageName(), sub)) : null;
      if (isWanted) stop = startRentalSync(store, { loadApi, database });
    },
    () => isWanted && store.dispatch(loadFailed('network')),
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}
