import { type CalendarEvent, readMoment } from '../calendarEvent';

const lineBytes = 75;

/**
 * Writes events as an iCalendar file (RFC 5545).
 * @param now the time of writing, which each event has to name (DTSTAMP)
 * @returns lines of at most 75 bytes that end with CR LF (section 3.1)
 */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polder//Calendar//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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

/** Section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Breaks a long line between characters; the next line begins with a space. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (used + bytes > lineBytes) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
