import type { Rental } from '../../../../../graphql/generated/schema';
import { first } from '../figures';

const hour = 60 * 60_000;

/** What the rentals themselves tell of how data came in. */
export interface Flow {
  inUse: number;
  /** Tombstones: deleted, and still to be had back. */
  deleted: number;
  /** Written for the first time in the last seven days. */
  added: number;
  /** Written at all in the last seven days. */
  changed: number;
  /** When the last of them was written, in milliseconds since 1970; null without rentals. */
  latest: number | null;
}

/** @param now milliseconds since 1970 */
export function flowOf(rentals: readonly Rental[], now: number): Flow {
  const since = now - 7 * 24 * hour;
  // Dates of one format order as their texts do, and comparing texts spares parsing each of them.
  const sinceText = new Date(since).toISOString();
  const flow: Flow = { inUse: 0, deleted: 0, added: 0, changed: 0, latest: null };
  for (const { _deleted, createdAt, _lastChangedAt } of rentals) {
    if (_deleted) flow.deleted++;
    else flow.inUse++;
    if (createdAt >= sinceText) flow.added++;
    if (_lastChangedAt >= since) flow.changed++;
    if (flow.latest === null || _lastChangedAt > flow.latest) flow.latest = _lastChangedAt;
  }
  return flow;
}

/** The tombstones that were made last, the latest first. */
export function latestDeleted(rentals: readonly Rental[], count: number): Rental[] {
  const deleted = rentals.filter(({ _deleted }) => _deleted);
  return first(deleted, count, ({ _lastChangedAt }) => _lastChangedAt);
}

/** How far back a chart of writes looks, and in what steps. */
export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

const steps: Record<Span, { unit: 'hour' | 'day'; count: number }> = {
  day: { unit: 'hour', count: 24 },
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
};

export const unitOf = (span: Span) => steps[span].unit;

/** The rentals written in one hour or day of the reader's own time. */
export interface Step {
  /** Milliseconds since 1970. */
  start: number;
  /** Of the rentals first written then. */
  added: number;
  /** Of those whose latest change, since they were added, was then. */
  changed: number;
}

/** Rentals by when they were added, and by when they last changed. */
export function stepsOf(rentals: readonly Rental[], span: Span, now: number): Step[] {
  const taken = startsOf(span, now).map((start): Step => ({ start, added: 0, changed: 0 }));
  const from = taken[0]?.start ?? now;
  const fromText = new Date(from).toISOString();
  for (const { createdAt, _lastChangedAt, _version } of rentals) {
    if (createdAt >= fromText) count(taken, Date.parse(createdAt), 'added');
    if (_version > 1 && _lastChangedAt >= from) count(taken, _lastChangedAt, 'changed');
  }
  return taken;
}

function count(taken: readonly Step[], moment: number, what: 'added' | 'changed'): void {
  const step = taken.findLast(({ start }) => start <= moment);
  if (step) step[what]++;
}

/** Days have 23 to 25 hours where clocks are changed, so each start is looked up in the calendar. */
function startsOf(span: Span, now: number): number[] {
  const { unit, count } = steps[span];
  const last = new Date(now);
  last.setMinutes(0, 0, 0);
  if (unit === 'day') last.setHours(0);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (unit === 'hour') return last.getTime() - back * hour;
    return new Date(last.getFullYear(), last.getMonth(), last.getDate() - back).getTime();
  });
}
