import type { CalendarEvent } from '../../../../frontend/src/features/calendar/calendarEvent';
import { type ReadCalendar, readCalendar } from '../../../../frontend/src/features/calendar/ics/readCalendar';
import { readDuration } from '../../../../frontend/src/features/calendar/ics/readTime';
import { writeCalendar } from '../../../../frontend/src/features/calendar/ics/writeCalendar';

const now = new Date('2026-11-22T10:00:00Z');
const events: CalendarEvent[] = [
  {
    id: 1,
    title: 'Viewing',
    start: '2026-11-24T09:30',
    end: '2026-11-24T10:00',
    allDay: false,
    color: 'teal',
    place: 'Oude Delft 41, Delft',
  },
  {
    id: 2,
    title: 'Audit; keys, files \\ all',
    start: '2026-11-25',
    end: '2026-11-27',
    allDay: true,
    color: 'violet',
    description: `Bring:\nthe lease, the keys ${'é🗝'.repeat(40)}`,
  },
];
const withoutId = ({ id: _, ...event }: CalendarEvent) => event;

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].map((line) => `${line}\r\n`).join('');
const event = (...lines: string[]) => file('BEGIN:VEVENT', 'SUMMARY:One', ...lines, 'END:VEVENT');
const read = (text: string, known: CalendarEvent[] = []) => readCalendar(text, known, 'Untitled');
const only = (text: string) => (read(text) as ReadCalendar).events[0];

test('what is written reads back the same', () => {
  const written = writeCalendar(events, now);
  expect(read(written)).toEqual({ events: events.map(withoutId), leftOut: [] });
});

test('lines have at most 75 bytes, end with CR LF and break between characters', () => {
  const written = writeCalendar(events, now);
  expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of written.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]|\uFFFD/);
  }
});

test('times are written in UTC, days as days with the first day after the event', () => {
  const written = writeCalendar(events, now);
  const start = new Date(2026, 10, 24, 9, 30).toISOString().replace(/[-:]|\.000/g, '');
  expect(written).toContain(`DTSTART:${start}\r\n`);
  expect(written).toContain('DTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261127\r\n');
  expect(written).toContain('DTSTAMP:20261122T100000Z\r\n');
  expect(written).toContain('SUMMARY:Audit\\; keys\\, files \\\\ all\r\n');
});

test.each([
  ['UTC', 'DTSTART:20261124T083000Z', '2026-11-24T08:30:00Z'],
  ['a time zone in winter', 'DTSTART;TZID=Europe/Amsterdam:20261124T093000', '2026-11-24T08:30:00Z'],
  ['a time zone in summer', 'DTSTART;TZID="America/New_York":20260701T093000', '2026-07-01T13:30:00Z'],
  ['a time zone of Windows', 'DTSTART;TZID=W. Europe Standard Time:20260701T093000', '2026-07-01T07:30:00Z'],
  ['a time zone of Windows in quotes', 'DTSTART;TZID="Eastern Standard Time":20261124T093000', '2026-11-24T14:30:00Z'],
  ['just after a change of clocks', 'DTSTART;TZID=Europe/Amsterdam:20260329T030000', '2026-03-29T01:00:00Z'],
])('a start in %s', (_, line, moment) => {
  expect(new Date(only(event(line))?.start ?? '').toISOString()).toBe(new Date(moment).toISOString());
});

test('an event without an end lasts an hour, a day, or its duration', () => {
  expect(only(event('DTSTART:20261124T093000'))).toMatchObject({ start: '2026-11-24T09:30', end: '2026-11-24T10:30' });
  expect(only(event('DTSTART;VALUE=DATE:20261124'))).toMatchObject({ end: '2026-11-25', allDay: true });
  expect(only(event('DTSTART:20261124T093000', 'DURATION:PT1H30M'))).toMatchObject({ end: '2026-11-24T11:00' });
  expect(only(event('DTSTART;VALUE=DATE:20261124', 'DURATION:P1W'))).toMatchObject({ end: '2026-12-01' });
});

test.each([
  ['with its start as its end', 'DTSTART:20261124T093000', 'DTEND:20261124T093000', '2026-11-24T10:30'],
  ['that lasts no time', 'DTSTART:20261124T093000', 'DURATION:PT0S', '2026-11-24T10:30'],
  ['that lasts some seconds', 'DTSTART:20261124T093000', 'DURATION:PT20S', '2026-11-24T10:30'],
  ['of a day that ends as it begins', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124', '2026-11-25'],
])('an event %s is one without an end', (_, start, end, shownEnd) => {
  expect(only(event(start, end))).toMatchObject({ end: shownEnd });
});

test.each([
  ['P1W', 10_080],
  ['P1DT2H', 1560],
  ['PT15M', 15],
  ['-PT15M', null],
  ['P', null],
  ['1H', null],
])('the duration %s is %s minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test('folded lines, an alarm, another case, an unknown colour and no title are read', () => {
  const text = file(
    'begin:vevent',
    'dtstart:20261124T093000Z',
    'Description:first',
    '  half\\nsecond line',
    'location:Wijnhaven 12\\n3011 WP\\, Rotterdam',
    'COLOR:mauve',
    'BEGIN:VALARM',
    'DESCRIPTION:An alarm',
    'END:VALARM',
    'END:VEVENT',
  );
  expect(only(text)).toMatchObject({
    title: 'Untitled',
    description: 'first half\nsecond line',
    place: 'Wijnhaven 12 3011 WP, Rotterdam',
    color: 'blue',
  });
});

test('an event without a title that can be seen is untitled', () => {
  const text = file('BEGIN:VEVENT', 'SUMMARY:\u200b', 'DTSTART:20261124T093000', 'END:VEVENT');
  expect(only(text)?.title).toBe('Untitled');
});

test('says why an event is left out or differs', () => {
  const [known] = events as [CalendarEvent];
  const text = file(
    ...['BEGIN:VEVENT', 'SUMMARY:No start', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:31 June', 'DTSTART;VALUE=DATE:20260631', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Mars', 'DTSTART;TZID=Mars/Base:20261124T093000', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Never', 'DTSTART;VALUE=DATE:99991231', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Cancelled', 'DTSTART:20261124T093000', 'STATUS:CANCELLED', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Backwards', 'DTSTART:20261124T093000', 'DTEND:20261124T083000', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Hourly', 'DTSTART:20261124T093000', 'RRULE:FREQ=HOURLY', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'SUMMARY:Viewing', 'DTSTART:20261124T093000', 'DTEND:20261124T100000', 'END:VEVENT'],
  );
  const found = read(text, [known]) as ReadCalendar;
  expect(found.leftOut).toEqual([
    { title: 'No start', reason: 'time' },
    { title: '31 June', reason: 'time' },
    { title: 'Mars', reason: 'time' },
    { title: 'Never', reason: 'time' },
    { title: 'Cancelled', reason: 'cancelled' },
    { title: 'Backwards', reason: 'ends' },
    { title: 'Hourly', reason: 'repeats' },
    { title: 'Viewing', reason: 'known' },
  ]);
  expect(found.events.map(({ title }) => title)).toEqual(['Hourly']);
});

test('two events of the same title and time are two, and are known once both are there', () => {
  const viewing = (uid: string, place: string) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Viewing', 'DTSTART:20261124T093000', `LOCATION:${place}`, 'END:VEVENT'],
  ];
  const text = file(...viewing('1', 'Wijnhaven 12'), ...viewing('2', 'Oude Delft 41'), ...viewing('1', 'Wijnhaven 12'));
  const found = read(text) as ReadCalendar;
  expect(found.events.map(({ place }) => place)).toEqual(['Wijnhaven 12', 'Oude Delft 41']);
  const stored = found.events.map((one, id) => ({ ...one, id }));
  expect(read(text, stored.slice(0, 1))?.events).toMatchObject([{ place: 'Oude Delft 41' }]);
  expect(read(text, stored)).toMatchObject({ events: [], leftOut: Array(3).fill({ reason: 'known' }) });
});

test.each(['', 'Name,Code\nChina,CN', '{}', 'BEGIN:VCARD\nEND:VCARD'])('%j is not a calendar', (text) => {
  expect(read(text)).toBeNull();
});

test('an event that is not closed is not read', () => {
  expect(read('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261124T093000')).toEqual({ events: [], leftOut: [] });
});
