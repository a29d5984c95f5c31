import { rangeAround } from '../../../frontend/src/features/calendar/shownDates';
import { readShown, writeShown } from '../../../frontend/src/features/calendar/useCalendarAddress';

const read = (query: string) => readShown(new URLSearchParams(query));
const write = (query: string, view: Parameters<typeof writeShown>[1], start: string, end: string) =>
  writeShown(new URLSearchParams(query), view, new Date(start), new Date(end), new Date('2026-11-18T09:00')).toString();

test.each([
  ['', undefined, undefined],
  ['view=week&date=2026-11-23', 'timeGridWeek', '2026-11-23'],
  ['view=decade&date=2026-13-40', undefined, undefined],
  ['date=9999-12-30', undefined, '9999-12-30'],
  ['date=9999-12-31', undefined, undefined],
  ['date=0000-01-01', undefined, undefined],
  ['view=constructor&date=2026-11-23T10:00', undefined, undefined],
])('%j shows %s from %s', (query, view, day) => {
  expect(read(query)).toEqual({ view, day });
});

test('the days around the last ones have years of four digits', () => {
  expect(rangeAround(new Date('9999-11-29T00:00'), new Date('+010000-01-10T00:00'))).toEqual({
    from: '9999-10-15',
    until: '9999-12-31',
  });
});

test('defaults are omitted, and the rest of the address is unchanged', () => {
  expect(write('view=week&id=3', 'dayGridMonth', '2026-11-01', '2026-12-01')).toBe('id=3');
  expect(write('id=3', 'timeGridWeek', '2026-11-16', '2026-11-23')).toBe('id=3&view=week');
  expect(write('', 'listMonth', '2026-12-01T00:00', '2027-01-01T00:00')).toBe('view=list&date=2026-12-01');
});
