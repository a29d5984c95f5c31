import { type ContentLine, readContentLines, unescapeText } from '../../../lib/contentLines';
import { visibleText } from '../../../lib/visibleText';
import { type EventColour, type EventSpan, eventColours, isTooLate, type Person, writeMoment } from '../calendarEvent';
import { happensOn } from '../repeat/recurrence';
import { isSame, knownEvents } from './knownEvents';
import { hasSameClock, readDuration, readTime } from './readTime';
import { readRule } from './rule';
import { type ImportedEvent, splitEmptySeries } from './splitEmptySeries';

/** Why an event of a file is missing, or differs from the file. */
export type LeftOutReason = 'time' | 'ends' | 'repeats' | 'zone' | 'known' | 'occurrence' | 'cancelled' | 'excluded';

export interface LeftOut {
  readonly title: string;
  readonly reason: LeftOutReason;
}

export interface ReadCalendar {
  readonly events: readonly ImportedEvent[];
  readonly leftOut: readonly LeftOut[];
}

/** The lines of each name. */
type Properties = ReadonlyMap<string, readonly ContentLine[]>;

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
  /** The index of the event that repeats, by UID. */
  const series = new Map<string, number>();
  /** Events that repeat and are there already, by UID. */
  const present = new Map<string, ImportedEvent | undefined>();
  const all = eventsIn(lines);
  const isKnown = knownEvents(known);
  const uids = new Set(all.filter((one) => !isOccurrence(one)).map(uidOf));
  for (const properties of [...all.filter((one) => !isOccurrence(one)), ...all.filter(isOccurrence)]) {
    const title = visibleText(textOf(properties, 'SUMMARY')) || untitled;
    const uid = uidOf(properties);
    const index = isOccurrence(properties) ? series.get(uid) : undefined;
    const replaced = index === undefined ? null : replacedDay(properties, events[index]);
    if (index !== undefined && replaced) {
      // Whatever stands in its place, the occurrence itself does not happen.
      const { except = [] } = events[index] as ImportedEvent;
      events[index] = { ...(events[index] as ImportedEvent), except: [...new Set([...except, replaced])].sort() };
    }
    const presentDay = isOccurrence(properties) ? replacedDay(properties, present.get(uid)) : null;
    if (firstOf(properties, 'STATUS')?.value.trim().toUpperCase() === 'CANCELLED') {
      if (!isOccurrence(properties) || !uids.has(uid)) leftOut.push({ title, reason: 'cancelled' });
      else if (presentDay !== null && !isGone(present.get(uid), presentDay, known)) {
        leftOut.push({ title, reason: 'occurrence' });
      }
      continue;
    }
    const event = eventOf(properties, title);
    if (typeof event === 'string') {
      leftOut.push({ title, reason: event });
      continue;
    }
    const { repeat, problem } = repeatOf(properties, event);
    const whole = {
      ...event,
      ...repeat,
      // What repeats by itself is no occurrence of another.
      ...(index !== undefined && replaced && !repeat && { occurrence: { of: index, day: replaced } }),
    };
    if (isKnown(whole, uid)) {
      leftOut.push({ title, reason: 'known' });
      if (whole.repeat)
        present.set(
          uid,
          known.find((one) => isSame(one, whole)),
        );
    } else if (presentDay !== null) leftOut.push({ title, reason: 'occurrence' });
    else {
      events.push(whole);
      if (whole.repeat) series.set(uid, events.length - 1);
      if (problem) leftOut.push({ title, reason: problem });
    }
  }
  const { events: shown, empty } = splitEmptySeries(events);
  return {
    events: shown,
    leftOut: [...leftOut, ...empty.map(({ title }) => ({ title, reason: 'excluded' as const }))],
  };
}

const firstOf = (properties: Properties, name: string): ContentLine | undefined => properties.get(name)?.[0];
const textOf = (properties: Properties, name: string): string =>
  unescapeText(firstOf(properties, name)?.value ?? '').trim();
const uidOf = (properties: Properties): string => firstOf(properties, 'UID')?.value ?? '';

/** Whether it stands in place of one occurrence of another. */
const isOccurrence = (properties: Properties): boolean => properties.has('RECURRENCE-ID');

/** The day of the occurrence that it stands in place of; null if there is none. */
function replacedDay(properties: Properties, event: ImportedEvent | undefined): string | null {
  const property = firstOf(properties, 'RECURRENCE-ID');
  const time = timeOf(property);
  // “This and all later ones” is another rule, which no file of today has.
  if (!time || !event?.repeat || property?.parameters.has('RANGE')) return null;
  const day = writeMoment(time.date, true);
  return happensOn(event.start.slice(0, 10), event.repeat, day) ? day : null;
}

/** Whether an event has no occurrence on a day, and none that was changed stands in its place. */
const isGone = (event: ImportedEvent | undefined, day: string, known: readonly ImportedEvent[]): boolean =>
  event?.except?.includes(day) === true && !known.some(({ occurrence }) => occurrence?.day === day);

interface Repeat {
  readonly repeat?: Pick<ImportedEvent, 'repeat' | 'except'>;
  readonly problem?: LeftOutReason;
}

/** How an event repeats, without what the calendar cannot show. */
function repeatOf(properties: Properties, { start, allDay }: ImportedEvent): Repeat {
  const [rule, ...others] = properties.get('RRULE') ?? [];
  const hasMore = others.length > 0 || properties.has('RDATE') || properties.has('EXRULE');
  if (!rule) return hasMore ? { problem: 'repeats' } : {};
  const begin = firstOf(properties, 'DTSTART');
  const day = start.slice(0, 10);
  const zone = /Z$/i.test(begin?.value.trim() ?? '') ? 'UTC' : begin?.parameters.get('TZID');
  // By the clock of a time zone in which it is another day, its weekdays and dates are others too.
  const isOtherDay = !allDay && begin?.value.trim().slice(0, 8) !== day.replaceAll('-', '');
  const repeat = readRule(rule.value, start);
  if (!repeat || hasMore || isOtherDay) return { problem: 'repeats' };
  const excepted = (properties.get('EXDATE') ?? []).flatMap(({ value, parameters }) =>
    value.split(',').map((text) => readTime(text.trim(), parameters.get('TZID'))),
  );
  const days = excepted.flatMap((time) => (time ? [writeMoment(time.date, true)] : []));
  const except = [...new Set(days)].filter((one) => happensOn(day, repeat, one)).sort();
  return {
    repeat: { repeat, ...(except.length > 0 && { except }) },
    ...(!allDay && zone !== undefined && !hasSameClock(zone, Number(day.slice(0, 4))) && { problem: 'zone' }),
  };
}

/** The properties of each event, without those of the alarms in it. */
function eventsIn(lines: readonly ContentLine[]): Properties[] {
  const found: Properties[] = [];
  const open: string[] = [];
  let current = new Map<string, ContentLine[]>();
  for (const property of lines) {
    const { name } = property;
    const part = property.value.trim().toUpperCase();
    if (name === 'BEGIN') {
      open.push(part);
      if (part === 'VEVENT') current = new Map();
    } else if (name === 'END') {
      if (open.pop() === 'VEVENT') found.push(current);
    } else if (open.at(-1) === 'VEVENT') current.set(name, [...(current.get(name) ?? []), property]);
  }
  return found;
}

function eventOf(properties: Properties, title: string): ImportedEvent | LeftOutReason {
  const start = timeOf(firstOf(properties, 'DTSTART'));
  if (!start) return 'time';
  const { allDay } = start;
  const end = endOf(properties, start.date, allDay);
  if (!end) return 'time';
  if (isTooLate(writeMoment(end, allDay))) return 'time';
  if (end <= start.date) return 'ends';
  const colour = firstOf(properties, 'COLOR')?.value.trim().toLowerCase();
  const description = textOf(properties, 'DESCRIPTION');
  // A field of one line.
  const place = textOf(properties, 'LOCATION').replace(/\s+/g, ' ');
  return {
    title,
    ...spanOf(start.date, end, allDay),
    color: eventColours.includes(colour as EventColour) ? (colour as EventColour) : 'blue',
    ...(description && { description }),
    ...(place && { place }),
    ...peopleOf(properties),
  };
}

/** The moments by the reader's clock. */
function spanOf(start: Date, end: Date, allDay: boolean): EventSpan {
  const span = { start: writeMoment(start, allDay), end: writeMoment(end, allDay), allDay };
  if (span.start < span.end) return span;
  // The clocks go back meanwhile: the length counts.
  const length = end.getTime() - start.getTime();
  return { ...span, end: new Date(Date.parse(`${span.start}Z`) + length).toISOString().slice(0, 16) };
}

/** The people of an event: each once. */
function peopleOf(properties: Properties): { people?: Person[] } {
  const people = (properties.get('ATTENDEE') ?? []).map(({ value, parameters }): Person => {
    const [, email = ''] = /^mailto:(.+)$/i.exec(value.trim()) ?? [];
    return { name: (parameters.get('CN') ?? email).trim(), email };
  });
  const named = people.filter(({ name }) => name !== '');
  const unique = new Map(named.map((person) => [(person.email || person.name).toLowerCase(), person]));
  return unique.size > 0 ? { people: [...unique.values()] } : {};
}

const timeOf = (property: ContentLine | undefined) =>
  property ? readTime(property.value.trim(), property.parameters.get('TZID')) : null;

const dayMinutes = 24 * 60;

/** An event without a length, as reminders are exported, lasts a day or, with a time, an hour. */
function endOf(properties: Properties, start: Date, allDay: boolean): Date | null {
  const end = givenEnd(properties, start, allDay);
  const hasNoLength = end && writeMoment(end, allDay) === writeMoment(start, allDay);
  return hasNoLength ? after(start, allDay ? dayMinutes : 60, allDay) : end;
}

/** The start where a file says nothing of the end. */
function givenEnd(properties: Properties, start: Date, allDay: boolean): Date | null {
  const end = firstOf(properties, 'DTEND');
  if (end) return timeOf(end)?.date ?? null;
  const duration = firstOf(properties, 'DURATION');
  const minutes = duration ? readDuration(duration.value.trim()) : 0;
  return minutes === null ? null : after(start, minutes, allDay);
}

function after(start: Date, minutes: number, allDay: boolean): Date {
  if (!allDay) return new Date(start.getTime() + minutes * minute);
  // A day in which the clocks change has not 24 hours.
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + Math.ceil(minutes / dayMinutes));
}
