import { readShown, writeShown } from '../../../frontend/src/features/calendar/useCalendarAddress';

const read = (query: string) => readShown(new URLSearchParams(query));
const write = (query: string, view: Parameters<typeof writeShown>[1], start: string, end: string) =>
  writeShown(new URLSearchParams(query), view, new Date(start), new Date(end), new Date('2026-11-18T09:00')).toString();

test.each([
  ['', undefined, undefined],
  ['view=week&date=2026-11-23', 'timeGridWeek', '2026-11-23'],
  ['view=decade&date=2026-13-40', undefined, undefined],
  ['view=constructor&date=2026-11-23T10:00', undefined, undefined],
])('%j shows %s from %s', (query, view, day) => {
  expect(read(query)).toEqual({ view, day });
});

test('defaults are omitted, and the rest of the address is unchanged', () => {
  expect(write('view=week&id=3', 'dayGridMonth', '2026-11-01', '2026-12-01')).toBe('id=3');
  expect(write('id=3', 'timeGridWeek', '2026-11-16', '2026-11-23')).toBe('id=3&view=week');
  expect(write('', 'listMonth', '2026-12-01T00:00', '2027-01-01T00:00')).toBe('view=list&date=2026-12-01');
});
