import { writeDay, writeMinute } from '../../lib/days';
import { type EventSpan, readMoment, writeMoment } from './calendarEvent';

/** A step by which a span moves or grows; negative is earlier or shorter. */
export interface Step {
  readonly days?: number;
  readonly minutes?: number;
}

const minMinutes = 15;

/** The span moved by a step, as long as before by the clock on the wall. Whole days stay whole. */
export function moveSpan(span: EventSpan, step: Step): EventSpan {
  const { allDay } = span;
  return { allDay, start: shift(span.start, step, allDay), end: shift(span.end, step, allDay) };
}

/** The span with its end moved by a step; never shorter than a quarter of an hour, or a day for whole days. */
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
  if (!allDay) date.setMinutes(date.getMinutes() + minutes);
  return writeMoment(date, allDay);
}

/**
 * The span with another start, and with as much of its length as before where it would otherwise be over by then.
 * @param start as it was typed, which may be no moment yet
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

/** The span as whole days, or, from whole days, an hour on the first of them. */
export function withAllDay(span: EventSpan, allDay: boolean): EventSpan {
  if (allDay === span.allDay) return span;
  if (!allDay) {
    const day = span.start.slice(0, 10);
    return { allDay, start: `${day}T09:00`, end: `${day}T10:00` };
  }
  const last = readMoment(span.end) ?? new Date();
  // An end at midnight is the end of the day before.
  if (last.getHours() > 0 || last.getMinutes() > 0 || span.end.slice(0, 10) === span.start.slice(0, 10))
    last.setDate(last.getDate() + 1);
  return { allDay, start: span.start.slice(0, 10), end: writeDay(last) };
}

/** The next whole hour, for an hour: what a new event begins as. */
export function nextHour(now: Date): EventSpan {
  const start = new Date(now);
  start.setHours(now.getHours() + 1, 0, 0, 0);
  const end = new Date(start);
  end.setHours(start.getHours() + 1);
  return { allDay: false, start: writeMinute(start), end: writeMinute(end) };
}

/** The last day that is part of a span of whole days: what a person calls its end. */
export const lastDayOf = ({ end }: EventSpan): string => shift(end, { days: -1 }, true);

/** The end of a span of whole days, from the last day in it. */
export const endAfter = (lastDay: string): string => shift(lastDay, { days: 1 }, true);
