import { startOfDay, writeDay, writeMinute } from '../../../frontend/src/lib/days';

test('days and minutes are written in the reader’s time zone', () => {
  expect(writeDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  expect(writeMinute(new Date(2026, 0, 2, 3, 4))).toBe('2026-01-02T03:04');
});

test('a day begins at the reader’s midnight', () => {
  expect(startOfDay('2026-01-02')).toEqual(new Date(2026, 0, 2));
});
