import type { Dispatch } from '@reduxjs/toolkit';
import {
  cacheCleared,
  cloudOpened,
  connectionChanged,
  loadFailed,
  loadFinished,
  loadStarted,
  rentalsReceived,
  selectCheckpoints,
  selectConnection,
  type WithRentals,
} from '../rentalsSlice';
import { type CallFailure, callFailureOf } from './callFailure';
import { canCatchUp, pullChanges } from './pullChanges';
import type { RentalsApi, SubscriptionState } from './rentalsApi';
import { pauseAfter, type Wait, wait } from './retry';

export interface Store {
  dispatch: Dispatch;
  getState(): WithRentals;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

export interface SyncHandle {
  /** Reads what changed, for there is reason to think that something did; one asked for during a read follows it. */
  catchUp(): void;
  stop(): void;
}

/**
 * Keeps the store's rentals in step with the cloud until stopped: subscribes, loads, and reads what was missed each
 * time the subscription is up again. Each read is made once: Amplify repeats its calls. One that failed all the same
 * is followed by others, at a pace that slows.
 */
export function startSync(store: Store, api: RentalsApi, now: () => number = Date.now, pause: Wait = wait): SyncHandle {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let isPulling = false;
  let pullAgain = false;
  /** Ends the wait after a read that failed. */
  let alarm = new AbortController();

  const pull = async () => {
    store.dispatch(loadStarted());
    if (!canCatchUp(selectCheckpoints(store.getState()), now())) store.dispatch(cacheCleared());
    await pullChanges({
      syncRentals: (page) => api.syncRentals(page),
      checkpoints: selectCheckpoints(store.getState()),
      isCareful: failures > 0,
      onPage: (page) => store.dispatch(rentalsReceived(page)),
      signal,
    });
    failures = 0;
    store.dispatch(loadFinished({ at: now() }));
  };

  const rest = async (failure: CallFailure) => {
    failures++;
    alarm = new AbortController();
    await pause(pauseAfter(failure, failures), AbortSignal.any([alarm.signal, signal])).catch(() => {});
  };

  const runPulling = async () => {
    if (isPulling) {
      pullAgain = true;
      return;
    }
    isPulling = true;
    do {
      pullAgain = false;
      try {
        await pull();
      } catch (error) {
        if (signal.aborted) break;
        const failure = callFailureOf(error);
        store.dispatch(loadFailed(failure === 'busy' ? 'unknown' : failure));
        if (failure === 'signedOut') break;
        await rest(failure);
        pullAgain = true;
      }
    } while (pullAgain && !signal.aborted);
    isPulling = false;
  };

  const catchUp = () => {
    alarm.abort();
    void runPulling();
  };

  const onState = (state: SubscriptionState) => {
    if (signal.aborted) return;
    store.dispatch(connectionChanged(state));
    // Changes made before the subscription was up are on no message; only a read brings them.
    if (state === 'connected') catchUp();
  };

  const subscribe = () =>
    api.subscribeToRentals((rentals) => {
      if (!signal.aborted) store.dispatch(rentalsReceived({ rentals }));
    }, onState);

  store.dispatch(cloudOpened());
  let unsubscribe = subscribe();
  void runPulling();

  return {
    catchUp: () => {
      // Left to itself, Amplify connects again only once a minute.
      if (selectConnection(store.getState()) === 'interrupted') {
        unsubscribe();
        unsubscribe = subscribe();
      }
      catchUp();
    },
    stop: () => {
      stopping.abort();
      unsubscribe();
      store.dispatch(connectionChanged(null));
    },
  };
}
