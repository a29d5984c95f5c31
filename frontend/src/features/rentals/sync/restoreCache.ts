import { cacheRestored, outboxJoined, selectOutbox, selectRentals, selectRentalsSource } from '../rentalsSlice';
import type { LocalDatabase } from './localDatabase';
import { emptyOutbox, isEmptyOutbox, joinOutboxes, type Outbox } from './outbox';
import type { Store } from './startSync';
import { takeLock, waitForLock } from './tabLocks';

/** One outbox for each tab: only its own tab may send what is in it, as only that knows what it has sent. */
export const outboxLock = (database: Pick<LocalDatabase, 'name'>, owner: string) => `${database.name}-outbox-${owner}`;

/**
 * Puts into the store what this browser kept: the copy, this tab's own outbox, and the outboxes of tabs that are gone.
 * Those of tabs still open follow when they close. A store that is filled already needs neither copy nor own outbox.
 * @param owner this tab
 * @returns whether the store now holds the vault's copy
 */
export async function restoreCache(
  store: Store,
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
  for (const other of owners.filter((name) => name !== owner)) {
    if (await takeLock(outboxLock(database, other), signal)) {
      gone.push(other);
      outbox = joinOutboxes(outbox, (await database.readOutbox(other)) ?? emptyOutbox);
    } else void joinLater(store, database, owner, other, signal);
  }
  if (!isOpen(store, signal)) return false;
  store.dispatch(copy ? cacheRestored({ ...copy, outbox }) : outboxJoined(outbox));
  await takeOver(store, database, owner, gone);
  return copy !== null;
}

/** Takes over the outbox of a tab that is still open, once it closes. */
export async function joinLater(
  store: Store,
  database: LocalDatabase,
  owner: string,
  other: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await waitForLock(outboxLock(database, other), signal);
    const left = await database.readOutbox(other);
    if (!left || !isOpen(store, signal)) return;
    store.dispatch(outboxJoined(left));
    await takeOver(store, database, owner, [other]);
  } catch (error) {
    // What could not be taken over stays where it is, for the next visit.
    if (!signal.aborted) console.warn('Changes of another tab could not be taken over.', error);
  }
}

/** Makes the outboxes of tabs that are gone part of this tab's, in the vault too. */
async function takeOver(store: Store, database: LocalDatabase, owner: string, gone: readonly string[]): Promise<void> {
  for (const other of gone) {
    const outbox: Outbox = selectOutbox(store.getState());
    await database.writeOutbox(owner, isEmptyOutbox(outbox) ? null : outbox, other);
  }
}

const isOpen = (store: Store, signal: AbortSignal) =>
  !signal.aborted && selectRentalsSource(store.getState()) === 'cloud';
