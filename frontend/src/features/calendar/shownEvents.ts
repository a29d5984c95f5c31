import type { DueTicket } from '../tickets/public/dueTickets';
import type { CalendarEvent, EventSpan } from './calendarEvent';
import type { Calendar } from './calendars';
import type { OccurrenceRef } from './repeat/changeSeries';
import { occurrencesIn } from './repeat/occurrences';
import { dayNumber, dayText } from './repeat/recurrence';

/** What the calendar shows: an occurrence of an event, or the day on which a ticket is due. */
export interface ShownEvent extends EventSpan {
  /** Unique, and the same as long as it is the same occurrence. */
  readonly key: string;
  readonly title: string;
  readonly place?: string | undefined;
  readonly calendar: Calendar;
  readonly repeats: boolean;
  /** Null for a ticket, which is changed on its own page. */
  readonly occurrence: OccurrenceRef | null;
  /** The address of a ticket. */
  readonly address?: string;
}

export const keyOf = ({ id, day }: OccurrenceRef): string => (day === null ? String(id) : `${id}/${day}`);

/** The occurrence that a key names; null for the key of a ticket. */
export function occurrenceOf(key: string): OccurrenceRef | null {
  const [, id, day] = /^(\d+)(?:\/(.+))?$/.exec(key) ?? [];
  return id === undefined ? null : { id: Number(id), day: day ?? null };
}

/** The days to show, as `2026-11-20`; `until` is the first day after them. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

/** What the calendars that are not hidden show of some days. */
export function shownEvents(
  events: readonly CalendarEvent[],
  tickets: readonly DueTicket[],
  hidden: readonly Calendar[],
  { from, until }: DayRange,
): ShownEvent[] {
  const shown = occurrencesIn(
    events.filter(({ color }) => !hidden.includes(color)),
    from,
    until,
  ).map(({ event, day, start, end, allDay }): ShownEvent => {
    const occurrence = { id: event.id, day };
    const { title, place, color: calendar } = event;
    return { key: keyOf(occurrence), title, place, calendar, repeats: day !== null, occurrence, start, end, allDay };
  });
  if (hidden.includes('tickets')) return shown;
  const due = tickets.filter((ticket) => ticket.due >= from && ticket.due < until);
  return [...shown, ...due.map(shownTicket)];
}

const shownTicket = ({ id, title, due, address }: DueTicket): ShownEvent => ({
  key: `ticket-${id}`,
  title,
  calendar: 'tickets',
  repeats: false,
  occurrence: null,
  address,
  start: due,
  end: dayText(dayNumber(due) + 1),
  allDay: true,
});
