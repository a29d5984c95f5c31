import { knownZone } from './windowsZones';

/** A time of an iCalendar file (RFC 5545, sections 3.3.4 and 3.3.5). */
export interface FileTime {
  readonly date: Date;
  readonly allDay: boolean;
}

const form = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/**
 * Reads a day, or a minute in UTC, in a named time zone or in the reader's own.
 * @param zone the name of the time zone (TZID), if the file gives one
 * @returns null for an unreadable time or an unknown time zone
 */
export function readTime(text: string, zone: string | undefined): FileTime | null {
  const parts = form.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts.slice(1, 6).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const utc = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(utc).getUTCDate() !== day || new Date(utc).getUTCMonth() !== month - 1 || minute > 59) return null;
  if (parts[4] === undefined) return { date: new Date(year, month - 1, day), allDay: true };
  if (parts[7]) return { date: new Date(utc), allDay: false };
  if (zone === undefined) return { date: new Date(year, month - 1, day, hour, minute), allDay: false };
  try {
    const first = utc - offsetAt(utc, zone);
    // Near a change of clocks the offset of the result counts.
    return { date: new Date(utc - offsetAt(first, zone)), allDay: false };
  } catch {
    return null;
  }
}

/**
 * The offset of a time zone from UTC, in milliseconds.
 * @throws RangeError for an unknown time zone
 */
function offsetAt(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute } = part as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / 60_000) * 60_000;
}

/** Whether clocks in a time zone show what the reader's show, in winter and in summer of a year. */
export function hasSameClock(zone: string, year: number): boolean {
  return [0, 6].every((month) => {
    const date = new Date(year, month, 1);
    return offsetAt(date.getTime(), zone) === -date.getTimezoneOffset() * 60_000;
  });
}

const minutesOf = { W: 7 * 24 * 60, D: 24 * 60, H: 60, M: 1, S: 0 } as const;

/** Reads a length such as `PT1H30M` or `P1W` (section 3.3.6), in minutes; null if it is none or negative. */
export function readDuration(text: string): number | null {
  if (!/^\+?P(\d+W|(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?)$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+)([WDHMS])/g)];
  if (parts.length === 0) return null;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * minutesOf[unit as keyof typeof minutesOf], 0);
}
