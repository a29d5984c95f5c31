import type { Rental } from '../../../../../graphql/generated/schema';

/**
 * Where each rental stands in a list, kept beside the list it belongs to: a first load merges a hundred pages, and
 * building the index anew for each would cost more than the merging.
 */
const positionsOfList = new WeakMap<readonly Rental[], Map<string, number>>();

function positionsOf(rentals: readonly Rental[]): Map<string, number> {
  let positions = positionsOfList.get(rentals);
  if (!positions) {
    positions = new Map();
    for (let index = 0; index < rentals.length; index++) positions.set((rentals[index] as Rental).id, index);
    positionsOfList.set(rentals, positions);
  }
  return positions;
}

/** The rental with this id, in constant time once a list has been asked. */
export function findRental(rentals: readonly Rental[], id: string): Rental | undefined {
  const position = positionsOf(rentals).get(id);
  return position === undefined ? undefined : rentals[position];
}

/**
 * Brings arriving versions into the rentals held. Of two versions the higher `_version` stays, so messages may come
 * late, twice or in any order and every copy ends up the same.
 * @returns a new list, or `held` itself when nothing that arrived was news
 */
export function mergeRentals(held: Rental[], arriving: readonly Rental[]): Rental[] {
  return putRentals(held, arriving, (rental, known) => known === undefined || rental._version > known._version);
}

/** Puts rentals in the place of those with their ids, or at the end, whatever their versions. */
export function placeRentals(held: Rental[], rentals: readonly Rental[]): Rental[] {
  return putRentals(held, rentals, (rental, known) => rental !== known);
}

function putRentals(
  held: Rental[],
  rentals: readonly Rental[],
  isWanted: (rental: Rental, known: Rental | undefined) => boolean,
): Rental[] {
  const positions = positionsOf(held);
  let put: Rental[] | undefined;
  for (const rental of rentals) {
    const position = positions.get(rental.id) ?? (put ?? held).length;
    if (!isWanted(rental, (put ?? held)[position])) continue;
    if (!put) {
      put = held.slice();
      positionsOfList.delete(held);
      positionsOfList.set(put, positions);
    }
    positions.set(rental.id, position);
    put[position] = rental;
  }
  return put ?? held;
}

/** The list without these rentals. */
export function dropRentals(held: Rental[], ids: ReadonlySet<string>): Rental[] {
  return ids.size === 0 ? held : held.filter(({ id }) => !ids.has(id));
}
