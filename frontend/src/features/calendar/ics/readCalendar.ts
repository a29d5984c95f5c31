import { type ContentLine, readContentLines, unescapeText } from '../../../lib/contentLines';
import { type CalendarEvent, type EventColour, eventColours, writeMoment } from '../calendarEvent';
import { readDuration, readTime } from './readTime';

export type ImportedEvent = Omit<CalendarEvent, 'id'>;

/** Why an event of a file is missing, or differs from the file. */
export type LeftOutReason = 'time' | 'ends' | 'repeats' | 'known';

export interface LeftOut {
  readonly title: string;
  readonly reason: LeftOutReason;
}

export interface ReadCalendar {
  readonly events: readonly ImportedEvent[];
  readonly leftOut: readonly LeftOut[];
}

type Properties = ReadonlyMap<string, ContentLine>;

const minute = 60_000;

/**
 * Reads the events of an iCalendar file (RFC 5545).
 * @param known events that are there already: the same is not added again
 * @param untitled the title of an event without one
 * @returns null if it is not a calendar
 */
export function readCalendar(text: string, known: readonly ImportedEvent[], untitled: string): ReadCalendar | null {
  const lines = readContentLines(text);
  const [first] = lines;
  if (first?.name !== 'BEGIN' || first.value.trim().toUpperCase() !== 'VCALENDAR') return null;
  const events: ImportedEvent[] = [];
  const leftOut: LeftOut[] = [];
  const isSame = (one: ImportedEvent) => (other: ImportedEvent) =>
    one.title === other.title && one.start === other.start && one.end === other.end && one.allDay === other.allDay;
  for (const properties of eventsIn(lines)) {
    const title = unescapeText(properties.get('SUMMARY')?.value ?? '').trim() || untitled;
    const event = eventOf(properties, title);
    if (typeof event === 'string') leftOut.push({ title, reason: event });
    else if ([...known, ...events].some(isSame(event))) leftOut.push({ title, reason: 'known' });
    else {
      events.push(event);
      if (properties.has('RRULE') || properties.has('RDATE')) leftOut.push({ title, reason: 'repeats' });
    }
  }
  return { events, leftOut };
}

/** The properties of each event, without those of the alarms in it. */
function eventsIn(lines: readonly ContentLine[]): Properties[] {
  const found: Properties[] = [];
  const open: string[] = [];
  let current = new Map<string, ContentLine>();
  for (const property of lines) {
    const { name } = property;
    const part = property.value.trim().toUpperCase();
    if (name === 'BEGIN') {
      open.push(part);
      if (part === 'VEVENT') current = new Map();
    } else if (name === 'END') {
      if (open.pop() === 'VEVENT') found.push(current);
    } else if (open.at(-1) === 'VEVENT') current.set(name, property);
  }
  return found;
}

function eventOf(properties: Properties, title: string): ImportedEvent | LeftOutReason {
  const start = timeOf(properties.get('DTSTART'));
  if (!start) return 'time';
  const { allDay } = start;
  const end = endOf(properties, start.date, allDay);
  if (!end) return 'time';
  const span = { start: writeMoment(start.date, allDay), end: writeMoment(end, allDay), allDay };
  if (span.start >= span.end) return 'ends';
  const colour = properties.get('COLOR')?.value.trim().toLowerCase();
  const description = unescapeText(properties.get('DESCRIPTION')?.value ?? '').trim();
  return {
    title,
    ...span,
    color: eventColours.includes(colour as EventColour) ? (colour as EventColour) : 'blue',
    ...(description && { description }),
  };
}

const timeOf = (property: ContentLine | undefined) =>
  property ? readTime(property.value.trim(), property.parameters.get('TZID')) : null;

/** Without an end, an event lasts a day or, with a time, an hour. */
function endOf(properties: Properties, start: Date, allDay: boolean): Date | null {
  const end = properties.get('DTEND');
  if (end) return timeOf(end)?.date ?? null;
  const duration = properties.get('DURATION');
  const minutes = duration ? readDuration(duration.value.trim()) : allDay ? 24 * 60 : 60;
  if (minutes === null) return null;
  if (!allDay) return new Date(start.getTime() + minutes * minute);
  // A day in which the clocks change has not 24 hours.
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + Math.ceil(minutes / (24 * 60)));
}
