import { writeDay, writeMinute } from '../../lib/days';
import { type EventSpan, isTooLate, readMoment, writeMoment } from './calendarEvent';

/** An amount by which a span moves or grows; negative: earlier or shorter. */
export interface Step {
  readonly days?: number;
  readonly minutes?: number;
}

const minMinutes = 15;

/** Moves a span by a step, with the same length in local time. Whole days stay whole days. */
export function moveSpan(span: EventSpan, step: Step): EventSpan {
  const { allDay } = span;
  return { allDay, start: shift(span.start, step, allDay), end: shift(span.end, step, allDay) };
}

/** Moves the end of a span by a step. The minimum length is 15 minutes, or a day for whole days. */
export function lengthenSpan(span: EventSpan, step: Step): EventSpan {
  const { allDay, start } = span;
  const shortest = shift(start, allDay ? { days: 1 } : { minutes: minMinutes }, allDay);
  const end = shift(span.end, step, allDay);
  const isTooShort = end < shortest;
  return { allDay, start, end: isTooShort ? shortest : end };
}

function shift(moment: string, { days = 0, minutes = 0 }: Step, allDay: boolean): string {
  const date = readMoment(moment) ?? new Date();
  date.setDate(date.getDate() + days);
  if (!allDay) {
    const before = date.getTime();
    date.setMinutes(date.getMinutes() + minutes);
    // A time that a change of clocks leaves out comes an hour later: back from three would lead on.
    if (minutes < 0 && date.getTime() >= before) date.setTime(before + minutes * 60_000);
  }
  const written = writeMoment(date, allDay);
  return isTooLate(written) && !allDay ? '9999-12-31T23:59' : written;
}

/**
 * Changes the start of a span. If it would end before it starts, the end moves as far as its old length requires.
 * @param start as typed, possibly not a valid moment yet
 */
export function startSpan(span: EventSpan, start: string): EventSpan {
  const [from, until, begin] = [readMoment(span.start), readMoment(span.end), readMoment(start)];
  if (!begin || !until || begin < until) return { ...span, start };
  const defaultSpan = span.allDay ? { days: 1 } : { minutes: 60 };
  if (!from || from >= until) return { ...span, start, end: shift(start, defaultSpan, span.allDay) };
  const minutes = Math.round((until.getTime() - from.getTime()) / 60_000);
  const length = span.allDay ? { days: Math.round(minutes / 1440) } : { minutes };
  return { ...span, start, end: shift(start, length, span.allDay) };
}

/** Converts a span to whole days, or from whole days to an hour on the first day. */
export function withAllDay(span: EventSpan, allDay: boolean): EventSpan {
  if (allDay === span.allDay) return span;
  if (!allDay) {
    const day = span.start.slice(0, 10);
    return { allDay, start: `${day}T09:00`, end: `${day}T10:00` };
  }
  const last = readMoment(span.end) ?? new Date();
  // An end at midnight belongs to the day before.
  if (last.getHours() > 0 || last.getMinutes() > 0 || span.end.slice(0, 10) === span.start.slice(0, 10))
    last.setDate(last.getDate() + 1);
  return { allDay, start: span.start.slice(0, 10), end: writeDay(last) };
}

/** One hour from the next whole hour: the default of a new event. */
export function nextHour(now: Date): EventSpan {
  const start = new Date(now);
  start.setHours(now.getHours() + 1, 0, 0, 0);
  const end = new Date(start);
  end.setHours(start.getHours() + 1);
  return { allDay: false, start: writeMinute(start), end: writeMinute(end) };
}

/** The last day of a span of whole days, shown as its end. */
export const lastDayOf = ({ end }: EventSpan): string =>
  isTooLate(end) ? '9999-12-31' : shift(end, { days: -1 }, true);

/** The (exclusive) end of a span of whole days, from its last day. */
export const endAfter = (lastDay: string): string => shift(lastDay, { days: 1 }, true);
