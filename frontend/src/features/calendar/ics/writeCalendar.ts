import { escapeText, writeContentLines } from '../../../lib/contentLines';
import type { CalendarEvent, Person } from '../calendarEvent';
import { writeRule } from './rule';
import { timeZoneLines } from './timeZone';
import { writeTime, writeUtc } from './writeTime';

/** For how many years after the last event that begins the changes of the clocks are written. */
const yearsAhead = 10;

/**
 * Writes events as an iCalendar file (RFC 5545). An event that repeats follows the clock of the reader's time zone.
 * @param now the time of writing, which each event has to name (DTSTAMP)
 */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const years = events.filter(({ repeat, allDay }) => repeat && !allDay).map(({ start }) => Number(start.slice(0, 4)));
  const zoneLines =
    years.length > 0
      ? timeZoneLines(timeZone, Math.min(...years), Math.max(now.getFullYear(), ...years) + yearsAhead)
      : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polder//Calendar//EN',
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, events, now, timeZone)),
    'END:VCALENDAR',
  ];
  return writeContentLines(lines);
}

function eventLines(event: CalendarEvent, events: readonly CalendarEvent[], now: Date, timeZone: string): string[] {
  const { occurrence, repeat, allDay } = event;
  const series = occurrence && events.find(({ id }) => id === occurrence.of);
  const zone = repeat ? timeZone : null;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(series ?? event)}`,
    ...(series ? [`RECURRENCE-ID${timeOn(series, occurrence.day, timeZone)}`] : []),
    `DTSTAMP:${writeUtc(now)}`,
    `DTSTART${writeTime(event.start, allDay, zone)}`,
    // Exclusive, as in Polder (section 3.6.1).
    `DTEND${writeTime(event.end, allDay, zone)}`,
    ...(repeat ? [`RRULE:${writeRule(repeat, event.start)}`] : []),
    ...deletedDays(event, events).map((day) => `EXDATE${timeOn(event, day, timeZone)}`),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.people ?? []).map(attendeeLine),
    // The colours have names of CSS (RFC 7986, section 5.9).
    `COLOR:${event.color}`,
    'END:VEVENT',
  ];
}

const uidOf = ({ id, start }: CalendarEvent): string => `${id}-${start}@polder`;

/** When an event that repeats would begin on a day, in the form of its start. */
const timeOn = ({ start, allDay }: CalendarEvent, day: string, zone: string): string =>
  writeTime(day + start.slice(10), allDay, zone);

/** The occurrences that were deleted; those that were changed name themselves. */
const deletedDays = ({ id, except = [] }: CalendarEvent, events: readonly CalendarEvent[]): readonly string[] =>
  except.filter((day) => !events.some(({ occurrence }) => occurrence?.of === id && occurrence.day === day));

/** A parameter in quotation marks can have none. Somebody without an address has the URI that other calendars use. */
const attendeeLine = ({ name, email }: Person): string =>
  `ATTENDEE;CN="${name.replace(/["\r\n]/g, ' ')}":${email === '' ? 'invalid:nomail' : `mailto:${email}`}`;
