import type { Dispatch } from '@reduxjs/toolkit';
import { callFailureOf } from './failures';
import { canCatchUp, pullChanges } from './pullChanges';
import type { RentalsApi, SubscriptionState } from './rentalsApi';
import {
  cloudOpened,
  connectionChanged,
  copyDropped,
  loadFailed,
  loadFinished,
  loadStarted,
  type RentalsError,
  rentalsReceived,
  selectCheckpoints,
  type WithRentals,
} from './rentalsSlice';
import { type Wait, wait, withRetries } from './retry';

export interface Store {
  dispatch: Dispatch;
  getState(): WithRentals;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

export interface InStep {
  /** Reads what changed; while a read is under way, another one follows it, however that ends. */
  catchUp(): void;
  stop(): void;
}

/**
 * Keeps the store's rentals in step with the cloud until stopped: subscribes, loads, and reads what was missed each
 * time the subscription is up again.
 */
export function keepInStep(store: Store, api: RentalsApi, now: () => number = Date.now, pause: Wait = wait): InStep {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pulling = false;
  let pullAgain = false;

  const pull = async () => {
    store.dispatch(loadStarted());
    if (!canCatchUp(selectCheckpoints(store.getState()), now())) store.dispatch(copyDropped());
    await pullChanges({
      syncRentals: (page) => withRetries(() => api.syncRentals(page), canRetry, signal, pause),
      checkpoints: selectCheckpoints(store.getState()),
      onPage: (page) => store.dispatch(rentalsReceived(page)),
      signal,
    });
    store.dispatch(loadFinished({ at: now() }));
  };

  const catchUp = async () => {
    if (pulling) {
      pullAgain = true;
      return;
    }
    pulling = true;
    do {
      pullAgain = false;
      await pull().catch((error: unknown) => signal.aborted || store.dispatch(loadFailed(errorOf(error))));
    } while (pullAgain && !signal.aborted);
    pulling = false;
  };

  const onState = (state: SubscriptionState) => {
    if (signal.aborted) return;
    store.dispatch(connectionChanged(state));
    // Changes made before the subscription was up are on no message; only a read brings them.
    if (state === 'connected') void catchUp();
  };

  store.dispatch(cloudOpened());
  const unsubscribe = api.subscribeToRentals((rentals) => {
    if (!signal.aborted) store.dispatch(rentalsReceived({ rentals }));
  }, onState);
  void catchUp();

  return {
    catchUp: () => void catchUp(),
    stop: () => {
      stopping.abort();
      unsubscribe();
      store.dispatch(connectionChanged(null));
    },
  };
}

function canRetry(error: unknown): boolean {
  return ['network', 'busy'].includes(callFailureOf(error));
}

function errorOf(error: unknown): RentalsError {
  const failure = callFailureOf(error);
  return failure === 'busy' ? 'unknown' : failure;
}
