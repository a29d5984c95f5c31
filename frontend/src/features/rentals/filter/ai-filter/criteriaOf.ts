import { maxPopulation } from '../../../../../../graphql/population';
import { writeDay } from '../../../../lib/days';
import { type FilterCriteria, noCriteria } from '../filterRentals';
import type { Clause, Condition, ParsedQuery } from './parsedQuery';

/** A parsed query as criteria of the list's filter. */
export type QueryAsFilter =
  | { readonly criteria: FilterCriteria }
  /** The words that a filter cannot express. */
  | { readonly beyond: readonly string[] };

/** The filter criteria for the whole query, or the parts that no filter can express. */
export function criteriaOf({ groups }: ParsedQuery): QueryAsFilter {
  const [group, ...others] = groups;
  if (!group) return { criteria: noCriteria };
  const beyond = [
    ...group.clauses.flatMap((clause) => (isInFilter(clause, group.clauses) ? [] : [wordsOf(clause)])),
    ...(group.rank ? [group.rank.words] : []),
    ...others.flatMap(({ clauses, rank }) => [...clauses.map(wordsOf), ...(rank ? [rank.words] : [])]),
  ];
  if (beyond.length > 0) return { beyond: [...new Set(beyond)] };
  return { criteria: group.clauses.reduce<FilterCriteria>(withClause, noCriteria) };
}

const wordsOf = (clause: Clause) => clause.map(({ words }) => words).join(' / ');

/** A filter has one choice each of countries, text, range, deletion and day of the oldest change. */
function isInFilter(clause: Clause, all: readonly Clause[]): boolean {
  const [condition, ...others] = clause;
  if (!condition) return true;
  if (condition.kind === 'countries') {
    if (!clause.every(({ kind }) => kind === 'countries')) return false;
    const countries = countriesOf(all);
    return countries !== null && countries.length > 0;
  }
  if (others.length > 0 || condition.isExcluded) return false;
  switch (condition.kind) {
    case 'size':
      return (condition.min ?? 0) <= maxPopulation && (condition.max ?? 0) >= 0;
    case 'deleted':
      return true;
    case 'name':
      return all.find(([one]) => one?.kind === 'name') === clause && !condition.name.includes('*');
    case 'moment':
      return condition.field === 'changed' && condition.until === null && dayOf(condition.from) !== null;
    case 'flag':
      return false;
  }
}

/** The countries that meet all clauses; null if countries are only excluded. */
function countriesOf(clauses: readonly Clause[]): readonly string[] | null {
  let left: readonly string[] | null = null;
  const unwanted = new Set<string>();
  for (const clause of clauses) {
    const places = clause.flatMap((condition) => (condition.kind === 'countries' ? [condition] : []));
    if (places.length === 0) continue;
    const codes: Set<string> = new Set(places.flatMap(({ codes }) => codes));
    if (places.some(({ isExcluded }) => isExcluded)) for (const code of codes) unwanted.add(code);
    else left = left === null ? [...codes] : left.filter((code) => codes.has(code));
  }
  return left?.filter((code) => !unwanted.has(code)) ?? null;
}

function withClause(criteria: FilterCriteria, clause: Clause, _: number, all: readonly Clause[]): FilterCriteria {
  const condition = clause[0] as Condition;
  switch (condition.kind) {
    case 'countries':
      return { ...criteria, countries: countriesOf(all) ?? noCriteria.countries };
    case 'name':
      return { ...criteria, text: textOf(condition) };
    case 'size': {
      const { minPopulation: min, maxPopulation: max } = criteria;
      return {
        ...criteria,
        minPopulation: min === null ? condition.min : Math.max(min, condition.min ?? min),
        maxPopulation: max === null ? condition.max : Math.min(max, condition.max ?? max),
      };
    }
    case 'deleted':
      return { ...criteria, deletion: condition.choice };
    case 'moment':
      return { ...criteria, changedSince: dayOf(condition.from) };
    case 'flag':
      return criteria;
  }
}

/** Without a star, the filter also searches codes, which makes no difference for more than two letters. */
function textOf({ part, name }: Extract<Condition, { kind: 'name' }>): string {
  if (part === 'start') return `${name}*`;
  if (part === 'end') return `*${name}`;
  return name.length > 2 ? name : `*${name}*`;
}

/** The day that begins at a moment, as `YYYY-MM-DD`; null if the moment is not the start of a day. */
function dayOf(moment: number | null): string | null {
  if (moment === null) return null;
  const day = new Date(moment);
  if (day.getHours() + day.getMinutes() + day.getSeconds() + day.getMilliseconds() > 0) return null;
  return writeDay(day);
}
