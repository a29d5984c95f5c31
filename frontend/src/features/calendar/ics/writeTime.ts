import { readMoment } from '../calendarEvent';

/** As `20261120T083000Z`. */
export const writeUtc = (date: Date): string => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** As `20261120T093000`, or a day as `20261120`. */
export const writeLocal = (moment: string): string =>
  moment.length === 10 ? moment.replaceAll('-', '') : `${moment.replace(/[-:]/g, '')}00`;

/**
 * Writes parameters and value of a property with a time (RFC 5545, section 3.3.5).
 * @param zone the time zone whose clock it follows; null for a moment in UTC
 */
export function writeTime(moment: string, allDay: boolean, zone: string | null): string {
  if (allDay) return `;VALUE=DATE:${writeLocal(moment.slice(0, 10))}`;
  return zone === null ? `:${writeUtc(readMoment(moment) as Date)}` : `;TZID=${zone}:${writeLocal(moment)}`;
}
