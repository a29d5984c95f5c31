import type { ChangeKind, QueryListActivityArgs } from '../../../../graphql/generated/schema';
import { daysAfter, readDay, startOfDay } from '../../lib/days';

export const changeKinds = ['create', 'edit', 'delete', 'restore', 'import', 'undo'] as const satisfies ChangeKind[];

/** The filter of the page, stored in its address. */
export interface ActivityFilter {
  /** An account's id. */
  readonly person: string | null;
  /** A rental's id. */
  readonly rental: string | null;
  readonly kind: ChangeKind | null;
  /** The first and the last day, as `2026-11-20`. */
  readonly from: string | null;
  readonly to: string | null;
}

export const noFilter: ActivityFilter = { person: null, rental: null, kind: null, from: null, to: null };

/** Longer than any id. */
const maxIdLength = 256;
const readId = (text: string | null) => (text && text.length <= maxIdLength ? text : null);

/** The address is untrusted input: invalid values are ignored. */
export function readFilter(parameters: URLSearchParams): ActivityFilter {
  return {
    person: readId(parameters.get('person')),
    rental: readId(parameters.get('of')),
    kind: changeKinds.find((kind) => kind === parameters.get('kind')) ?? null,
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
  };
}

/** The parameters of the address; null for criteria that are not set. */
export const writeFilter = ({ rental, ...others }: ActivityFilter) => ({ ...others, of: rental });

export const isFiltered = (filter: ActivityFilter) => Object.values(filter).some((value) => value !== null);

/** Whether no change can match, as the first day is after the last. */
export const isBackwards = ({ from, to }: ActivityFilter) => from !== null && to !== null && from > to;

/** Whether all matching changes are in the past: no new ones can appear. */
export const isPast = ({ to }: ActivityFilter, now = Date.now()) => to !== null && endOf(to) < now;

/** The query for the cloud. Days begin and end at midnight in the user's time zone. */
export function queryOf({ person, rental, kind, from, to }: ActivityFilter): QueryListActivityArgs {
  return {
    ...(person !== null && { person }),
    ...(rental !== null && { rental }),
    ...(kind !== null && { kind }),
    ...(from !== null && { from: startOfDay(from).getTime() }),
    ...(to !== null && { to: endOf(to) }),
  };
}

const endOf = (day: string) => daysAfter(startOfDay(day), 1).getTime() - 1;
