import { defaultTimeLimit, inTime } from '../../../cloud/time-limit';
import { cloudOpened, loadFailed, selectRentals } from '../rentalsSlice';
import { cacheRentals } from './cacheRentals';
import type { LocalDatabase } from './localDatabase';
import { onReconnect } from './onReconnect';
import { persistOutbox } from './persistOutbox';
import type { RentalsApi } from './rentalsApi';
import { joinLater, outboxLock, restoreCache } from './restoreCache';
import { runOutbox, type Sending } from './runOutbox';
import { type Store, type SyncHandle, startSync } from './startSync';
import { takeLock, waitForLock } from './tabLocks';

/** This tab, for as long as its page is open. */
const tab = crypto.randomUUID();

export interface CloudTools {
  loadApi(): Promise<RentalsApi>;
  /** Where this browser keeps the person's rentals; null where it keeps none. */
  database: LocalDatabase | null;
}

/**
 * Shows what this browser kept, follows the cloud from there, and sends what the person changes.
 * @returns stops it
 */
export function startRentalSync(store: Store, { loadApi, database }: CloudTools): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let inStep: SyncHandle | undefined;
  let sending: Sending | undefined;
  const stopWatching = onReconnect(() => {
    inStep?.catchUp();
    sending?.wake();
  });
  store.dispatch(cloudOpened());

  const start = async () => {
    const [api, cachedInDatabase] = await Promise.all([
      inTime(defaultTimeLimit, loadApi),
      database ? openKept(store, database, signal) : notKept,
    ]);
    if (signal.aborted) return;
    inStep = startSync(store, api);
    sending = runOutbox(store, api, cachedInDatabase, signal);
  };
  start().catch(() => signal.aborted || store.dispatch(loadFailed('network')));

  return () => {
    stopping.abort();
    stopWatching();
    inStep?.stop();
  };
}

const notKept = async () => {};

/**
 * Restores what is kept and keeps it from then on.
 * @returns waits until the outbox is kept
 */
async function openKept(store: Store, database: LocalDatabase, signal: AbortSignal): Promise<() => Promise<unknown>> {
  try {
    const ownsCopy = await takeLock(`${database.name}-copy`, signal);
    await holdOutbox(database, signal);
    const isRestored = await restoreCache(store, database, tab, signal);
    if (signal.aborted) return notKept;
    void cacheRentalsWhenIdle(store, database, ownsCopy, isRestored, signal);
    return persistOutbox(store, database, tab, listenToOtherTabs(store, database, signal), signal);
  } catch (error) {
    // A browser that keeps nothing (a private window, a full disk) works all the same: it loads everything each time.
    if (!signal.aborted) console.warn('Nothing could be kept in this browser.', error);
    return notKept;
  }
}

/**
 * Hears of tabs with changes of their own, to take those over when they close.
 * @returns tells them of this tab's
 */
function listenToOtherTabs(store: Store, database: LocalDatabase, signal: AbortSignal): () => void {
  const channel = new BroadcastChannel(database.name);
  const known = new Set<string>();
  channel.onmessage = ({ data: other }: MessageEvent<string>) => {
    if (known.has(other)) return;
    known.add(other);
    void joinLater(store, database, tab, other, signal);
  };
  signal.addEventListener('abort', () => channel.close(), { once: true });
  return () => signal.aborted || channel.postMessage(tab);
}

/** Keeps other tabs from taking over this tab's outbox while it is open. */
async function holdOutbox(database: LocalDatabase, signal: AbortSignal): Promise<void> {
  const name = outboxLock(database, tab);
  // Following the cloud was stopped and started again just now: the lock held until then is about to be free.
  if (!(await takeLock(name, signal))) await waitForLock(name, signal);
}

/** One tab keeps the copy for all: two with different news would mix them up. */
async function cacheRentalsWhenIdle(
  store: Store,
  database: LocalDatabase,
  ownsCopy: boolean,
  isRestored: boolean,
  signal: AbortSignal,
): Promise<void> {
  const kept = ownsCopy && isRestored ? selectRentals(store.getState()) : [];
  try {
    if (!ownsCopy) await waitForLock(`${database.name}-copy`, signal);
    cacheRentals(store, database, kept, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The copy of the rentals could not be kept.', error);
  }
}
