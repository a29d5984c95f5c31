import type { Rental } from '../../../../../graphql/generated/schema';
import { type LocalChange, withChanges } from './localChange';
import { dropRentals, findRental, mergeRentals, placeRentals } from './mergeRentals';
import type { Outbox } from './outbox';

/** The rentals as a person sees them, and what has to be known to go back to what the cloud said. */
export interface RentalReplica {
  /** Every rental known, tombstones included, with the changes that wait in the outbox. */
  readonly items: Rental[];
  /** What the cloud last said of the rentals that have changes waiting; null where it knows none. */
  readonly confirmed: Readonly<Record<string, Rental | null>>;
  readonly outbox: Outbox;
}

/** Brings in versions from the cloud; of a rental with changes waiting, those are seen on top of it. */
export function receiveRentals<Held extends RentalReplica>(held: Held, arriving: readonly Rental[]): Held {
  const isWaiting = ({ id }: Rental) => Object.hasOwn(held.confirmed, id);
  const items = mergeRentals(
    held.items,
    arriving.filter((rental) => !isWaiting(rental)),
  );
  const news = new Map<string, Rental>();
  for (const rental of arriving.filter(isWaiting)) {
    const known = news.get(rental.id) ?? held.confirmed[rental.id];
    if (!known || rental._version > known._version) news.set(rental.id, rental);
  }
  if (news.size === 0) return items === held.items ? held : { ...held, items };
  const waiting = changesByRental(held.outbox.changes);
  const shown = [...news].map(([id, rental]) => withChanges(rental, waiting.get(id) ?? []) ?? rental);
  return {
    ...held,
    items: placeRentals(items, shown),
    confirmed: { ...held.confirmed, ...Object.fromEntries(news) },
  };
}

/** Shows the changes of another outbox instead of those of the present one. */
export function showOutbox<Held extends RentalReplica>(held: Held, outbox: Outbox): Held {
  const before = changesByRental(held.outbox.changes);
  const after = changesByRental(outbox.changes);
  const confirmed = { ...held.confirmed };
  const shown: Rental[] = [];
  const gone = new Set<string>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const changes = after.get(id) ?? [];
    if (before.has(id) && areSame(before.get(id) ?? [], changes)) continue;
    const known = Object.hasOwn(confirmed, id) ? (confirmed[id] ?? null) : knownRental(held, id, changes);
    const rental = withChanges(known, changes);
    if (changes.length > 0) confirmed[id] = known;
    else delete confirmed[id];
    if (rental) shown.push(rental);
    else gone.add(id);
  }
  return { ...held, outbox, confirmed, items: dropRentals(placeRentals(held.items, shown), gone) };
}

/**
 * The rental as the cloud last said, as far as is known. A copy that was lost leaves what the person saw, which may have
 * had changes of their own on it: no version of the cloud's, so that whatever the cloud says next is news.
 */
function knownRental({ items }: RentalReplica, id: string, changes: readonly LocalChange[]): Rental | null {
  const seen = changes[0]?.seen;
  return findRental(items, id) ?? (seen && seen._version > 0 ? { ...seen, _version: 0 } : null);
}

function changesByRental(changes: readonly LocalChange[]): Map<string, LocalChange[]> {
  const groups = new Map<string, LocalChange[]>();
  for (const change of changes) {
    const group = groups.get(change.rentalId);
    if (group) group.push(change);
    else groups.set(change.rentalId, [change]);
  }
  return groups;
}

/** Whether two queues of one rental show the same; being sent shows nothing. */
function areSame(left: readonly LocalChange[], right: readonly LocalChange[]): boolean {
  return left.length === right.length && left.every(({ content }, index) => content === right[index]?.content);
}
