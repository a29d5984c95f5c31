import type { Rental } from '../../../../../graphql/generated/schema';

/**
 * The position of each rental, cached per list: a first load merges a hundred pages, and rebuilding the index for each
 * would take longer than the merging.
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

/** The rental with this id, in constant time after the first call for a list. */
export function findRental(rentals: readonly Rental[], id: string): Rental | undefined {
  const position = positionsOf(rentals).get(id);
  return position === undefined ? undefined : rentals[position];
}

/**
 * Merges arriving versions into the current rentals. The higher `_version` wins, so messages may arrive late, twice or in
 * any order and all copies end up equal.
 * @returns a new list, or `current` itself if nothing changed
 */
export function mergeRentals(current: Rental[], arriving: readonly Rental[]): Rental[] {
  return putRentals(current, arriving, (rental, known) => known === undefined || rental._version > known._version);
}

/** Replaces the rentals with the same ids, or appends, whatever the versions. */
export function placeRentals(current: Rental[], rentals: readonly Rental[]): Rental[] {
  return putRentals(current, rentals, (rental, known) => rental !== known);
}

function putRentals(
  current: Rental[],
  rentals: readonly Rental[],
  isWanted: (rental: Rental, known: Rental | undefined) => boolean,
): Rental[] {
  const positions = positionsOf(current);
  let put: Rental[] | undefined;
  for (const rental of rentals) {
    const position = positions.get(rental.id) ?? (put ?? current).length;
    if (!isWanted(rental, (put ?? current)[position])) continue;
    if (!put) {
      put = current.slice();
      positionsOfList.delete(current);
      positionsOfList.set(put, positions);
    }
    positions.set(rental.id, position);
    put[position] = rental;
  }
  // The store would freeze it too, but by visiting each rental.
  if (put) Object.freeze(put);
  return put ?? current;
}

/** The list without these rentals. */
export function dropRentals(current: Rental[], ids: ReadonlySet<string>): Rental[] {
  return ids.size === 0 ? current : current.filter(({ id }) => !ids.has(id));
}
