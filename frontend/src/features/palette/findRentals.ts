import type { Rental } from '../../../../graphql/generated/schema';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folding a hundred thousand names at each key pressed would be felt: once a list is enough. */
const namesOfList = new WeakMap<readonly Rental[], string[]>();

function namesOf(rentals: readonly Rental[]): string[] {
  let names = namesOfList.get(rentals);
  if (!names) {
    names = rentals.map(({ Name }) => folded(Name));
    namesOfList.set(rentals, names);
  }
  return names;
}

/**
 * The rentals a search may mean: those of that code first, then those whose name begins with it, then those whose name
 * has it in the middle. Deleted ones are left out; too short a search means none.
 */
export function findRentals(rentals: readonly Rental[], search: string, max: number): Rental[] {
  const wanted = folded(search.trim());
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
