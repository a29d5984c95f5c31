/** @jest-environment <rootDir>/test/frontend/amsterdam-environment.cjs */
import fc from 'fast-check';
import type { CalendarEvent } from '../../../../frontend/src/features/calendar/calendarEvent';
import { type ReadCalendar, readCalendar } from '../../../../frontend/src/features/calendar/ics/readCalendar';
import { readRule, writeRule } from '../../../../frontend/src/features/calendar/ics/rule';
import { writeCalendar } from '../../../../frontend/src/features/calendar/ics/writeCalendar';
import {
  dayText,
  firstDay,
  frequencies,
  monthlyRules,
  type Recurrence,
} from '../../../../frontend/src/features/calendar/repeat/recurrence';

const now = new Date('2026-11-22T10:00:00Z');
const meeting: CalendarEvent = {
  id: 4,
  title: 'Team',
  start: '2026-11-16T09:00',
  end: '2026-11-16T09:30',
  allDay: false,
  color: 'blue',
  repeat: { every: 'week', interval: 2, weekdays: [1, 4], until: '2027-06-30' },
  except: ['2026-11-30', '2026-12-03'],
};
const moved: CalendarEvent = {
  id: 9,
  title: 'Team, later',
  start: '2026-12-03T11:00',
  end: '2026-12-03T11:30',
  allDay: false,
  color: 'blue',
  occurrence: { of: 4, day: '2026-12-03' },
};
const rent: CalendarEvent = {
  id: 7,
  title: 'Rent',
  start: '2026-11-30',
  end: '2026-12-01',
  allDay: true,
  color: 'blue',
  repeat: { every: 'month', interval: 1, monthly: 'lastDay', count: 12 },
};
const withPeople: CalendarEvent = {
  id: 8,
  title: 'Viewing',
  start: '2026-11-24T09:30',
  end: '2026-11-24T10:00',
  allDay: false,
  color: 'teal',
  people: [
    { name: 'Ingrid "Inge" Sørensen, Oslo', email: 'ingrid@nordhavn.example' },
    { name: 'A neighbour', email: '' },
  ],
};

const file = (...lines: string[]) => `${['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;
const event = (...lines: string[]) => file('BEGIN:VEVENT', 'UID:1', 'SUMMARY:One', ...lines, 'END:VEVENT');
const read = (text: string, known: CalendarEvent[] = []) => readCalendar(text, known, 'Untitled') as ReadCalendar;
const ruleOf = (start: string, rule: string) => read(event(start, `RRULE:${rule}`)).events[0]?.repeat;

test('what repeats, its exceptions, a changed occurrence and people are written and read back', () => {
  const all = [meeting, moved, rent, withPeople];
  const written = writeCalendar(all, now).replaceAll('\r\n ', '');
  expect(written).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO;UNTIL=20270630T070000Z\r\n');
  expect(written).toContain('DTSTART;TZID=Europe/Amsterdam:20261116T090000\r\n');
  expect(written).toContain('EXDATE;TZID=Europe/Amsterdam:20261130T090000\r\n');
  expect(written).not.toContain('EXDATE;TZID=Europe/Amsterdam:20261203');
  expect(written).toContain('RECURRENCE-ID;TZID=Europe/Amsterdam:20261203T090000\r\n');
  expect(written).toContain('RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12\r\n');
  expect(written).toContain('ATTENDEE;CN="A neighbour":invalid:nomail\r\n');
  expect(written.match(/UID:4-/g)).toHaveLength(2);
  const { events, leftOut } = read(written);
  expect(leftOut).toEqual([]);
  const plain = ({ id: _, ...rest }: CalendarEvent) => rest;
  const people = [
    { name: 'Ingrid  Inge  Sørensen, Oslo', email: 'ingrid@nordhavn.example' },
    { name: 'A neighbour', email: '' },
  ];
  // Those that replace an occurrence come last.
  expect(events).toEqual([
    plain(meeting),
    plain(rent),
    { ...plain(withPeople), people },
    { ...plain(moved), occurrence: { of: 0, day: '2026-12-03' } },
  ]);
  expect(read(written, all)).toMatchObject({ events: [], leftOut: Array(4).fill({ reason: 'known' }) });
});

test('the time zone is described with the changes of its clocks', () => {
  const written = writeCalendar([meeting], now).replaceAll('\r\n ', '');
  expect(written).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n');
  expect(written).toMatch(
    /BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nRDATE:20270328T020000,.*\r\nTZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200\r\n/,
  );
  expect(written).toMatch(/DTSTART:20261025T030000\r\nRDATE:20271031T030000,.*\r\nTZOFFSETFROM:\+0200\r\n/);
  expect(writeCalendar([withPeople, rent], now)).not.toContain('VTIMEZONE');
});

const rule = fc
  .record({
    every: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 99 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    monthly: fc.constantFrom(...monthlyRules),
    end: fc.oneof(
      fc.constant({}),
      fc.record({ count: fc.integer({ min: 1, max: 999 }) }),
      fc.record({ until: fc.integer({ min: 22_000, max: 26_000 }).map(dayText) }),
    ),
  })
  .map(({ every, interval, weekdays, monthly, end }): Recurrence => {
    const days = every === 'week' ? { weekdays: weekdays.sort((one, other) => one - other) } : {};
    return { every, interval, ...days, ...(every === 'month' && monthly !== 'day' && { monthly }), ...end };
  });

test('any rule is read back the same, for a day and for a minute', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 18_000, max: 21_900 }).map(dayText), fc.boolean(), (given, day, allDay) => {
      const start = firstDay(day, given) + (allDay ? '' : 'T09:30');
      expect(readRule(writeRule(given, start), start)).toEqual(given);
    }),
  );
});

test.each<[string, string, Recurrence]>([
  [
    'DTSTART:20261116T090000',
    'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
    { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] },
  ],
  [
    'DTSTART;VALUE=DATE:20261119',
    'FREQ=MONTHLY;BYDAY=TH;BYSETPOS=3',
    { every: 'month', interval: 1, monthly: 'weekday' },
  ],
  ['DTSTART;VALUE=DATE:20261119', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=19', { every: 'year', interval: 1 }],
  ['DTSTART;VALUE=DATE:20261119', 'freq=monthly;bymonthday=19;count=3', { every: 'month', interval: 1, count: 3 }],
  // Ends at midnight, before the occurrence of that day.
  ['DTSTART:20261116T090000', 'FREQ=DAILY;UNTIL=20261120T000000', { every: 'day', interval: 1, until: '2026-11-19' }],
  ['DTSTART:20261116T090000', 'FREQ=DAILY;UNTIL=20261120T080000Z', { every: 'day', interval: 1, until: '2026-11-20' }],
])('%s, %s', (start, written, expected) => {
  expect(ruleOf(start, written)).toEqual(expected);
});

test.each([
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=DAILY;COUNT=100000',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU',
  'nonsense',
])('what cannot be shown is named: %s', (written) => {
  const found = read(event('DTSTART:20261116T090000', `RRULE:${written}`));
  expect(found.events[0]).not.toHaveProperty('repeat');
  expect(found.leftOut).toEqual([{ title: 'One', reason: 'repeats' }]);
});

test('dates that are added to a rule are named too', () => {
  const found = read(event('DTSTART:20261116T090000', 'RRULE:FREQ=DAILY', 'RDATE:20261201T090000'));
  expect(found.leftOut).toEqual([{ title: 'One', reason: 'repeats' }]);
});

test('an event by the clock of another time zone says so, and one on another day there does not repeat', () => {
  const zoned = (time: string) => read(event(`DTSTART;TZID=America/New_York:20261116T${time}`, 'RRULE:FREQ=DAILY'));
  expect(zoned('090000')).toMatchObject({
    events: [{ start: '2026-11-16T15:00', repeat: { every: 'day' } }],
    leftOut: [{ reason: 'zone' }],
  });
  expect(zoned('200000')).toMatchObject({ events: [{ start: '2026-11-17T02:00' }], leftOut: [{ reason: 'repeats' }] });
  const berlin = read(event('DTSTART;TZID=Europe/Berlin:20261116T090000', 'RRULE:FREQ=DAILY'));
  expect(berlin.leftOut).toEqual([]);
});

test('a cancelled occurrence does not happen, and one that there is not is an event of its own', () => {
  const series = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:One', 'DTSTART:20261116T090000', 'RRULE:FREQ=WEEKLY', 'END:VEVENT'];
  const other = (id: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', 'UID:1', `RECURRENCE-ID:${id}`, ...lines, 'END:VEVENT'],
  ];
  const cancelled = other('20261123T090000', 'STATUS:CANCELLED', 'DTSTART:20261123T090000');
  const text = file(
    ...cancelled,
    ...series,
    ...other('20261124T090000', 'SUMMARY:Elsewhere', 'DTSTART:20261124T100000'),
  );
  const { events } = read(text);
  expect(events[0]).toMatchObject({ title: 'One', except: ['2026-11-23'] });
  expect(events[1]).toMatchObject({ title: 'Elsewhere', start: '2026-11-24T10:00' });
  expect(events[1]).not.toHaveProperty('occurrence');
  const again = read(
    text,
    events.map((one, id) => ({ ...one, id })),
  );
  expect(again).toMatchObject({ events: [], leftOut: [{ reason: 'known' }, { reason: 'known' }] });
  expect(read(file(...cancelled))).toMatchObject({ events: [], leftOut: [{ reason: 'cancelled' }] });
});

test('a series of which every date is excluded is left out; the others keep their changed occurrences', () => {
  const series = (uid: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, 'RRULE:FREQ=DAILY;COUNT=2', ...lines, 'END:VEVENT'],
  ];
  const cancelled = [
    ...['BEGIN:VEVENT', 'UID:called off', 'RECURRENCE-ID:20261117T090000', 'STATUS:CANCELLED'],
    ...['DTSTART:20261117T090000', 'END:VEVENT'],
  ];
  const moved = ['UID:moved', 'SUMMARY:later', 'RECURRENCE-ID:20261116T090000', 'DTSTART:20261116T110000'];
  const { events, leftOut } = read(
    file(
      ...series('excluded', 'DTSTART:20261116T090000', 'EXDATE:20261116T090000,20261117T090000'),
      ...series('called off', 'DTSTART:20261116T090000', 'EXDATE:20261116T090000'),
      ...series('moved', 'DTSTART:20261116T090000', 'EXDATE:20261117T090000'),
      ...cancelled,
      ...['BEGIN:VEVENT', ...moved, 'END:VEVENT'],
    ),
  );
  expect(leftOut).toEqual([
    { title: 'excluded', reason: 'excluded' },
    { title: 'called off', reason: 'excluded' },
  ]);
  expect(events).toMatchObject([{ title: 'moved' }, { title: 'later', occurrence: { of: 0, day: '2026-11-16' } }]);
});

test('people are read once each, by name or address', () => {
  const text = event(
    'DTSTART:20261116T090000',
    'ATTENDEE;CN="Bos, Zoë";ROLE=REQ-PARTICIPANT:mailto:zoe@example.com',
    'ATTENDEE:MAILTO:jan@example.com',
    'ATTENDEE;CN=Jan:mailto:Jan@example.com',
    'ATTENDEE:urn:uuid:1',
  );
  expect(read(text).events[0]?.people).toEqual([
    { name: 'Bos, Zoë', email: 'zoe@example.com' },
    { name: 'Jan', email: 'Jan@example.com' },
  ]);
});

test.each([
  ['DTSTART:20261025T003000Z', 'DTEND:20261025T011500Z', '02:30', '03:15'],
  ['DTSTART:20261025T003000Z', 'DURATION:PT1H', '02:30', '03:30'],
  ['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z', '02:30', '03:30'],
  ['DTSTART:20261025T003000Z', 'DTEND:20261025T020000Z', '02:30', '03:00'],
])('the night in which the clocks go back: %s, %s', (start, end, from, until) => {
  const span = { start: `2026-10-25T${from}`, end: `2026-10-25T${until}` };
  expect(read(event(start, end))).toMatchObject({ events: [span], leftOut: [] });
});

test('an end before the start by the moment is none, though the clocks that go back show it later', () => {
  const { events, leftOut } = read(event('DTSTART:20261025T011500Z', 'DTEND:20261025T003000Z'));
  expect({ events, leftOut }).toEqual({ events: [], leftOut: [{ title: 'One', reason: 'ends' }] });
});

test('what a newer file changes of a series that is there already is named, and not added beside it', () => {
  const series = [
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Team',
    'DTSTART:20261102T090000',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
  ];
  const known = read(file(...series)).events.map((one, id) => ({ ...one, id }));
  const other = (id: string, ...lines: string[]) => [
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Team', `RECURRENCE-ID:${id}`, ...lines, 'END:VEVENT'],
  ];
  const newer = file(
    ...series,
    ...other('20261116T090000', 'DTSTART:20261117T090000'),
    ...other('20261123T090000', 'STATUS:CANCELLED', 'DTSTART:20261123T090000'),
  );
  const reasons = ['known', 'occurrence', 'occurrence'];
  const named = { events: [], leftOut: reasons.map((reason) => ({ title: 'Team', reason })) };
  expect(read(newer, known)).toEqual(named);
  // Also where this calendar has moved or deleted them already.
  const [team] = known as [CalendarEvent];
  const elsewhere = { ...team, repeat: undefined, start: '2026-11-18T09:00', end: '2026-11-18T09:00', id: 7 };
  const moved = { ...elsewhere, occurrence: { of: 0, day: '2026-11-16' } };
  expect(read(newer, [{ ...team, except: ['2026-11-16'] }, moved])).toEqual(named);
  expect(read(newer, [{ ...team, except: ['2026-11-23'] }]).leftOut).toHaveLength(2);
});

test('a changed occurrence that repeats by itself is an event of its own', () => {
  const text = file(
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Team', 'DTSTART:20261102T090000', 'RRULE:FREQ=WEEKLY', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Review', 'RECURRENCE-ID:20261109T090000', 'DTSTART:20261110T090000'],
    ...['RRULE:FREQ=DAILY', 'END:VEVENT'],
  );
  const [, review] = read(text).events;
  expect(review).toMatchObject({ title: 'Review', repeat: { every: 'day' } });
  expect(review).not.toHaveProperty('occurrence');
});
