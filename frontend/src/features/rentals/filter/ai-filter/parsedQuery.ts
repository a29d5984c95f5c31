import type { Rental } from '../../../../../../graphql/generated/schema';
import { fold } from '../../../../lib/search';

/** The rentals that a sentence asks for: those of any of its groups. */
export interface ParsedQuery {
  readonly sentence: string;
  /** The language of the sentence. */
  readonly language: 'en' | 'nl';
  readonly groups: readonly Group[];
  /** The words that were not used, and why. */
  readonly unused: readonly UnusedWords[];
  /** The detected language, if Polder does not support it; as an RFC 5646 code. */
  readonly otherLanguage: string | null;
  /** To be answered first: until then no rental is selected. */
  readonly question: Question | null;
}

/** Rentals that meet one condition of each clause. With a rank, only those at its places among them. */
export interface Group {
  readonly clauses: readonly Clause[];
  readonly rank: Rank | null;
}

/** Alternative conditions: one of them has to be met. */
export type Clause = readonly Condition[];

export type Condition = {
  /** The words of the sentence that it comes from. */
  readonly words: string;
  /** True for a negated condition. */
  readonly isExcluded: boolean;
} & (
  | { readonly kind: 'countries'; readonly codes: readonly string[] }
  | { readonly kind: 'name'; readonly part: NamePart; readonly name: string }
  | ({ readonly kind: 'size' } & Size)
  | {
      readonly kind: 'moment';
      readonly field: MomentField;
      /** Milliseconds since 1970; `until` is exclusive. */
      readonly from: number | null;
      readonly until: number | null;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'deleted'; readonly choice: 'hide' | 'include' | 'only' }
);

/** The position of a text in a rental's name. */
export type NamePart = 'start' | 'end' | 'any';
export type MomentField = 'changed' | 'added';

/** Limits of the population, both inclusive; null for no limit. */
export interface Size {
  readonly min: number | null;
  readonly max: number | null;
  /** The rental whose current population sets the limits, while it exists. */
  readonly than: { readonly id: string; readonly name: string; readonly relation: Relation } | null;
}
export type Relation = 'above' | 'atLeast' | 'below' | 'atMost' | 'exactly' | 'about';

/** Places in an order, counted from 1. Ties with the last place are included. */
export interface Rank {
  readonly words: string;
  readonly column: 'Population' | MomentField;
  readonly descending: boolean;
  readonly first: number;
  readonly last: number;
}

export interface UnusedWords {
  readonly words: string;
  /** `noRental`: no rental of that name to compare with; `manyRentals`: several. */
  readonly reason: 'notUnderstood' | 'noRental' | 'manyRentals';
}

export interface Question {
  readonly kind: 'sharedName' | 'spelling' | 'howMany' | 'whichRental';
  readonly words: string;
  readonly choices: readonly QuestionChoice[];
}

export interface QuestionChoice {
  /** In the sentence's language; codes are shown as names. */
  readonly label: string;
  readonly codes: readonly string[];
  /** The sentence with this answer inserted. */
  readonly sentence: string;
}

/** True if the sentence asks for nothing: no rental is selected then. */
export const isEmpty = ({ groups }: ParsedQuery) => groups.length === 0;

/** The rentals that match a query: in the given order, or in that of its ranks. */
export function chooseRentals(rentals: readonly Rental[], { groups, question }: ParsedQuery): Rental[] {
  if (question) return [];
  const chosen = groups.flatMap((group) => rentalsOf(rentals, group));
  return groups.length > 1 ? [...new Set(chosen)] : chosen;
}

function rentalsOf(rentals: readonly Rental[], { clauses, rank }: Group): Rental[] {
  const tests = clauses.map((clause) => clause.map((condition) => testOf(condition, rentals)));
  const showsDeleted = clauses.some((clause) => clause.some(({ kind }) => kind === 'deleted'));
  const met = rentals.filter(
    (rental) =>
      (showsDeleted || rental._deleted !== true) &&
      tests.every((alternatives) => alternatives.some((is) => is(rental))),
  );
  return rank ? rankedOf(met, rank) : met;
}

function rankedOf(rentals: Rental[], { column, descending, first, last }: Rank): Rental[] {
  const sign = descending ? -1 : 1;
  const keyOf = (rental: Rental) => sign * (column === 'Population' ? rental.Population : momentOf(rental, column));
  const ordered = rentals.sort((one, other) => keyOf(one) - keyOf(other));
  const [begin, end] = [ordered[first - 1], ordered[Math.min(last, ordered.length) - 1]];
  if (!begin || !end) return [];
  const [min, max] = [keyOf(begin), keyOf(end)];
  return ordered.filter((rental) => keyOf(rental) >= min && keyOf(rental) <= max);
}

const momentOf = ({ _lastChangedAt, createdAt }: Rental, field: MomentField) =>
  field === 'changed' ? _lastChangedAt : Date.parse(createdAt);

/** Whether a rental meets a condition. */
export function testOf(condition: Condition, rentals: readonly Rental[]): (rental: Rental) => boolean {
  const test = plainTestOf(condition, rentals);
  return condition.isExcluded ? (rental) => !test(rental) : test;
}

function plainTestOf(condition: Condition, rentals: readonly Rental[]): (rental: Rental) => boolean {
  switch (condition.kind) {
    case 'countries': {
      const codes = new Set(condition.codes);
      return ({ Code }) => codes.has(Code);
    }
    case 'name': {
      const name = fold(condition.name);
      const method = ({ start: 'startsWith', end: 'endsWith', any: 'includes' } as const)[condition.part];
      return ({ Name }) => fold(Name)[method](name);
    }
    case 'size': {
      const { min, max } = limitsNow(condition, rentals);
      return ({ Population }) => (min === null || Population >= min) && (max === null || Population <= max);
    }
    case 'moment': {
      const { field, from, until } = condition;
      return (rental) => {
        const moment = momentOf(rental, field);
        return (from === null || moment >= from) && (until === null || moment < until);
      };
    }
    case 'flag':
      return ({ Flag }) => Boolean(Flag);
    case 'deleted':
      return ({ _deleted }) => condition.choice === 'include' || (_deleted === true) === (condition.choice === 'only');
  }
}

type Limits = Pick<Size, 'min' | 'max'>;

/** The current limits: a rental that others are compared with may have changed. */
export function limitsNow({ than, min, max }: Size, rentals: readonly Rental[]): Limits {
  const rental = than && rentals.find(({ id }) => id === than.id);
  return than && rental ? limitsOf(than.relation, rental.Population) : { min, max };
}

/** A number without a comparison is approximate: a tenth either way. */
const tolerance = 0.1;

/** Populations are whole numbers, so "more than 5" starts at 6. */
export function limitsOf(relation: Relation, value: number): Limits {
  switch (relation) {
    case 'atLeast':
      return { min: Math.ceil(value), max: null };
    case 'atMost':
      return { min: null, max: Math.floor(value) };
    case 'above':
      return { min: Math.floor(value) + 1, max: null };
    case 'below':
      return { min: null, max: Math.ceil(value) - 1 };
    case 'exactly':
      return { min: Math.ceil(value), max: Math.floor(value) };
    case 'about':
      return { min: Math.round(value * (1 - tolerance)), max: Math.round(value * (1 + tolerance)) };
  }
}
