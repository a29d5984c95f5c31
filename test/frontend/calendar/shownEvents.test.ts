import type { CalendarEvent } from '../../../frontend/src/features/calendar/calendarEvent';
import { readHidden, writeHidden } from '../../../frontend/src/features/calendar/calendars';
import { keyOf, occurrenceOf, shownEvents } from '../../../frontend/src/features/calendar/shownEvents';

const walk: CalendarEvent = {
  id: 3,
  title: 'Walk',
  start: '2026-11-18T09:00',
  end: '2026-11-18T10:00',
  allDay: false,
  color: 'green',
  repeat: { every: 'week', interval: 1 },
};
const ticket = { id: 7, title: '#7 Lift', due: '2026-11-20', address: '/tickt/ticket-detail?id=7' };
const november = { from: '2026-11-01', until: '2026-12-01' };

test('shows occurrences and tickets that are due, each with a key', () => {
  const shown = shownEvents([walk], [ticket], [], november);
  expect(shown.map(({ key, calendar, occurrence }) => [key, calendar, occurrence])).toEqual([
    ['3/2026-11-18', 'green', { id: 3, day: '2026-11-18' }],
    ['3/2026-11-25', 'green', { id: 3, day: '2026-11-25' }],
    ['ticket-7', 'tickets', null],
  ]);
  expect(shown[2]).toMatchObject({ start: '2026-11-20', end: '2026-11-21', allDay: true, address: ticket.address });
  expect(shownEvents([walk], [ticket], ['tickets'], november)).toHaveLength(2);
  expect(shownEvents([walk], [ticket], ['green'], november)).toHaveLength(1);
  expect(shownEvents([], [{ ...ticket, due: '2026-12-01' }], [], november)).toEqual([]);
});

test.each([
  { id: 3, day: null },
  { id: 12, day: '2026-11-18' },
])('a key names its occurrence: %j', (occurrence) => {
  expect(occurrenceOf(keyOf(occurrence))).toEqual(occurrence);
});

test('a ticket is no occurrence', () => {
  expect(occurrenceOf('ticket-7')).toBeNull();
  expect(occurrenceOf('')).toBeNull();
});

test('the address names the calendars that are hidden; what it does not know is ignored', () => {
  expect(readHidden(new URLSearchParams('hide=tickets,maintenance,golf'))).toEqual(['orange', 'tickets']);
  expect(readHidden(new URLSearchParams())).toEqual([]);
  expect(writeHidden(['tickets', 'orange'])).toBe('maintenance,tickets');
  expect(writeHidden([])).toBeNull();
});
