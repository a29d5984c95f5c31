import type { Rental } from '../../../../../graphql/generated/schema';
import { type FilterCriteria, noCriteria } from '../filterRentals';

/** Which rentals a sentence asks for: those at any of its places that have all of its sizes, or one of several "or". */
export interface Wish {
  readonly sentence: string;
  readonly places: readonly Place[];
  readonly sizes: readonly Size[];
  /** What the reading found in the sentence, but could make nothing of. */
  readonly unused: readonly string[];
  /** `words` when the sentence could not be read in its language, and names and numbers were looked for instead. */
  readonly foundBy: 'entities' | 'words';
}

/** A country or several (of a part of the world), or else a name that a rental's name may hold. */
export type Place = { readonly words: string; readonly isExcluded: boolean } & (
  | { readonly kind: 'countries'; readonly codes: readonly string[] }
  | { readonly kind: 'name'; readonly name: string }
);

/** Limits of the population, both included; null where there is none. */
export interface Size {
  readonly least: number | null;
  readonly most: number | null;
  /** The words that set them. */
  readonly words: string;
  /** True for a population that must not be within the limits. */
  readonly isExcluded: boolean;
  /** True when this size or the one before it will do. */
  readonly isAlternative: boolean;
}

/** True if nothing was asked for: no rental is chosen then. */
export const isEmpty = ({ places, sizes }: Wish) => places.length === 0 && sizes.length === 0;

/** The rentals in use that a wish asks for, in the order held. */
export function chooseRentals(rentals: readonly Rental[], wish: Wish): Rental[] {
  if (isEmpty(wish)) return [];
  const wanted = wish.places.filter(({ isExcluded }) => !isExcluded).map(testOf);
  const unwanted = wish.places.filter(({ isExcluded }) => isExcluded).map(testOf);
  const sizes = alternativesOf(wish.sizes);
  return rentals.filter(
    (rental) =>
      rental._deleted !== true &&
      sizes.every((alternatives) => alternatives.some((size) => hasSize(rental, size))) &&
      (wanted.length === 0 || wanted.some((isAt) => isAt(rental))) &&
      !unwanted.some((isAt) => isAt(rental)),
  );
}

/** The words of the sentence that chose a rental. */
export function wordsFor(rental: Rental, { places, sizes }: Wish): string[] {
  const placeWords = places.filter((place) => testOf(place)(rental) !== place.isExcluded).map(({ words }) => words);
  return [...placeWords, ...sizes.filter((size) => hasSize(rental, size)).map(({ words }) => words)];
}

/** A wish as the list's filter; null where the filter has no words for it. */
export function criteriaOf({ places, sizes }: Wish): FilterCriteria | null {
  const names = places.flatMap((place) => (place.kind === 'name' ? [place.name] : []));
  const wanted = countriesOf(places.filter(({ isExcluded }) => !isExcluded));
  const unwanted = countriesOf(places.filter(({ isExcluded }) => isExcluded));
  const countries = [...wanted].filter((code) => !unwanted.has(code));
  // No countries at all would be all of them.
  const hasOnlyUnwanted = countries.length === 0 && unwanted.size > 0;
  const hasUnwantedName = places.some(({ kind, isExcluded }) => kind === 'name' && isExcluded);
  const isBeyondFilter = names.length > 1 || (names.length > 0 && wanted.size + unwanted.size > 0);
  const hasOnlyLimits = !sizes.some(({ isExcluded, isAlternative }) => isExcluded || isAlternative);
  if (isBeyondFilter || hasOnlyUnwanted || hasUnwantedName || !hasOnlyLimits) return null;
  const least = sizes.flatMap((size) => size.least ?? []);
  const most = sizes.flatMap((size) => size.most ?? []);
  return {
    ...noCriteria,
    text: names[0] ?? '',
    countries: countries.length > 0 ? countries : noCriteria.countries,
    leastPopulation: least.length > 0 ? Math.max(...least) : null,
    mostPopulation: most.length > 0 ? Math.min(...most) : null,
  };
}

const countriesOf = (places: readonly Place[]) =>
  new Set(places.flatMap((place) => (place.kind === 'countries' ? place.codes : [])));

function testOf(place: Place): (rental: Rental) => boolean {
  if (place.kind === 'countries') {
    const codes = new Set(place.codes);
    return ({ Code }) => codes.has(Code);
  }
  const name = place.name.toLowerCase();
  return ({ Name }) => Name.toLowerCase().includes(name);
}

/** The sizes in groups of which one is enough each. */
function alternativesOf(sizes: readonly Size[]): Size[][] {
  const groups: Size[][] = [];
  for (const size of sizes) {
    const group = groups.at(-1);
    if (group && size.isAlternative) group.push(size);
    else groups.push([size]);
  }
  return groups;
}

function hasSize({ Population }: Rental, { least, most, isExcluded }: Size): boolean {
  const isWithin = (least === null || Population >= least) && (most === null || Population <= most);
  return isWithin !== isExcluded;
}
