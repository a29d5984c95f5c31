import type { Rental } from '../../../../graphql/generated/schema';
import { fold } from '../../lib/search';

/** Folded names are cached by list: folding 100,000 names at each key press would be slow. */
const namesOfList = new WeakMap<readonly Rental[], string[]>();

function namesOf(rentals: readonly Rental[]): string[] {
  let names = namesOfList.get(rentals);
  if (!names) {
    names = rentals.map(({ Name }) => fold(Name));
    namesOfList.set(rentals, names);
  }
  return names;
}

/**
 * Finds rentals: first by equal code, then by the start of the name, then anywhere in the name. Deleted rentals are
 * skipped; a search that is too short finds none.
 */
export function findRentals(rentals: readonly Rental[], search: string, max: number): Rental[] {
  const wanted = fold(search.trim());
  if (wanted.length < 2) return [];
  const names = namesOf(rentals);
  const ranks: Rental[][] = [[], [], []];
  rentals.forEach((rental, index) => {
    if (rental._deleted) return;
    const at = names[index]?.indexOf(wanted) ?? -1;
    const rank = rental.Code.toLowerCase() === wanted ? 0 : at === 0 ? 1 : at > 0 ? 2 : undefined;
    if (rank !== undefined && (ranks[rank]?.length ?? 0) < max) ranks[rank]?.push(rental);
  });
  return ranks.flat().slice(0, max);
}
