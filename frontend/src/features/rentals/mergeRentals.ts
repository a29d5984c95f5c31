import type { Rental } from '../../../../graphql/generated/schema';

/**
 * Where each rental stands in a list, kept beside the list it belongs to: a first load merges a hundred pages, and
 * building the index anew for each would cost more than the merging.
 */
const positionsOfList = new WeakMap<readonly Rental[], Map<string, number>>();

function positionsOf(rentals: readonly Rental[]): Map<string, number> {
  let positions = positionsOfList.get(rentals);
  if (!positions) {
    positions = new Map(rentals.map(({ id }, index) => [id, index]));
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
  const positions = positionsOf(held);
  const news = arriving.filter((rental) => isNewer(rental, positions, held));
  if (news.length === 0) return held;
  const merged = held.slice();
  positionsOfList.delete(held);
  for (const rental of news) {
    if (!isNewer(rental, positions, merged)) continue;
    const position = positions.get(rental.id) ?? merged.length;
    positions.set(rental.id, position);
    merged[position] = rental;
  }
  positionsOfList.set(merged, positions);
  return merged;
}

function isNewer(rental: Rental, positions: Map<string, number>, held: readonly Rental[]): boolean {
  const position = positions.get(rental.id);
  const known = position === undefined ? undefined : held[position];
  return known === undefined || rental._version > known._version;
}
