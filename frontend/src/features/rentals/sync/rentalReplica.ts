import type { Rental } from '../../../../../graphql/generated/schema';
import { isNewer } from '../../../../../graphql/reading-changes';
import { type LocalChange, withChanges } from './localChange';
import { dropRentals, findRental, mergeRentals, placeRentals } from './mergeRentals';
import type { Outbox } from './outbox';

/** The rentals as shown to the user, and what is needed to return to the cloud's versions. */
export interface RentalReplica {
  /** All known rentals, including tombstones, with the pending changes of the outbox applied. */
  readonly items: Rental[];
  /** The cloud's last versions of the rentals with pending changes; null if the cloud has none. */
  readonly confirmed: Readonly<Record<string, Rental | null>>;
  readonly outbox: Outbox;
}

/** Merges versions from the cloud; pending changes of a rental are applied on top. */
export function receiveRentals<T extends RentalReplica>(replica: T, arriving: readonly Rental[]): T {
  const isWaiting = ({ id }: Rental) => Object.hasOwn(replica.confirmed, id);
  // Mostly none are, and looking for them among a million takes time.
  const waitingOnes = Object.keys(replica.confirmed).length > 0 ? arriving.filter(isWaiting) : [];
  const items = mergeRentals(
    replica.items,
    waitingOnes.length > 0 ? arriving.filter((rental) => !isWaiting(rental)) : arriving,
  );
  const news = new Map<string, Rental>();
  for (const rental of waitingOnes) {
    const known = news.get(rental.id) ?? replica.confirmed[rental.id];
    if (!known || isNewer(rental, known)) news.set(rental.id, rental);
  }
  if (news.size === 0) return items === replica.items ? replica : { ...replica, items };
  const waiting = changesByRental(replica.outbox.changes);
  const shown = [...news].map(([id, rental]) => withChanges(rental, waiting.get(id) ?? []) ?? rental);
  return {
    ...replica,
    items: placeRentals(items, shown),
    confirmed: { ...replica.confirmed, ...Object.fromEntries(news) },
  };
}

/** Shows the changes of another outbox instead of the current one. */
export function showOutbox<T extends RentalReplica>(replica: T, outbox: Outbox): T {
  const before = changesByRental(replica.outbox.changes);
  const after = changesByRental(outbox.changes);
  const confirmed = { ...replica.confirmed };
  const shown: Rental[] = [];
  const gone = new Set<string>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const changes = after.get(id) ?? [];
    if (before.has(id) && areSame(before.get(id) ?? [], changes)) continue;
    const known = Object.hasOwn(confirmed, id) ? (confirmed[id] ?? null) : knownRental(replica, id, changes);
    const rental = withChanges(known, changes);
    if (changes.length > 0) confirmed[id] = known;
    else delete confirmed[id];
    if (rental) shown.push(rental);
    else gone.add(id);
  }
  return { ...replica, outbox, confirmed, items: dropRentals(placeRentals(replica.items, shown), gone) };
}

/**
 * The cloud's last version of a rental, if known. If the copy was lost, what the user saw is used, which may include
 * their own changes: it has no version, so that any version of the cloud replaces it.
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

/** Whether two queues of a rental show the same; whether a change was sent is not shown. */
function areSame(left: readonly LocalChange[], right: readonly LocalChange[]): boolean {
  return left.length === right.length && left.every(({ content }, index) => content === right[index]?.content);
}
