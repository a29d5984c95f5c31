import { type Wait, wait } from '../../../cloud/retry';
import { ChangeMessages } from './changeMessages';
import { ChangeReader } from './changeReader';
import { MissedMessageCheck } from './missedMessageCheck';
import { NamedChangesReader } from './namedChangesReader';
import type { RentalStore } from './rentalStore';
import { cloudOpened, connectionChanged, rentalsReceived, selectConnection } from './rentalsSlice';
import type { RentalChanges, SubscriptionState, SyncApi } from './syncApi';
import { createTimer, settleDelay } from './syncTimes';

export interface SyncHandle {
  /** Reads changes, as there may be some; if called during a read, another one follows it. Not while suspended. */
  catchUp(): void;
  /** Ends the subscription while the page is hidden. */
  suspend(): void;
  /** Subscribes again, and reads what changed meanwhile. */
  resume(): void;
  stop(): void;
}

/**
 * Keeps the store's rentals in sync with the cloud until stopped: subscribes, loads, applies what messages tell, reads
 * what they only name, and reads everything that changed whenever messages may be missing.
 */
export function followCloud(
  store: RentalStore,
  api: SyncApi,
  now: () => number = Date.now,
  waitFor: Wait = wait,
): SyncHandle {
  const stopping = new AbortController();
  const { signal } = stopping;
  const messages = new ChangeMessages();
  const settleTimer = createTimer(() => changeReader.read());
  const onIndexRead = () => settleTimer.start(settleDelay(changeReader.spread));
  const settings = { store, api, messages, signal, waitFor, onIndexRead };
  const changeReader = new ChangeReader({ ...settings, now });
  const namedReader = new NamedChangesReader({ ...settings, onFailure: () => changeReader.readMissed() });
  const missedCheck = new MissedMessageCheck(api, messages, changeReader, signal);
  let isSuspended = false;

  const onChanges = (changes: RentalChanges) => {
    if (signal.aborted) return;
    missedCheck.awaitMessage();
    if (changes.rentals) store.dispatch(rentalsReceived({ rentals: changes.rentals }));
    if (!messages.receive(changes)) missedCheck.onMissing();
    void namedReader.readUnread();
  };

  const onState = (state: SubscriptionState) => {
    if (signal.aborted) return;
    store.dispatch(connectionChanged(state));
    if (state === 'connected') missedCheck.onConnected();
  };

  const subscribe = () => {
    // It may never be accepted: then the changes are read at these intervals.
    missedCheck.awaitMessage();
    return api.subscribeToChanges(onChanges, onState);
  };
  const unsubscribe = () => {
    missedCheck.onUnsubscribed();
    endSubscription();
  };

  store.dispatch(cloudOpened());
  let endSubscription = subscribe();
  changeReader.read();

  return {
    catchUp: () => {
      // Resuming reads all of it.
      if (isSuspended) return;
      // Amplify alone reconnects only once a minute.
      if (selectConnection(store.getState()) === 'interrupted') {
        unsubscribe();
        endSubscription = subscribe();
      }
      changeReader.readMissed();
    },
    suspend: () => {
      isSuspended = true;
      unsubscribe();
    },
    resume: () => {
      if (!isSuspended) return;
      isSuspended = false;
      endSubscription = subscribe();
      changeReader.readMissed();
    },
    stop: () => {
      stopping.abort();
      settleTimer.stop();
      missedCheck.stop();
      endSubscription();
      store.dispatch(connectionChanged(null));
    },
  };
}
