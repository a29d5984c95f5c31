import { escapeText, writeContentLines } from '../../../lib/contentLines';
import { type CalendarEvent, readMoment } from '../calendarEvent';

/**
 * Writes events as an iCalendar file (RFC 5545).
 * @param now the time of writing, which each event has to name (DTSTAMP)
 */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polder//Calendar//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return writeContentLines(lines);
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}-${event.start}@polder`,
    `DTSTAMP:${writeUtc(now)}`,
    `DTSTART${writeTime(event.start, event.allDay)}`,
    // Exclusive, as in Polder (section 3.6.1).
    `DTEND${writeTime(event.end, event.allDay)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    // The colours have names of CSS (RFC 7986, section 5.9).
    `COLOR:${event.color}`,
    'END:VEVENT',
  ];
}

function writeTime(moment: string, allDay: boolean): string {
  if (allDay) return `;VALUE=DATE:${moment.slice(0, 10).replaceAll('-', '')}`;
  return `:${writeUtc(readMoment(moment) as Date)}`;
}

const writeUtc = (date: Date): string => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;
