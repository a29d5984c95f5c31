import type { LocalDatabase } from './localDatabase';
import { isEmptyOutbox, type Outbox } from './outbox';
import type { RentalStore } from './rentalStore';
import { selectOutbox } from './rentalsSlice';

/**
 * Stores a tab's outbox at each change, until the signal aborts.
 * @param announce notifies the other tabs that there is an outbox to take over if this tab closes
 * @returns a function that waits until the current outbox is stored
 */
export function persistOutbox(
  store: RentalStore,
  database: Pick<LocalDatabase, 'writeOutbox'>,
  owner: string,
  announce: () => void,
  signal: AbortSignal,
): () => Promise<unknown> {
  let persisted: Outbox | undefined = store.getState().rentals.outbox;
  let writing: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

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
        if (isFirst || hasFailed) announce();
        hasFailed = false;
      })
      .catch((error: unknown) => {
        hasFailed = true;
        console.warn('Pending changes could not be stored in this browser: keep this page open.', error);
      });
    return writing;
  };

  const unsubscribe = store.subscribe(() => void write());
  signal.addEventListener('abort', unsubscribe, { once: true });
  warnOfUnstored(store, () => hasFailed, signal);
  return write;
}

/** Until the signal aborts, has the browser ask before the page is closed while only the page has the outbox. */
export function warnOfUnstored(store: RentalStore, isUnstored: () => boolean, signal: AbortSignal): void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnstored() && !isEmptyOutbox(selectOutbox(store.getState()))) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  signal.addEventListener('abort', () => window.removeEventListener('beforeunload', warn), { once: true });
}
