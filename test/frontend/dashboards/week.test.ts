import { emptyWeek, weekOf } from '../../../frontend/src/features/dashboards/week';

const now = Date.UTC(2026, 10, 20, 12);
const hoursAgo = (hours: number) => now - hours * 60 * 60_000;

test('each day of the last week has 24 hours, and the last of them ends now', () => {
  const byDay = emptyWeek();
  for (const hours of [0, 23.9, 24, 167.9]) weekOf(now).count(byDay, hoursAgo(hours));
  expect(byDay).toEqual([1, 0, 0, 0, 0, 1, 2]);
});

test('a moment at the very edge, or of a clock that is ahead, is in the first or the last day', () => {
  const byDay = emptyWeek();
  for (const hours of [168, -30]) weekOf(now).count(byDay, hoursAgo(hours));
  expect(byDay).toEqual([1, 0, 0, 0, 0, 0, 1]);
});

test('the week and the one before begin at the same time of the day', () => {
  expect(weekOf(now)).toMatchObject({
    since: Date.UTC(2026, 10, 13, 12),
    sinceText: '2026-11-13T12:00:00.000Z',
    beforeText: '2026-11-06T12:00:00.000Z',
  });
});
