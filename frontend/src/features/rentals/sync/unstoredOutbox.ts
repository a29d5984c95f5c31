import type { KeptData } from '../../session/public/keptInput';
import { emptyOutbox, isEmptyOutbox, type Outbox } from './outbox';
import type { RentalStore } from './rentalStore';
import { outboxJoined, selectOutbox, selectRentalsSource } from './rentalsSlice';

/** Whether only the page has the outbox, as this browser has not stored it. */
export interface OutboxStorage {
  isUnstored: boolean;
}

/**
 * Until the signal aborts, and while only the page has the outbox: has the browser ask before the page is closed, and
 * keeps the outbox until the account is back where a lock of the screen or the end of the session empties the store.
 * Begins with what was kept so.
 */
export function watchUnstored(store: RentalStore, kept: KeptData<Outbox>, signal: AbortSignal): OutboxStorage {
  const left = kept.take();
  if (left) store.dispatch(outboxJoined(left));
  const storage = { isUnstored: left !== undefined };
  let latest = selectOutbox(store.getState());
  const unsubscribe = store.subscribe(() => {
    const isEmptied = selectRentalsSource(store.getState()) !== 'cloud';
    if (isEmptied && storage.isUnstored && !isEmptyOutbox(latest)) kept.keep(latest);
    latest = isEmptied ? emptyOutbox : selectOutbox(store.getState());
  });
  const warn = (event: BeforeUnloadEvent) => {
    if (storage.isUnstored && !isEmptyOutbox(latest)) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  signal.addEventListener(
    'abort',
    () => {
      unsubscribe();
      window.removeEventListener('beforeunload', warn);
    },
    { once: true },
  );
  return storage;
}
