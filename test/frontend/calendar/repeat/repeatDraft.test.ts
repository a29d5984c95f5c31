import type { Recurrence } from '../../../../frontend/src/features/calendar/repeat/recurrence';
import {
  followStart,
  isSameRule,
  readRepeat,
  repeatDraftOf,
} from '../../../../frontend/src/features/calendar/repeat/repeatDraft';

const start = '2026-11-18T09:00';
const weekly = { ...repeatDraftOf(undefined, start), every: 'week' } as const;

test.each<Recurrence>([
  { every: 'day', interval: 3 },
  { every: 'week', interval: 2, weekdays: [1, 3], until: '2027-01-01' },
  { every: 'month', interval: 1, monthly: 'weekday', count: 4 },
  { every: 'year', interval: 1 },
])('the fields of a rule give the same rule: %j', (repeat) => {
  expect(readRepeat(repeatDraftOf(repeat, start), start)).toEqual({ repeat });
});

test('a new rule is that of its start, once a week', () => {
  expect(readRepeat(repeatDraftOf(undefined, start), start)).toEqual({ repeat: undefined });
  expect(readRepeat(weekly, start)).toEqual({ repeat: { every: 'week', interval: 1, weekdays: [3] } });
});

test('says which field is wrong', () => {
  const problem = (changed: Partial<typeof weekly>) => readRepeat({ ...weekly, ...changed }, start);
  for (const interval of ['', '0', '1.5', '-1', '100', 'two'])
    expect(problem({ interval })).toEqual({ problem: 'interval' });
  expect(problem({ weekdays: [] })).toEqual({ problem: 'weekdays' });
  expect(problem({ ends: 'count', count: '0' })).toEqual({ problem: 'count' });
  expect(problem({ ends: 'until', until: '' })).toEqual({ problem: 'until' });
  expect(problem({ ends: 'until', until: '2026-11-17' })).toEqual({ problem: 'untilEarly' });
  // What is not chosen may be wrong.
  expect(problem({ ends: 'never', count: '0', until: '' })).toHaveProperty('repeat');
});

test('the last day of the month is for events that begin on one', () => {
  const monthly = { ...weekly, every: 'month', monthly: 'lastDay' } as const;
  expect(readRepeat(monthly, '2026-11-30')).toEqual({ repeat: { every: 'month', interval: 1, monthly: 'lastDay' } });
  expect(readRepeat(monthly, '2026-11-29')).toEqual({ repeat: { every: 'month', interval: 1 } });
});

test('a weekday follows the start', () => {
  expect(followStart(weekly, start, '2026-11-20').weekdays).toEqual([5]);
  expect(followStart({ ...weekly, weekdays: [1, 3] }, start, '2026-11-20').weekdays).toEqual([1, 5]);
  expect(followStart({ ...weekly, weekdays: [3, 5] }, start, '2026-11-20').weekdays).toEqual([3, 5]);
  expect(followStart(weekly, start, 'T09:00').weekdays).toEqual([3]);
});

test('two ways to write a rule are the same', () => {
  expect(isSameRule({ every: 'week', interval: 1 }, { every: 'week', interval: 1, weekdays: [3] }, start)).toBe(true);
  expect(isSameRule(undefined, { every: 'day', interval: 1 }, start)).toBe(false);
  expect(isSameRule({ every: 'day', interval: 1 }, { every: 'day', interval: 1, count: 3 }, start)).toBe(false);
});
