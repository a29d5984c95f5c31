import type { Rental } from '../../../../../graphql/generated/schema';
import { isNewer } from '../../../../../graphql/reading-changes';
import { IdPositions } from './idPositions';

/**
 * The position of each rental, cached per list: a first load merges a hundred pages, and rebuilding the index for each
 * would take longer than the merging.
 */
const positionsOfList = new WeakMap<readonly Rental[], IdPositions>();

function positionsOf(rentals: readonly Rental[]): IdPositions {
  let positions = positionsOfList.get(rentals);
  if (!positions) {
    positions = new IdPositions(rentals);
    positionsOfList.set(rentals, positions);
  }
  return positions;
}

/** The rental with this id, in constant time after the first call for a list. */
export function findRental(rentals: readonly Rental[], id: string): Rental | undefined {
  return rentals[positionsOf(rentals).find(rentals, id)];
}

/**
 * Merges arriving versions into the current rentals. The newer one wins, so messages may arrive late, twice or in
 * any order and all copies end up equal.
 * @returns a new list, or `current` itself if nothing changed
 */
export function mergeRentals(current: Rental[], arriving: readonly Rental[]): Rental[] {
  return putRentals(current, arriving, isNewer);
}

/** Replaces the rentals with the same ids, or appends, whatever the versions. */
export function placeRentals(current: Rental[], rentals: readonly Rental[]): Rental[] {
  return putRentals(current, rentals, (rental, known) => rental !== known);
}

function putRentals(
  current: Rental[],
  rentals: readonly Rental[],
  isWanted: (rental: Rental, known: Rental) => boolean,
): Rental[] {
  const positions = positionsOf(current);
  positions.reserve(current, current.length + rentals.length);
  let put: Rental[] | undefined;
  for (const rental of rentals) {
    const position = positions.findOrAppend(put ?? current, rental.id);
    // A rental that the list lacks is always wanted.
    if (position >= 0 && !isWanted(rental, (put ?? current)[position] as Rental)) continue;
    if (!put) {
      put = current.slice();
      positionsOfList.delete(current);
      positionsOfList.set(put, positions);
    }
    if (position < 0) put.push(rental);
    else put[position] = rental;
  }
  // The store would freeze it too, but by visiting each rental.
  if (put) Object.freeze(put);
  return put ?? current;
}

/** The list without these rentals. */
export function dropRentals(current: Rental[], ids: ReadonlySet<string>): Rental[] {
  return ids.size === 0 ? current : current.filter(({ id }) => !ids.has(id));
}
