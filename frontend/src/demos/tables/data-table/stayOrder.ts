import type { Stay } from '../stays';

/** Which stays to show, and in what order. */
export interface StayQuery {
  /** How many there are. */
  readonly count: number;
  readonly search: string;
  readonly by: keyof Stay;
  readonly descending: boolean;
}

const collator = new Intl.Collator('nl', { numeric: true });

/** The places, in `stays`, of those that a query asks for. */
export function stayOrder(stays: readonly Stay[], { search, by, descending }: StayQuery): Uint32Array<ArrayBuffer> {
  const sought = search.trim().toLowerCase();
  const found: number[] = [];
  stays.forEach(({ guest, rental, city }, place) => {
    if (sought === '' || `${guest} ${rental} ${city}`.toLowerCase().includes(sought)) found.push(place);
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
