import type { Rental } from '../../../../../graphql/generated/schema';
import { partOf } from '../../../../../graphql/sharding';
import { type Wait, wait } from '../../../cloud/retry';
import { WakeableWait } from '../../../cloud/unlimitedRetry';
import { copyParts } from './columnEncoding';
import type { LocalDatabase } from './localDatabase';
import type { RentalStore } from './rentalStore';
import type { RentalsState } from './rentalsSlice';

/** How long changes are collected before the copy is written, in milliseconds: the first briefly, a stream together. */
const firstGathering = 100;
const gathering = 2_000;

/** An initial load is stored when the page has shown it, and is at rest. */
const manyRentals = 50_000;

/** Up to this many changes answered together are individual edits; more are a bulk action, and are collected. */
const fewChanges = 10;

/** Parts written in one go; between them the page can do other work. */
const partsAtOnce = 8;

/**
 * Updates the stored copy from the store until the signal aborts.
 * @param cached the rentals as stored, in the store's order; null if the store was not filled from the copy, which is then
 * replaced as a whole: it may be newer, and with some of its parts and other checkpoints it would be neither
 */
export function cacheRentals(
  store: RentalStore,
  database: Pick<LocalDatabase, 'writeParts' | 'writeCheckpoints' | 'dropCopy'>,
  cached: readonly Rental[] | null,
  signal: AbortSignal,
  waitFor: Wait = wait,
): void {
  const tracker = new PartTracker(cached ?? []);
  let cachedState: Pick<RentalsState, 'items' | 'checkpoints'> | undefined;
  let isWriting = false;

  const write = async (): Promise<void> => {
    const state = store.getState().rentals;
    if (!cached && !cachedState) await database.dropCopy();
    cachedState = state;
    const changed = [...tracker.changedParts(state)];
    for (let first = 0; first < changed.length; first += partsAtOnce) {
      signal.throwIfAborted();
      await database.writeParts(new Map(changed.slice(first, first + partsAtOnce)));
    }
    signal.throwIfAborted();
    await database.writeCheckpoints(state.checkpoints);
  };

  const collecting = new WakeableWait(waitFor, signal);

  const isBehind = () => {
    const { items, checkpoints, source } = store.getState().rentals;
    // Without a checkpoint everything would be read again, so there is nothing to cache yet.
    if (Object.keys(checkpoints).length === 0) return false;
    return source === 'cloud' && (items !== cachedState?.items || checkpoints !== cachedState.checkpoints);
  };

  const onChange = async () => {
    if (isWriting || !isBehind()) return;
    isWriting = true;
    try {
      const isMany = store.getState().rentals.items.length > manyRentals + (cachedState?.items ?? cached ?? []).length;
      for (let time = isMany ? gathering : firstGathering; isBehind(); time = gathering) {
        await collecting.wait(time);
        signal.throwIfAborted();
        // The user may have signed out meanwhile.
        if (isBehind()) await write();
      }
    } catch (error) {
      // A full disk makes the next visit slower, nothing else; the stored data stays consistent.
      if (!signal.aborted) console.warn('The rentals could not be cached.', error);
      unsubscribe();
      return;
    }
    isWriting = false;
  };

  let waiting = store.getState().rentals.outbox.changes.length;
  const unsubscribe = store.subscribe(() => {
    void onChange();
    const { length } = store.getState().rentals.outbox.changes;
    const answered = waiting - length;
    waiting = length;
    // No longer in the outbox: until the copy is written, a reload would show the rental as it was before the change.
    if (answered > 0 && answered <= fewChanges) collecting.wake();
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
  void onChange();
}

/** Tracks which parts of the copy a list of rentals makes outdated. */
export class PartTracker {
  private readonly partAt: number[];

  constructor(private known: readonly Rental[]) {
    this.partAt = known.map(({ id }) => partOf(id, copyParts));
  }

  /**
   * The parts that have changed since the last call, with the cloud's versions of their rentals: the user's own changes
   * are stored in the outbox.
   */
  changedParts({ items, confirmed }: Pick<RentalsState, 'items' | 'confirmed'>): Map<number, Rental[]> {
    const changed = new Map<number, Rental[]>();
    const { known, partAt } = this;
    for (let index = 0; index < Math.max(items.length, known.length); index++) {
      const rental = items[index];
      if (rental === known[index]) continue;
      const before = partAt[index];
      if (before !== undefined) changed.set(before, []);
      if (!rental) continue;
      const part = partOf(rental.id, copyParts);
      partAt[index] = part;
      changed.set(part, []);
    }
    partAt.length = items.length;
    this.known = items;
    if (changed.size === 0) return changed;
    items.forEach((shown, index) => {
      const part = changed.get(partAt[index] as number);
      const rental = Object.hasOwn(confirmed, shown.id) ? confirmed[shown.id] : shown;
      if (rental) part?.push(rental);
    });
    return changed;
  }
}
