import type { Rental } from '../../../../../graphql/generated/schema';
import { fold } from '../../../lib/search';

/** A list of rentals as columns, for searching and sorting; the positions are those of the list. */
export interface RentalIndex {
  readonly list: readonly Rental[];
  /** Name and code, folded, separated by a line break so that no match spans both. */
  readonly text: readonly string[];
  readonly population: Uint32Array;
  readonly version: Uint32Array;
  /** The code's letters as one number with the same order. */
  readonly code: Uint32Array;
  /** Milliseconds since 1970. */
  readonly changedAt: Float64Array;
  /** 1 for tombstones. */
  readonly isDeleted: Uint8Array;
}

const indexes = new WeakMap<readonly Rental[], RentalIndex>();

/** The latest index: the next list mostly has the same rentals at the same positions. */
let latest: RentalIndex | undefined;

/** The cached index of a list. Only rentals that the previous list did not have at the same position are read. */
export function indexOf(list: readonly Rental[]): RentalIndex {
  let index = indexes.get(list);
  if (!index) {
    index = makeIndex(list, latest);
    indexes.set(list, index);
    latest = index;
  }
  return index;
}

/** @param previous its values are reused wherever both lists have the same rental object */
export function makeIndex(list: readonly Rental[], previous?: RentalIndex): RentalIndex {
  const { length } = list;
  const index = {
    list,
    text: previous ? previous.text.slice(0, length) : new Array<string>(length),
    population: extended(new Uint32Array(length), previous?.population),
    version: extended(new Uint32Array(length), previous?.version),
    code: extended(new Uint32Array(length), previous?.code),
    changedAt: extended(new Float64Array(length), previous?.changedAt),
    isDeleted: extended(new Uint8Array(length), previous?.isDeleted),
  };
  for (let position = 0; position < length; position++) {
    const rental = list[position] as Rental;
    if (rental === previous?.list[position]) continue;
    index.text[position] = fold(`${rental.Name}\n${rental.Code}`);
    index.population[position] = rental.Population;
    index.version[position] = rental._version;
    index.code[position] = codeNumber(rental.Code);
    index.changedAt[position] = rental._lastChangedAt;
    index.isDeleted[position] = rental._deleted ? 1 : 0;
  }
  return index;
}

/** Two letters as one number; 0 for a missing one. */
export function codeNumber(code: string): number {
  return ((code.charCodeAt(0) || 0) * 65536 + (code.charCodeAt(1) || 0)) >>> 0;
}

type Column = Uint32Array | Float64Array | Uint8Array;

function extended<Kind extends Column>(column: Kind, previous: Kind | undefined): Kind {
  if (previous) column.set(previous.subarray(0, column.length));
  return column;
}
