import type { LocalDatabase } from './localDatabase';
import { isEmptyOutbox, type Outbox } from './outbox';
import type { RentalStore } from './rentalStore';
import type { OutboxStorage } from './unstoredOutbox';

/**
 * Stores a tab's outbox at each change, until the signal aborts.
 * @param storage is told whether it could
 * @param announce notifies the other tabs that there is an outbox to take over if this tab closes
 * @returns a function that waits until the current outbox is stored
 */
export function persistOutbox(
  store: RentalStore,
  database: Pick<LocalDatabase, 'writeOutbox'>,
  owner: string,
  storage: OutboxStorage,
  announce: () => void,
  signal: AbortSignal,
): () => Promise<unknown> {
  let persisted: Outbox | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  const write = (): Promise<unknown> => {
    const { outbox, source } = store.getState().rentals;
    // Signing out empties the store; pending changes stay stored for their account.
    if (outbox === persisted || source !== 'cloud') return writing;
    const isFirst = persisted === undefined || isEmptyOutbox(persisted);
    persisted = outbox;
    // Nothing to write, and no database to write it to if the account has just signed out.
    if (isFirst && isEmptyOutbox(outbox)) return writing;
    writing = writing
      .then(() => database.writeOutbox(owner, isEmptyOutbox(outbox) ? null : outbox))
      .then(() => {
        if (isFirst || storage.isUnstored) announce();
        storage.isUnstored = false;
      })
      .catch((error: unknown) => {
        storage.isUnstored = true;
        console.warn('Pending changes could not be stored in this browser: keep this page open.', error);
      });
    return writing;
  };

  const unsubscribe = store.subscribe(() => void write());
  signal.addEventListener('abort', unsubscribe, { once: true });
  // What was changed before, while the stored data was restored.
  void write();
  return write;
}
