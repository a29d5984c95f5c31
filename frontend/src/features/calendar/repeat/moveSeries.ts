import type { CalendarEvent } from '../calendarEvent';
import {
  dayNumber,
  daysOfPeriod,
  dayText,
  periodsBetween,
  type Recurrence,
  recurrenceDays,
  weekdayOf,
} from './recurrence';

/** What becomes of the days of an event that repeats when one of its occurrences is changed. */
export interface SeriesMove {
  /** The day to which an occurrence moves; null for none. */
  readonly moved: (day: string) => string | null;
  /** The first day of the occurrences that begin on a day or later. */
  readonly firstFrom: (day: string) => string;
}

/** A change of an occurrence: the day on which it was, and where and how it repeats now. */
interface Change {
  readonly day: string;
  readonly start: string;
  readonly repeat?: Recurrence | undefined;
}

/**
 * Moves the other occurrences along with one: of several weekdays only its own moves, and of a month it is again the
 * same weekday or date, however many days away.
 */
export function moveSeries(event: CalendarEvent, change: Change): SeriesMove {
  const { start, repeat } = event;
  const rule = repeat as Recurrence;
  const shift = dayNumber(change.start) - dayNumber(change.day);
  const byDays = (day: string) => dayText(dayNumber(day) + shift);
  const next = change.repeat;
  if (next?.every !== rule.every) {
    const isPart = next?.every === 'month' || next?.every === 'year';
    return { moved: byDays, firstFrom: (day) => (isPart ? firstOfRule(change.start, next, byDays(day)) : byDays(day)) };
  }
  const moved =
    next.every === 'day'
      ? byDays
      : next.every === 'week'
        ? moveWeekday(event, rule, next, change)
        : inPeriod(next, change);
  const firstFrom = (day: string) => {
    // A weekday that moves may come to be behind or before another one.
    const until = dayText(dayNumber(change.day) + 14);
    const days = recurrenceDays(start.slice(0, 10), rule, day, until);
    return days.flatMap((one) => moved(one) ?? []).sort()[0] ?? byDays(day);
  };
  return { moved, firstFrom };
}

/** Moves a weekday to another, if the rule no longer names it; whole weeks move all. */
function moveWeekday({ start }: CalendarEvent, rule: Recurrence, next: Recurrence, change: Change) {
  const [from, to] = [weekdayOf(change.day), weekdayOf(change.start)];
  const shift = dayNumber(change.start) - dayNumber(change.day);
  const isReplaced = !(rule.weekdays ?? [weekdayOf(start)]).includes(to) && !(next.weekdays ?? [to]).includes(from);
  // A Sunday that becomes the Monday after it takes the others to its week, unless they happen in every week.
  const weeks = next.interval === 1 ? Math.trunc(shift / 7) * 7 : shift - (to - from);
  const rest = isReplaced ? shift - weeks : 0;
  return (day: string) => dayText(dayNumber(day) + weeks + (weekdayOf(day) === from ? rest : 0));
}

/** Moves to the day that a rule names in another month or year; null if that has none. */
const inPeriod = (next: Recurrence, change: Change) => (day: string) =>
  daysOfPeriod(change.start, next, periodsBetween(change.day, next.every, day))[0] ?? null;

/** The first day from `from` on that a rule names which begins on `start`, also in months or years before that. */
function firstOfRule(start: string, rule: Recurrence, from: string): string {
  for (let period = periodsBetween(start, rule.every, from); period < 0; period += rule.interval) {
    const [day] = daysOfPeriod(start, rule, period);
    if (day !== undefined && day >= from) return day;
  }
  return start.slice(0, 10);
}
