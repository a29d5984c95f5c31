import { array, boolean, int, object, enum as oneOf, optional, refine, type infer as Shape, string } from 'zod/mini';
import { readDay, writeDay, writeMinute } from '../../lib/days';
import { recurrenceSchema } from './repeat/recurrence';

export const eventColours = ['blue', 'orange', 'teal', 'pink', 'violet', 'green'] as const;
export type EventColour = (typeof eventColours)[number];

/** A day as `2026-11-20`, or a minute as `2026-11-20T09:30`, in the reader's local time. */
const moment = string().check(refine((text) => readMoment(text) !== null));
const day = string().check(refine((text) => readDay(text) !== null));

const personSchema = object({
  name: string(),
  /** The address, which a contact is recognised by; empty if a file gave none. */
  email: string(),
});
/** Somebody who takes part in an event. */
export type Person = Shape<typeof personSchema>;

const calendarEventSchema = object({
  id: int(),
  title: string(),
  /** A day for all-day events, a minute for others. */
  start: moment,
  /** The first day or minute after the event (exclusive). */
  end: moment,
  allDay: boolean(),
  /** Says which calendar it belongs to (calendars.ts). */
  color: oneOf(eventColours),
  // Events of version 0.2.0 and earlier lack what follows.
  description: optional(string()),
  place: optional(string()),
  people: optional(array(personSchema)),
  /** How it repeats; start and end are those of its first occurrence. */
  repeat: optional(recurrenceSchema),
  /** The days on which it would begin but does not: occurrences that were deleted, or changed into an event of their own. */
  except: optional(array(day)),
  /** For a changed occurrence: the event that repeats, and the day on which this occurrence would have begun. */
  occurrence: optional(object({ of: int(), day })),
});
export type CalendarEvent = Shape<typeof calendarEventSchema>;
export const calendarEventsSchema = array(calendarEventSchema);

/** Start and end of an event. */
export type EventSpan = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

/** The calendar's last day: whole days end on the day after them, and a year has four digits. */
export const lastDay = '9999-12-30';

/** Whether a day or a minute at which an event begins or ends is after the calendar's last day. */
export const isTooLate = (moment: string): boolean => /^(\d{5}|9999-12-31T(?!00:00))/.test(moment);

const momentForm = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** @returns null for an invalid moment, such as the 31st of June */
export function readMoment(text: string): Date | null {
  const parts = momentForm.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  // The constructor reads a year below 100 as 19xx.
  const date = new Date(2000, 0);
  date.setFullYear(year, month - 1, day);
  date.setHours(hour, minute);
  return date.getMonth() === month - 1 && date.getDate() === day && minute < 60 ? date : null;
}

export const writeMoment = (date: Date, allDay: boolean): string => (allDay ? writeDay(date) : writeMinute(date));
