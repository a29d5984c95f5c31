import type { CalendarEvent } from '../../../frontend/src/features/calendar/calendarEvent';
import { eventsOfDay } from '../../../frontend/src/features/calendar/eventsOfDay';

const event = (id: number, start: string, end: string): CalendarEvent => ({
  id,
  title: `Event ${id}`,
  start,
  end,
  allDay: !start.includes('T'),
  color: 'blue',
});

test.each([
  ['on the day', '2026-11-20T09:00', '2026-11-20T10:00', true],
  ['the day before', '2026-11-19T09:00', '2026-11-19T10:00', false],
  ['until midnight before', '2026-11-19T22:00', '2026-11-20T00:00', false],
  ['over midnight', '2026-11-19T22:00', '2026-11-20T00:30', true],
  ['from midnight after', '2026-11-21T00:00', '2026-11-21T01:00', false],
  ['without a length', '2026-11-20T09:00', '2026-11-20T09:00', true],
  ['the whole day', '2026-11-20', '2026-11-21', true],
  ['the whole day before', '2026-11-19', '2026-11-20', false],
  ['several days', '2026-11-18', '2026-11-23', true],
])('an event %s', (_, start, end, isShown) => {
  expect(eventsOfDay([event(1, start, end)], '2026-11-20')).toHaveLength(isShown ? 1 : 0);
});

test('whole days come first, then by the start', () => {
  const events = [
    event(1, '2026-11-20T12:00', '2026-11-20T13:00'),
    event(2, '2026-11-20T09:00', '2026-11-20T10:00'),
    event(3, '2026-11-20', '2026-11-21'),
  ];
  expect(eventsOfDay(events, '2026-11-20').map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('an unreadable day has no events', () => {
  expect(eventsOfDay([event(1, '2026-11-20', '2026-11-21')], 'someday')).toEqual([]);
});
