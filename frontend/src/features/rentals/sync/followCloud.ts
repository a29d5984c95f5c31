import type { Dispatch } from '@reduxjs/toolkit';
import { cloudFailureOf } from '../../../cloud/cloud-failure';
import type { CloudFailure } from '../../../cloud/errors';
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
  /** Reads changes, as there may be some; if called during a read, another one follows it. */
  catchUp(): void;
  stop(): void;
}

/**
 * Keeps the store's rentals in sync with the cloud until stopped: subscribes, loads, and reads missed changes whenever
 * the subscription is up again. Each read is called once, as Amplify retries its calls. If it still fails, it is
 * repeated with increasing delays.
 */
export function followCloud(
  store: Store,
  api: RentalsApi,
  now: () => number = Date.now,
  pause: Wait = wait,
): SyncHandle {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let isPulling = false;
  let pullAgain = false;
  /** Ends the delay after a failed read. */
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

  const rest = async (failure: CloudFailure) => {
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
        const failure = cloudFailureOf(error);
        store.dispatch(loadFailed(failure));
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
    // Changes before the subscription was up are in no message; only a read returns them.
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
      // Amplify alone reconnects only once a minute.
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
