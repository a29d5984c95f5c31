import type { Rental } from '../../../../../graphql/generated/schema';
import { partOf } from '../../../../../graphql/sharding';
import type { RentalsState } from '../rentalsSlice';
import { copyParts } from './columnEncoding';
import type { LocalDatabase } from './localDatabase';
import { type Wait, wait } from './retry';
import type { Store } from './startSync';

/** How long changes gather before the copy follows, in milliseconds: the first soon, a stream of them together. */
const firstGathering = 100;
const gathering = 2_000;

/** So many changes answered together are a person's; more are a bulk action's, and those gather. */
const fewChanges = 10;

/** Parts written at once; the page has a moment for other things between them. */
const partsAtOnce = 8;

/**
 * Keeps the copy in the vault in step with the store until the signal aborts.
 * @param kept the rentals as the vault has them, in the store's order
 */
export function cacheRentals(
  store: Store,
  database: Pick<LocalDatabase, 'writeParts' | 'writeCheckpoints'>,
  kept: readonly Rental[],
  signal: AbortSignal,
  pause: Wait = wait,
): void {
  const tracker = new PartTracker(kept);
  let cachedState: Pick<RentalsState, 'items' | 'checkpoints'> | undefined;
  let isWriting = false;

  const write = async (): Promise<void> => {
    const state = store.getState().rentals;
    cachedState = state;
    const changed = [...tracker.changedParts(state)];
    for (let first = 0; first < changed.length; first += partsAtOnce) {
      signal.throwIfAborted();
      await database.writeParts(new Map(changed.slice(first, first + partsAtOnce)));
    }
    signal.throwIfAborted();
    await database.writeCheckpoints(state.checkpoints);
  };

  let alarm = new AbortController();
  const rest = async (milliseconds: number): Promise<void> => {
    alarm = new AbortController();
    await pause(milliseconds, AbortSignal.any([alarm.signal, signal])).catch(() => signal.throwIfAborted());
  };

  const isBehind = () => {
    const { items, checkpoints, source } = store.getState().rentals;
    return source === 'cloud' && (items !== cachedState?.items || checkpoints !== cachedState.checkpoints);
  };

  const onChange = async () => {
    if (isWriting || !isBehind()) return;
    isWriting = true;
    try {
      for (let time = firstGathering; isBehind(); time = gathering) {
        await rest(time);
        // Whoever was signed in may have left meanwhile.
        if (isBehind()) await write();
      }
    } catch (error) {
      // A full disk costs the next visit some time, nothing else; what is kept stays consistent.
      if (!signal.aborted) console.warn('The copy of the rentals could not be kept.', error);
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
    // The outbox no longer has it: a reload now would show what the person changed as it was before.
    if (answered > 0 && answered <= fewChanges) alarm.abort();
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
  void onChange();
}

/** Knows which parts of the copy a list of rentals makes out of date. */
export class PartTracker {
  private readonly partAt: number[];

  constructor(private known: readonly Rental[]) {
    this.partAt = known.map(({ id }) => partOf(id, copyParts));
  }

  /**
   * The parts that have changed since the last call, with what the cloud said of their rentals: what a person changed
   * is kept in their outbox.
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
