import { type DeletionChoice, deletionChoices, type FilterCriteria, noCriteria } from './filterRentals';
import { type RentalOrder, type SortColumn, sortColumns, usualOrder } from './sortRentals';

/** What a dashboard's address says about its list. */
export interface ListParams {
  criteria: FilterCriteria;
  order: RentalOrder;
}

/** Longer than any name; a longer text in an address is an accident or an attack. */
const longestText = 200;
const largestPopulation = 2 ** 31 - 1;
const ownParams = ['q', 'min', 'max', 'deleted', 'since', 'sort', 'order'];

/** Reads the address. Anybody can write one, so whatever makes no sense counts as left out. */
export function readListParams(params: URLSearchParams): ListParams {
  return {
    criteria: {
      text: (params.get('q') ?? noCriteria.text).slice(0, longestText),
      leastPopulation: readPopulation(params.get('min')),
      mostPopulation: readPopulation(params.get('max')),
      deletion: readChoice<DeletionChoice>(params.get('deleted'), deletionChoices, noCriteria.deletion),
      changedSince: readDay(params.get('since')),
    },
    order: {
      column: readChoice<SortColumn>(params.get('sort'), sortColumns, usualOrder.column),
      descending: params.has('sort') ? params.get('order') === 'desc' : usualOrder.descending,
    },
  };
}

/** Writes criteria and order into an address, leaving out what is usual and keeping what others put there. */
export function writeListParams(previous: URLSearchParams, { criteria, order }: ListParams): URLSearchParams {
  const params = new URLSearchParams(previous);
  for (const name of ownParams) params.delete(name);
  if (criteria.text !== '') params.set('q', criteria.text);
  if (criteria.leastPopulation !== null) params.set('min', String(criteria.leastPopulation));
  if (criteria.mostPopulation !== null) params.set('max', String(criteria.mostPopulation));
  if (criteria.deletion !== noCriteria.deletion) params.set('deleted', criteria.deletion);
  if (criteria.changedSince !== null) params.set('since', criteria.changedSince);
  if (order.column !== usualOrder.column || order.descending !== usualOrder.descending) {
    params.set('sort', order.column);
    params.set('order', order.descending ? 'desc' : 'asc');
  }
  return params;
}

/** A whole number in a population's range, or null. */
export function readPopulation(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value <= largestPopulation ? value : null;
}

function readChoice<Choice extends string>(text: string | null, choices: readonly Choice[], usual: Choice): Choice {
  return choices.find((choice) => choice === text) ?? usual;
}

/** A day that exists, as `YYYY-MM-DD`, or null. */
function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
