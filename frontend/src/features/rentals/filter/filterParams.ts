import type { FieldProblem } from '../../../../../graphql/field-problem';
import { maxPopulation, type PopulationProblem, parsePopulation } from '../../../../../graphql/population';
import { countryCodePattern } from '../../../../../graphql/rental';
import { readDay } from '../../../lib/days';
import { defaultOrder, type RentalOrder, type SortRule, sortColumns } from '../table/sortRentals';
import { type DeletionChoice, deletionChoices, type FilterCriteria, noCriteria } from './filterRentals';

/** The state of a list in a dashboard's address. */
export interface ListParams {
  criteria: FilterCriteria;
  order: RentalOrder;
  /** The id of the saved view last applied to the list; null without one. */
  view: string | null;
}

/** More than any name needs, or any question, which the same field takes; its reader takes up to 5,000 bytes. */
export const maxTextLength = 500;
/** All possible countries, each with a point. */
const maxCountriesLength = 3 * 26 ** 2;
const ownParams = ['q', 'country', 'min', 'max', 'deleted', 'since', 'sort', 'view'];

/** Reads the address. It can contain anything, so invalid parts are ignored. */
export function readListParams(params: URLSearchParams): ListParams {
  return {
    criteria: {
      text: (params.get('q') ?? noCriteria.text).slice(0, maxTextLength),
      countries: readCountries(params.get('country')),
      minPopulation: readPopulation(params.get('min')),
      maxPopulation: readPopulation(params.get('max')),
      deletion: readChoice<DeletionChoice>(params.get('deleted'), deletionChoices, noCriteria.deletion),
      changedSince: readDay(params.get('since')),
    },
    order: readOrder(params.get('sort')),
    view: readViewId(params.get('view')),
  };
}

/** Writes criteria and order into an address, omitting defaults and leaving other parameters in place. */
export function writeListParams(
  previous: URLSearchParams,
  { criteria, order, view = null }: Omit<ListParams, 'view'> & Partial<Pick<ListParams, 'view'>>,
): URLSearchParams {
  const params = new URLSearchParams(previous);
  for (const name of ownParams) params.delete(name);
  if (criteria.text !== '') params.set('q', criteria.text);
  if (criteria.countries.length > 0) params.set('country', criteria.countries.join('.'));
  if (criteria.minPopulation !== null) params.set('min', String(criteria.minPopulation));
  if (criteria.maxPopulation !== null) params.set('max', String(criteria.maxPopulation));
  if (criteria.deletion !== noCriteria.deletion) params.set('deleted', criteria.deletion);
  if (criteria.changedSince !== null) params.set('since', criteria.changedSince);
  const sort = writeOrder(order);
  if (sort !== writeOrder(defaultOrder)) params.set('sort', sort);
  if (view !== null) params.set('view', view);
  return params;
}

/** Columns separated by points, with a minus before descending ones: `-Population.Name`. */
const writeOrder = (order: RentalOrder) =>
  order.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join('.');

/** Each column once, at its first occurrence. */
function readOrder(text: string | null): RentalOrder {
  const rules = new Map<string, SortRule>();
  for (const part of (text ?? '').slice(0, maxTextLength).split('.')) {
    const descending = part.startsWith('-');
    const column = sortColumns.find((name) => name === part.slice(descending ? 1 : 0));
    if (column && !rules.has(column)) rules.set(column, { column, descending });
  }
  return rules.size > 0 ? [...rules.values()] : defaultOrder;
}

/** The id of a saved view, which this browser may not know. */
export function readViewId(text: unknown): string | null {
  return typeof text === 'string' && /^[\w-]{1,36}$/.test(text) ? text : null;
}

/** Country codes separated by points, which an address shows unescaped; invalid codes are ignored. */
function readCountries(text: string | null): readonly string[] {
  const codes = (text ?? '').slice(0, maxCountriesLength).split('.');
  const known = [...new Set(codes.filter((code) => countryCodePattern.test(code)))];
  return known.length > 0 ? known : noCriteria.countries;
}

/** A whole number in the range of populations, or null. */
function readPopulation(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value <= maxPopulation ? value : null;
}

/** A typed limit of the population; null if the text is empty. */
export const parseLimit = (typed: string): number | FieldProblem<PopulationProblem> | null =>
  typed.trim() === '' ? null : parsePopulation(typed);

function readChoice<Choice extends string>(text: string | null, choices: readonly Choice[], fallback: Choice): Choice {
  return choices.find((choice) => choice === text) ?? fallback;
}
