import { cloudFailureOf } from '../../../cloud/errors';
import { onReconnect } from '../../../cloud/onReconnect';
import { defaultTimeLimit, inTime } from '../../../cloud/timeLimit';
import { yieldToBrowser } from '../../../lib/yieldToBrowser';
import type { KeptData } from '../../session/public/keptInput';
import { cacheRentals } from './cacheRentals';
import { followCloud, type SyncHandle } from './followCloud';
import { holdOutbox } from './holdOutbox';
import { loadForRentals } from './loadUntilDone';
import { copyLock, type LocalDatabase } from './localDatabase';
import type { Outbox } from './outbox';
import { persistOutbox } from './persistOutbox';
import type { RentalStore } from './rentalStore';
import { cloudOpened, loadFailed, selectRentals } from './rentalsSlice';
import { joinLater, restoreCache } from './restoreCache';
import { runOutbox, type Sending } from './runOutbox';
import type { SyncApi } from './syncApi';
import { takeLock, waitForLock } from './tabLocks';
import { type OutboxStorage, watchUnstored } from './unstoredOutbox';
import { whileHidden } from './whileHidden';

/** Identifies this tab while its page is open. */
const tab = crypto.randomUUID();

/** What the sync of a signed-in user depends on; tests supply their own. */
export interface SyncDependencies {
  loadApi(): Promise<SyncApi>;
  /** This browser's storage of the user's rentals; null if it stores none. */
  database: LocalDatabase | null;
  /** The outbox that could not be stored, while the account is away. */
  kept: KeptData<Outbox>;
}

/**
 * Shows this browser's stored rentals, follows the cloud from there, and sends the user's changes.
 * @returns a function that stops it
 */
export function startRentalSync(store: RentalStore, { loadApi, database, kept }: SyncDependencies): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let following: SyncHandle | undefined;
  let sending: Sending | undefined;
  let stopSuspending = () => {};
  const stopWatching = onReconnect(() => {
    following?.catchUp();
    sending?.wake();
  });
  store.dispatch(cloudOpened());
  const storage = watchUnstored(store, kept, signal);

  const start = async () => {
    const [api, cachedInDatabase] = await Promise.all([
      loadForRentals(store, () => inTime(defaultTimeLimit, loadApi), signal),
      database ? restoreStored(store, database, storage, signal) : notStored(storage),
    ]);
    // The stored rentals are drawn first.
    await yieldToBrowser();
    if (signal.aborted) return;
    following = followCloud(store, api);
    stopSuspending = whileHidden(following);
    sending = runOutbox(store, api, cachedInDatabase, signal);
  };
  start().catch((error) => signal.aborted || store.dispatch(loadFailed(cloudFailureOf(error))));

  return () => {
    stopping.abort();
    stopWatching();
    stopSuspending();
    following?.stop();
  };
}

function notStored(storage: OutboxStorage): () => Promise<unknown> {
  storage.isUnstored = true;
  return async () => {};
}

/**
 * Restores the stored data and keeps it up to date from then on.
 * @returns a function that waits until the outbox is stored
 */
async function restoreStored(
  store: RentalStore,
  database: LocalDatabase,
  storage: OutboxStorage,
  signal: AbortSignal,
): Promise<() => Promise<unknown>> {
  try {
    const ownsCopy = await takeLock(copyLock(database.name), signal);
    await holdOutbox(store, database, tab, signal);
    const isRestored = await restoreCache(store, database, tab, signal);
    if (signal.aborted) return notStored(storage);
    void cacheRentalsWhenIdle(store, database, ownsCopy, isRestored, signal);
    return persistOutbox(store, database, tab, storage, listenToOtherTabs(store, database, signal), signal);
  } catch (error) {
    // A browser that cannot store data (a private window, a full disk) still works: it loads everything each time.
    if (!signal.aborted) console.warn('Nothing could be stored in this browser.', error);
    return notStored(storage);
  }
}

/**
 * Listens for other tabs with pending changes, to take those over when they close or sign out.
 * @returns a function that announces this tab's changes
 */
function listenToOtherTabs(store: RentalStore, database: LocalDatabase, signal: AbortSignal): () => void {
  const channel = new BroadcastChannel(database.name);
  /** Those whose outbox this tab waits for. */
  const awaited = new Set<string>();
  channel.onmessage = ({ data: other }: MessageEvent<string>) => {
    if (awaited.has(other)) return;
    awaited.add(other);
    void joinLater(store, database, tab, other, signal).then(() => awaited.delete(other));
  };
  signal.addEventListener('abort', () => channel.close(), { once: true });
  return () => signal.aborted || channel.postMessage(tab);
}

/** One tab stores the copy for all: two tabs with different versions would mix them up. */
async function cacheRentalsWhenIdle(
  store: RentalStore,
  database: LocalDatabase,
  ownsCopy: boolean,
  isRestored: boolean,
  signal: AbortSignal,
): Promise<void> {
  const cached = ownsCopy && isRestored ? selectRentals(store.getState()) : null;
  try {
    if (!ownsCopy) await waitForLock(copyLock(database.name), signal);
    cacheRentals(store, database, cached, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The rentals could not be cached.', error);
  }
}
