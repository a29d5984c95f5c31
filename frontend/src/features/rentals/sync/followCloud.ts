import { inTime, usualLimit } from '../../../cloud/time-limit';
import { type InStep, keepInStep, type Store } from '../keepInStep';
import type { RentalsApi } from '../rentalsApi';
import { cloudOpened, loadFailed, selectRentals } from '../rentalsSlice';
import { whenBack } from '../whenBack';
import { keepCopy } from './keepCopy';
import { keepOutbox } from './keepOutbox';
import { keepSending, type Sending } from './keepSending';
import { joinLater, outboxLock, restoreKept } from './restoreKept';
import { takeLock, waitForLock } from './tabLocks';
import type { Vault } from './vault';

/** This tab, for as long as its page is open. */
const tab = crypto.randomUUID();

export interface CloudTools {
  loadApi(): Promise<RentalsApi>;
  /** Where this browser keeps the person's rentals; null where it keeps none. */
  vault: Vault | null;
}

/**
 * Shows what this browser kept, follows the cloud from there, and sends what the person changes.
 * @returns stops it
 */
export function followCloud(store: Store, { loadApi, vault }: CloudTools): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let inStep: InStep | undefined;
  let sending: Sending | undefined;
  const stopWatching = whenBack(() => {
    inStep?.catchUp();
    sending?.wake();
  });
  store.dispatch(cloudOpened());

  const start = async () => {
    const [api, keptInVault] = await Promise.all([
      inTime(usualLimit, loadApi),
      vault ? openKept(store, vault, signal) : notKept,
    ]);
    if (signal.aborted) return;
    inStep = keepInStep(store, api);
    sending = keepSending(store, api, keptInVault, signal);
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
async function openKept(store: Store, vault: Vault, signal: AbortSignal): Promise<() => Promise<unknown>> {
  try {
    const ownsCopy = await takeLock(`${vault.name}-copy`, signal);
    await holdOutbox(vault, signal);
    const isRestored = await restoreKept(store, vault, tab, signal);
    if (signal.aborted) return notKept;
    void keepCopyWhenFree(store, vault, ownsCopy, isRestored, signal);
    return keepOutbox(store, vault, tab, hearOtherTabs(store, vault, signal), signal);
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
function hearOtherTabs(store: Store, vault: Vault, signal: AbortSignal): () => void {
  const channel = new BroadcastChannel(vault.name);
  const known = new Set<string>();
  channel.onmessage = ({ data: other }: MessageEvent<string>) => {
    if (known.has(other)) return;
    known.add(other);
    void joinLater(store, vault, tab, other, signal);
  };
  signal.addEventListener('abort', () => channel.close(), { once: true });
  return () => signal.aborted || channel.postMessage(tab);
}

/** Keeps other tabs from taking over this tab's outbox while it is open. */
async function holdOutbox(vault: Vault, signal: AbortSignal): Promise<void> {
  const name = outboxLock(vault, tab);
  // Following the cloud was stopped and started again just now: the lock held until then is about to be free.
  if (!(await takeLock(name, signal))) await waitForLock(name, signal);
}

/** One tab keeps the copy for all: two with different news would mix them up. */
async function keepCopyWhenFree(
  store: Store,
  vault: Vault,
  ownsCopy: boolean,
  isRestored: boolean,
  signal: AbortSignal,
): Promise<void> {
  const kept = ownsCopy && isRestored ? selectRentals(store.getState()) : [];
  try {
    if (!ownsCopy) await waitForLock(`${vault.name}-copy`, signal);
    keepCopy(store, vault, kept, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('The copy of the rentals could not be kept.', error);
  }
}
