import type { LocalDatabase } from './localDatabase';
import { isEmptyOutbox, type Outbox } from './outbox';
import type { Store } from './startSync';

/**
 * Keeps a tab's outbox in the vault from change to change, until the signal aborts.
 * @param announce tells the other tabs that there is something to take over, should this one close
 * @returns waits until the outbox, as it is when called, is kept
 */
export function persistOutbox(
  store: Store,
  database: Pick<LocalDatabase, 'writeOutbox'>,
  owner: string,
  announce: () => void,
  signal: AbortSignal,
): () => Promise<unknown> {
  let kept: Outbox | undefined = store.getState().rentals.outbox;
  let writing: Promise<unknown> = Promise.resolve();

  const write = (): Promise<unknown> => {
    const { outbox, source } = store.getState().rentals;
    // Signing out empties the store; what waits stays in the vault for whoever it belongs to.
    if (outbox === kept || source !== 'cloud') return writing;
    const isFirst = kept === undefined || isEmptyOutbox(kept);
    kept = outbox;
    writing = writing
      .then(() => database.writeOutbox(owner, isEmptyOutbox(outbox) ? null : outbox))
      .then(() => isFirst && announce())
      .catch((error: unknown) => console.warn('Changes that wait could not be kept: keep this page open.', error));
    return writing;
  };

  const unsubscribe = store.subscribe(() => void write());
  signal.addEventListener('abort', unsubscribe, { once: true });
  return write;
}
