import { fold } from '../../../lib/search';
import type { Stay } from '../stays';

/** A filter and an order of stays. */
export interface StayQuery {
  /** Number of stays. */
  readonly count: number;
  readonly search: string;
  readonly by: keyof Stay;
  readonly descending: boolean;
}

/** Folded once: each letter typed searches all stays again. */
const foldedStays = new WeakMap<Stay, string>();

const collator = new Intl.Collator('nl', { numeric: true });

/** The indices in `stays` that match a query, in its order. */
export function stayOrder(stays: readonly Stay[], { search, by, descending }: StayQuery): Uint32Array<ArrayBuffer> {
  const sought = fold(search.trim());
  const found: number[] = [];
  stays.forEach((stay, place) => {
    if (sought === '' || foldedText(stay).includes(sought)) found.push(place);
  });
  const sign = descending ? -1 : 1;
  const compare = (one: Stay, other: Stay) => {
    const [left, right] = [one[by], other[by]];
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return collator.compare(String(left), String(right));
  };
  found.sort((one, other) => sign * compare(stays[one] as Stay, stays[other] as Stay) || one - other);
  return Uint32Array.from(found);
}

function foldedText(stay: Stay): string {
  const known = foldedStays.get(stay);
  if (known !== undefined) return known;
  const folded = fold(`${stay.guest} ${stay.rental} ${stay.city}`);
  foldedStays.set(stay, folded);
  return folded;
}
