import { type CalendarEvent, type EventSpan, readMoment, writeMoment } from '../calendarEvent';
import { dayNumber, dayText, recurrenceDays } from './recurrence';

/** Something that stands in the calendar: an event, or one occurrence of an event that repeats. */
export interface Occurrence extends EventSpan {
  readonly event: CalendarEvent;
  /** The day on which the rule has it begin, which tells occurrences apart; null for an event that does not repeat. */
  readonly day: string | null;
}

/** What stands in the calendar from a day on, until before another: also what began earlier. */
export function occurrencesIn(events: readonly CalendarEvent[], from: string, until: string): Occurrence[] {
  return events.flatMap((event): Occurrence[] => {
    if (!event.repeat) return touches(event, from, until) ? [{ ...spanOf(event), event, day: null }] : [];
    const earlier = dayText(dayNumber(from) - lengthInDays(event) - 1);
    return recurrenceDays(event.start.slice(0, 10), event.repeat, earlier, until)
      .filter((day) => !event.except?.includes(day))
      .map((day) => ({ ...spanOn(event, day), event, day }))
      .filter((span) => touches(span, from, until));
  });
}

/** An event's occurrence that begins on a day; null if there is none. */
export function occurrenceOn(event: CalendarEvent, day: string): Occurrence | null {
  if (!event.repeat || event.except?.includes(day)) return null;
  const [found] = recurrenceDays(event.start.slice(0, 10), event.repeat, day, dayText(dayNumber(day) + 1));
  return found === undefined ? null : { ...spanOn(event, day), event, day };
}

/** The first occurrence that is not excepted; null if all are, or it does not repeat. */
export function firstOccurrence(event: CalendarEvent): Occurrence | null {
  if (!event.repeat) return null;
  const start = event.start.slice(0, 10);
  const gone = event.except ?? [];
  for (let years = 1; years <= 1000; years *= 10) {
    const days = recurrenceDays(start, event.repeat, start, dayText(dayNumber(start) + years * 366));
    const day = days.find((one) => !gone.includes(one));
    if (day) return { ...spanOn(event, day), event, day };
  }
  return null;
}

/**
 * The span of an event if it began on a day: at the same time of the clock, whatever the clocks did in between. A time
 * that a change of clocks leaves out comes an hour later.
 */
export function spanOn(event: EventSpan, day: string): EventSpan {
  const { allDay } = event;
  const last = dayText(dayNumber(day) + lengthInDays(event));
  if (allDay) return { allDay, start: day, end: last };
  const [start, end] = [momentOf(day + event.start.slice(10)), momentOf(last + event.end.slice(10))];
  return withLength({ allDay, start: writeMoment(start, allDay), end: writeMoment(end, allDay) }, event);
}

/**
 * A span with the length of another where it would end before it starts: its end may be in an hour that a change of
 * clocks leaves out, or its start be pushed behind it.
 */
export function withLength(span: EventSpan, other: EventSpan): EventSpan {
  const { allDay, start, end } = span;
  if (end > start) return span;
  return { ...span, end: writeMoment(new Date(momentOf(start).getTime() + clockMinutes(other) * 60_000), allDay) };
}

const momentOf = (text: string): Date => readMoment(text) ?? new Date(Number.NaN);
const spanOf = ({ start, end, allDay }: EventSpan): EventSpan => ({ start, end, allDay });
const lengthInDays = ({ start, end }: EventSpan): number => dayNumber(end) - dayNumber(start);
const clockMinutes = ({ start, end }: EventSpan): number => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

/** Whether a part of a span is between two days. An event without a length is on the day of its start. */
function touches({ start, end }: EventSpan, from: string, until: string): boolean {
  return start < until && (end > from || start.slice(0, 10) >= from) && !isMidnight(end, from, start);
}

/** Whether a span that began before a day ends as that day begins. */
const isMidnight = (end: string, from: string, start: string): boolean => end === `${from}T00:00` && start < from;
