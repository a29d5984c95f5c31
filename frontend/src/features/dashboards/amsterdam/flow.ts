import type { Rental } from '../../../../../graphql/generated/schema';
import { topBy } from '../figures';
import { emptyWeek, weekOf } from '../week';

const hour = 60 * 60_000;

/** The data flow as derived from the rentals themselves. */
export interface Flow {
  inUse: number;
  /** Tombstones: deleted rentals that can still be restored. */
  deleted: number;
  /** Created in the last seven days, by day with the latest last, and in the seven days before. */
  added: { count: number; byDay: number[]; before: number };
  /** Last changed in the last seven days, other than by their creation; so many of them were deleted. */
  changed: { count: number; byDay: number[]; deleted: number };
  /** The time of the latest write, in milliseconds since 1970; null without rentals. */
  latest: number | null;
}

/** @param now milliseconds since 1970 */
export function flowOf(rentals: readonly Rental[], now: number): Flow {
  const week = weekOf(now);
  const flow: Flow = {
    inUse: 0,
    deleted: 0,
    added: { count: 0, byDay: emptyWeek(), before: 0 },
    changed: { count: 0, byDay: emptyWeek(), deleted: 0 },
    latest: null,
  };
  const note = (what: { count: number; byDay: number[] }, moment: number) => {
    what.count++;
    week.count(what.byDay, moment);
  };
  for (const { _deleted, _version, createdAt, _lastChangedAt } of rentals) {
    if (_deleted) flow.deleted++;
    else flow.inUse++;
    if (createdAt >= week.sinceText) note(flow.added, Date.parse(createdAt));
    else if (createdAt >= week.beforeText) flow.added.before++;
    if (_version > 1 && _lastChangedAt >= week.since) {
      note(flow.changed, _lastChangedAt);
      if (_deleted) flow.changed.deleted++;
    }
    if (flow.latest === null || _lastChangedAt > flow.latest) flow.latest = _lastChangedAt;
  }
  return flow;
}

/** The latest tombstones, the newest first. */
export function latestDeleted(rentals: readonly Rental[], count: number): Rental[] {
  const deleted = rentals.filter(({ _deleted }) => _deleted);
  return topBy(deleted, count, ({ _lastChangedAt }) => _lastChangedAt);
}

/** The period that a chart of writes covers; each has its own step. */
export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

const steps: Record<Span, { unit: 'hour' | 'day'; count: number }> = {
  day: { unit: 'hour', count: 24 },
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
};

export const unitOf = (span: Span) => steps[span].unit;

/** The rentals written within one hour or day in the reader's time zone. */
export interface Step {
  /** Milliseconds since 1970. */
  start: number;
  /** The number of rentals created in this step. */
  added: number;
  /** The number of rentals last changed in this step, other than by their creation. */
  changed: number;
}

/** Counts rentals by when they were created, and by when they last changed. */
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

/** Days have 23 to 25 hours where clocks are changed, so each start is computed by the calendar. */
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
