import type { Rental } from '../../../../../graphql/generated/schema';
import { isExpired } from '../../../../../graphql/reading-changes';
import { isOpen, outboxLock } from './holdOutbox';
import type { LocalDatabase } from './localDatabase';
import { emptyOutbox, isEmptyOutbox, joinOutboxes, type Outbox } from './outbox';
import type { RentalStore } from './rentalStore';
import { cacheRestored, outboxJoined, selectOutbox, selectRentals } from './rentalsSlice';
import { takeLock, withLock } from './tabLocks';

/**
 * Restores this browser's stored data into the store: the copy, this tab's own outbox, and the outboxes of closed tabs.
 * Those of open tabs follow when they close. A store with data needs neither the copy nor its own outbox.
 * @param owner this tab
 * @returns whether the store now holds the stored copy
 */
export async function restoreCache(
  store: RentalStore,
  database: LocalDatabase,
  owner: string,
  signal: AbortSignal,
): Promise<boolean> {
  const isFilled = selectRentals(store.getState()).length > 0 || !isEmptyOutbox(selectOutbox(store.getState()));
  const [copy, own, owners] = await Promise.all([
    isFilled ? null : database.readCopy(),
    isFilled ? null : database.readOutbox(owner),
    database.outboxOwners(),
  ]);
  let outbox = own ?? emptyOutbox;
  const gone: string[] = [];
  const taking = new AbortController();
  try {
    for (const other of owners.filter((name) => name !== owner)) {
      if (await takeLock(outboxLock(database, other), taking.signal)) {
        gone.push(other);
        outbox = joinOutboxes(outbox, (await database.readOutbox(other)) ?? emptyOutbox);
      } else void joinLater(store, database, owner, other, signal);
    }
    if (!isOpen(store, signal)) return false;
    store.dispatch(copy ? cacheRestored({ ...withoutExpired(copy), outbox }) : outboxJoined(outbox));
    await takeOver(store, database, owner, gone);
    return copy !== null;
  } finally {
    // A tab that is only signed out needs its lock again when it signs in.
    taking.abort();
  }
}

/** Tombstones that have left the cloud can no longer be restored, and an import has to add their rentals anew. */
function withoutExpired<T extends { readonly rentals: Rental[] }>(copy: T): T {
  const now = Date.now();
  return { ...copy, rentals: copy.rentals.filter((rental) => !isExpired(rental, now)) };
}

/** Takes over the outbox of an open tab once it closes or signs out. */
export async function joinLater(
  store: RentalStore,
  database: LocalDatabase,
  owner: string,
  other: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await withLock(outboxLock(database, other), signal, async () => {
      const left = await database.readOutbox(other);
      if (!left || !isOpen(store, signal)) return;
      store.dispatch(outboxJoined(left));
      await takeOver(store, database, owner, [other]);
    });
  } catch (error) {
    // An outbox that could not be taken over stays stored for the next visit.
    if (!signal.aborted) console.warn('Changes of another tab could not be taken over.', error);
  }
}

/** Merges the outboxes of closed tabs into this tab's, in the database too. */
async function takeOver(
  store: RentalStore,
  database: LocalDatabase,
  owner: string,
  gone: readonly string[],
): Promise<void> {
  for (const other of gone) {
    const outbox: Outbox = selectOutbox(store.getState());
    await database.writeOutbox(owner, isEmptyOutbox(outbox) ? null : outbox, other);
  }
}
