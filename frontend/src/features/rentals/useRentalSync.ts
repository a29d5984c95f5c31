import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '../../app/hooks';
import { selectSessionStatus } from '../session/sessionSlice';
import { type InStep, keepInStep, type Store } from './keepInStep';
import type { RentalsApi } from './rentalsApi';
import { cloudOpened, loadFailed, loadStarted, sampleShown } from './rentalsSlice';
import { whenBack } from './whenBack';

/** Loaded only for those who are signed in: guests need none of it. */
const loadCloud = (): Promise<RentalsApi> => import('../../cloud/rentals-api');

/**
 * Fills the store's rentals for as long as the calling component is there: with the cloud's, kept in step, for
 * whoever is signed in, and with the bundled sample for guests.
 * @param loadApi has to stay the same between renders
 * @returns starts anew after a failure
 */
export function useRentalSync(loadApi: () => Promise<RentalsApi> = loadCloud): () => void {
  const status = useAppSelector(selectSessionStatus);
  const store = useStore() as Store;
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt does the same once more
  useEffect(() => {
    if (status === 'guest') return showSample(store);
    if (status === 'signedIn') return followCloud(store, loadApi);
  }, [status, store, loadApi, attempt]);

  return useCallback(() => setAttempt((last) => last + 1), []);
}

/** @returns stops it */
function showSample(store: Store): () => void {
  let isWanted = true;
  store.dispatch(loadStarted());
  import('./sample/sampleRentals')
    .then(({ sampleRentals }) => sampleRentals())
    .then(
      (rentals) => isWanted && store.dispatch(sampleShown(rentals)),
      () => isWanted && store.dispatch(loadFailed('network')),
    );
  return () => {
    isWanted = false;
  };
}

/** @returns stops it */
function followCloud(store: Store, loadApi: () => Promise<RentalsApi>): () => void {
  let isWanted = true;
  let inStep: InStep | undefined;
  const stopWatching = whenBack(() => inStep?.catchUp());
  store.dispatch(cloudOpened());
  loadApi().then(
    (api) => {
      if (isWanted) inStep = keepInStep(store, api);
    },
    () => isWanted && store.dispatch(loadFailed('network')),
  );
  return () => {
    isWanted = false;
    stopWatching();
    inStep?.stop();
  };
}
