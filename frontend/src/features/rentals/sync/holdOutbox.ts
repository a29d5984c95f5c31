import type { LocalDatabase } from './localDatabase';
import type { RentalStore } from './rentalStore';
import { selectRentalsSource } from './rentalsSlice';
import { takeLock, waitForLock } from './tabLocks';

/** One outbox per tab: only that tab may send its changes, as only it knows what it has sent. */
export const outboxLock = (database: Pick<LocalDatabase, 'name'>, owner: string) => `${database.name}-outbox-${owner}`;

/** Whether sync runs, and the store shows the account's rentals: signing out and locking empty it. */
export const isOpen = (store: RentalStore, signal: AbortSignal) =>
  !signal.aborted && selectRentalsSource(store.getState()) === 'cloud';

/** The lock that this tab holds or waits for. */
let held: { readonly name: string; readonly taken: Promise<void> } | undefined;

/**
 * Prevents other tabs from taking over this tab's outbox while the store has it. That is longer than sync runs: between
 * its end and its next start, another tab that waits for the lock would get it.
 * @param owner this tab
 * @returns when the lock is taken
 */
export async function holdOutbox(
  store: RentalStore,
  database: LocalDatabase,
  owner: string,
  signal: AbortSignal,
): Promise<void> {
  const name = outboxLock(database, owner);
  if (!isOpen(store, signal)) return;
  if (held?.name === name) return held.taken;
  const leaving = new AbortController();
  const unsubscribe = store.subscribe(() => {
    if (selectRentalsSource(store.getState()) === 'cloud') return;
    unsubscribe();
    held = undefined;
    leaving.abort();
  });
  held = { name, taken: takeOrWait(name, leaving.signal) };
  return held.taken;
}

/** After a sign-in, another tab may just be taking over what this one left when it signed out. */
async function takeOrWait(name: string, signal: AbortSignal): Promise<void> {
  if (!(await takeLock(name, signal))) await waitForLock(name, signal);
}
