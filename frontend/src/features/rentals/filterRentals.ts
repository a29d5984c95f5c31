import type { Rental } from '../../../../graphql/generated/schema';

/** Which deletion states are shown: rentals in use, tombstones beside them, or tombstones only. */
export const deletionChoices = ['hide', 'include', 'only'] as const;
export type DeletionChoice = (typeof deletionChoices)[number];

/** What a rental must meet to be shown. */
export interface FilterCriteria {
  /** Found in the name or the code, whatever its capitals; empty finds all. */
  text: string;
  leastPopulation: number | null;
  mostPopulation: number | null;
  deletion: DeletionChoice;
  /** First day of changes to show, as `YYYY-MM-DD` in the reader's time zone. */
  changedSince: string | null;
}

/** The full list: every rental in use. */
export const noCriteria: FilterCriteria = {
  text: '',
  leastPopulation: null,
  mostPopulation: null,
  deletion: 'hide',
  changedSince: null,
};

export function isUnfiltered(criteria: FilterCriteria): boolean {
  return (Object.keys(noCriteria) as (keyof FilterCriteria)[]).every((name) => criteria[name] === noCriteria[name]);
}

/** Columns made for searching, once per list: lower-cased text and packed numbers scan many times faster. */
interface SearchColumns {
  text: string[];
  population: Uint32Array;
}

const columnsOfList = new WeakMap<readonly Rental[], SearchColumns>();

function columnsOf(rentals: readonly Rental[]): SearchColumns {
  let columns = columnsOfList.get(rentals);
  if (!columns) {
    columns = {
      text: rentals.map(({ Name, Code }) => `${Name}\n${Code}`.toLowerCase()),
      population: Uint32Array.from(rentals, ({ Population }) => Population),
    };
    columnsOfList.set(rentals, columns);
  }
  return columns;
}

/** The rentals that meet every criterion, in the order held. */
export function filterRentals(rentals: readonly Rental[], criteria: FilterCriteria): Rental[] {
  const wanted = criteria.text.trim().toLowerCase();
  const least = criteria.leastPopulation ?? 0;
  const most = criteria.mostPopulation ?? Number.POSITIVE_INFINITY;
  const since = criteria.changedSince === null ? 0 : startOfDay(criteria.changedSince);
  const searches = wanted !== '' || least > 0 || most !== Number.POSITIVE_INFINITY;
  const columns = searches ? columnsOf(rentals) : undefined;
  return rentals.filter((rental, index) => {
    if (columns) {
      const population = columns.population[index] as number;
      if (population < least || population > most) return false;
      if (wanted !== '' && !(columns.text[index] as string).includes(wanted)) return false;
    }
    return isShown(rental, criteria.deletion) && rental._lastChangedAt >= since;
  });
}

function isShown(rental: Rental, deletion: DeletionChoice): boolean {
  return deletion === 'include' || (deletion === 'only') === (rental._deleted === true);
}

/** Midnight, in the reader's time zone, that begins a `YYYY-MM-DD` day; milliseconds since 1970. */
function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}
