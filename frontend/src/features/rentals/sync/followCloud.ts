import type { ChangeFeed } from '../../../../../graphql/generated/schema';
import { defaultShardCount } from '../../../../../graphql/sharding';
import { cloudFailureOf, needsUser } from '../../../cloud/errors';
import { delayAfter, type Wait, WakeableWait, wait } from '../../../cloud/retry';
import { ChangeMessages } from './changeMessages';
import { PageGatherer } from './gatherPages';
import { canCatchUp, changedShards, pullChanges } from './pullChanges';
import type { PulledPage } from './pulledPage';
import { readNamed } from './readNamed';
import type { RentalStore } from './rentalStore';
import type { RentalChanges, RentalsApi, SubscriptionState } from './rentalsApi';
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
} from './rentalsSlice';
import {
  createTimer,
  indexDelay,
  missedReadDelay,
  namedReadDelay,
  readSpread,
  settleDelay,
  silenceLimit,
} from './syncTimes';

export interface SyncHandle {
  /** Reads changes, as there may be some; if called during a read, another one follows it. Does nothing while suspended. */
  catchUp(): void;
  /** Ends the subscription while the page is hidden. */
  suspend(): void;
  /** Subscribes again, and reads what changed meanwhile. */
  resume(): void;
  stop(): void;
}

/**
 * Keeps the store's rentals in sync with the cloud until stopped: subscribes, loads, applies what messages tell, reads
 * what they only name, and reads everything that changed whenever messages may be missing. Each read is called once, as
 * Amplify retries its calls. If it still fails, it is repeated with increasing delays.
 */
export function followCloud(
  store: RentalStore,
  api: RentalsApi,
  now: () => number = Date.now,
  waitFor: Wait = wait,
): SyncHandle {
  const stopping = new AbortController();
  const { signal } = stopping;
  const messages = new ChangeMessages();
  let failures = 0;
  let isPulling = false;
  /** Whether the read that is under way knows how far the messages have come. */
  let isFeedRead = false;
  let pullAgain = false;
  let isReadingNamed = false;
  let hasBeenConnected = false;
  let isSuspended = false;
  /** As the last message said. */
  let listeners = 1;
  /** The shards of the last answer, each of which is a read after a missed message. */
  let shardCount = defaultShardCount;
  /** Whether what the next read may not find in the index yet is in no message. */
  let needsSettling = true;
  /** After a failed read. */
  const waitBeforeRetry = new WakeableWait(waitFor, signal);

  const pull = async () => {
    store.dispatch(loadStarted());
    // What is missed while this read is under way is for the next one.
    let settles = needsSettling;
    needsSettling = false;
    try {
      const startedAt = now();
      isFeedRead = false;
      const feed = await api.changeFeed();
      // Messages that did not come: what they told may not be in the index yet, and no message will tell it again.
      if (!messages.compare(feed.sequence)) settles = true;
      isFeedRead = true;
      await pullSince(feed);
      failures = 0;
      store.dispatch(loadFinished({ at: now() }));
      // The index may not have had the latest changes yet.
      if (settles && Math.max(...feed.changedAt) > startedAt - indexDelay)
        settling.start(settleDelay(readSpread(listeners, shardCount)));
    } catch (error) {
      if (settles) needsSettling = true;
      throw error;
    }
  };

  const pullSince = async (feed: ChangeFeed) => {
    shardCount = feed.shardCount;
    if (!canCatchUp(selectCheckpoints(store.getState()), now())) store.dispatch(cacheCleared());
    const checkpoints = selectCheckpoints(store.getState());
    const pages = new PageGatherer((page) => {
      if (!signal.aborted) store.dispatch(rentalsReceived(page));
    });
    try {
      await pullChanges({
        syncRentals: (page) => api.syncRentals(page),
        checkpoints,
        shards: changedShards(feed, checkpoints),
        isCareful: failures > 0,
        openFiles: api.openFiles,
        onPage: (page) => pages.add(page),
        signal,
      });
    } finally {
      // What came before a failure stays.
      pages.flush();
    }
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
        if (needsUser(failure)) break;
        failures++;
        await waitBeforeRetry.wait(delayAfter(failure, failures));
        pullAgain = true;
      }
    } while (pullAgain && !signal.aborted);
    isPulling = false;
  };

  const catchUp = () => {
    waitBeforeRetry.wake();
    void runPulling();
  };

  const catchUpMissed = () => {
    needsSettling = true;
    catchUp();
  };

  /** Reads what changed if messages were missed. @param onFailure when the cloud does not say */
  const checkMissed = (onFailure: () => void) => {
    api.changeFeed().then(
      ({ sequence }) => {
        if (!messages.compare(sequence) && !signal.aborted) catchUpMissed();
      },
      () => signal.aborted || onFailure(),
    );
  };
  /** Messages may have been missed before the subscription was up: the sequence says so, unless nothing is known yet. */
  const checkConnected = () => {
    if (failures > 0 || (isPulling && !isFeedRead)) catchUpMissed();
    else checkMissed(catchUpMissed);
  };

  const settling = createTimer(catchUp);
  const rejoining = createTimer(checkConnected);
  const missing = createTimer(catchUpMissed);
  const silence = createTimer(() => {
    silence.start(silenceLimit());
    // The subscription notices a lost connection by itself.
    checkMissed(() => {});
  });

  /** Reads what messages only named: at growing intervals while there is more, so that the store takes in large pages. */
  const readUnread = async () => {
    if (isReadingNamed) return;
    isReadingNamed = true;
    try {
      let isIndexRead = false;
      for (let round = 1; messages.hasUnread; round++) {
        await waitFor(namedReadDelay(round, readSpread(listeners, messages.unreadCount)), signal);
        const onPage = (page: PulledPage) => store.dispatch(rentalsReceived(page));
        if (await readNamed(messages.takeUnread(), api, { onPage, signal })) isIndexRead = true;
      }
      if (isIndexRead) settling.start(settleDelay(readSpread(listeners, shardCount)));
    } catch {
      if (!signal.aborted) catchUpMissed();
    }
    isReadingNamed = false;
  };

  const onChanges = (changes: RentalChanges) => {
    if (signal.aborted) return;
    silence.start(silenceLimit());
    listeners = changes.listeners ?? listeners;
    if (changes.rentals) store.dispatch(rentalsReceived({ rentals: changes.rentals }));
    if (!messages.receive(changes) && !missing.isWaiting) {
      missing.start(missedReadDelay(readSpread(listeners, shardCount)));
    }
    void readUnread();
  };

  const onState = (state: SubscriptionState) => {
    if (signal.aborted) return;
    store.dispatch(connectionChanged(state));
    if (state !== 'connected') return;
    silence.start(silenceLimit());
    // After an interruption of AppSync itself all others come back at the same moment.
    if (hasBeenConnected) rejoining.start(missedReadDelay(readSpread(listeners, shardCount)));
    else checkConnected();
    hasBeenConnected = true;
  };

  const subscribe = () => {
    // It may never be accepted: then the changes are read at these intervals.
    silence.start(silenceLimit());
    return api.subscribeToChanges(onChanges, onState);
  };
  const unsubscribe = () => {
    silence.stop();
    rejoining.stop();
    endSubscription();
  };

  store.dispatch(cloudOpened());
  let endSubscription = subscribe();
  void runPulling();

  return {
    catchUp: () => {
      // Resuming reads all of it.
      if (isSuspended) return;
      // Amplify alone reconnects only once a minute.
      if (selectConnection(store.getState()) === 'interrupted') {
        unsubscribe();
        endSubscription = subscribe();
      }
      catchUpMissed();
    },
    suspend: () => {
      isSuspended = true;
      unsubscribe();
    },
    resume: () => {
      if (!isSuspended) return;
      isSuspended = false;
      endSubscription = subscribe();
      catchUpMissed();
    },
    stop: () => {
      stopping.abort();
      settling.stop();
      missing.stop();
      unsubscribe();
      store.dispatch(connectionChanged(null));
    },
  };
}
