/** @jest-environment <rootDir>/test/frontend/amsterdam-environment.cjs */
import fc from 'fast-check';
import type { CalendarEvent } from '../../../../frontend/src/features/calendar/calendarEvent';
import {
  firstOccurrence,
  occurrenceOn,
  occurrencesIn,
  spanOn,
} from '../../../../frontend/src/features/calendar/repeat/occurrences';
import {
  countBefore,
  dayNumber,
  dayText,
  firstDay,
  frequencies,
  happensOn,
  isLastOfMonth,
  monthlyRules,
  type Recurrence,
  recurrenceDays,
  weekdayOf,
  weekOfMonth,
} from '../../../../frontend/src/features/calendar/repeat/recurrence';

const daysOf = (start: string, rule: Partial<Recurrence> & Pick<Recurrence, 'every'>, until = '2030-01-01') =>
  recurrenceDays(start, { interval: 1, ...rule }, start, until);

const night: CalendarEvent = {
  id: 1,
  title: 'Night',
  start: '2026-03-20T02:30',
  end: '2026-03-20T03:00',
  allDay: false,
  color: 'blue',
  repeat: { every: 'day', interval: 1 },
};

test('the tests run in Dutch time', () => {
  expect(new Date('2026-07-01T12:00').toISOString()).toBe('2026-07-01T10:00:00.000Z');
});

test.each<[string, Partial<Recurrence> & Pick<Recurrence, 'every'>, string[]]>([
  ['2026-11-20', { every: 'day', interval: 3, count: 3 }, ['2026-11-20', '2026-11-23', '2026-11-26']],
  ['2026-11-18', { every: 'week', interval: 2, count: 3 }, ['2026-11-18', '2026-12-02', '2026-12-16']],
  // From a Wednesday: the Monday of the first week is past.
  [
    '2026-11-18',
    { every: 'week', weekdays: [5, 1, 3], count: 4 },
    ['2026-11-18', '2026-11-20', '2026-11-23', '2026-11-25'],
  ],
  // Every other week is counted in weeks from Monday.
  [
    '2026-11-20',
    { every: 'week', interval: 2, weekdays: [1, 5], count: 3 },
    ['2026-11-20', '2026-11-30', '2026-12-04'],
  ],
  // The 31st happens in the months that have one.
  ['2026-10-31', { every: 'month', count: 4 }, ['2026-10-31', '2026-12-31', '2027-01-31', '2027-03-31']],
  [
    '2027-11-30',
    { every: 'month', monthly: 'lastDay', count: 4 },
    ['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
  ],
  ['2026-11-19', { every: 'month', monthly: 'weekday', count: 3 }, ['2026-11-19', '2026-12-17', '2027-01-21']],
  // A fifth Monday is not in every month.
  ['2026-11-30', { every: 'month', monthly: 'weekday', count: 3 }, ['2026-11-30', '2027-03-29', '2027-05-31']],
  ['2024-02-29', { every: 'year', count: 2 }, ['2024-02-29', '2028-02-29']],
  ['2026-11-20', { every: 'year', interval: 2, until: '2030-11-19' }, ['2026-11-20', '2028-11-20']],
  ['2026-11-20', { every: 'day', until: '2026-11-22' }, ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['2026-11-20', { every: 'day', until: '2026-11-19' }, []],
])('from %s, %j', (start, rule, days) => {
  expect(daysOf(start, rule)).toEqual(days);
});

test('a rule that its start does not follow begins on the first day that it names', () => {
  expect(firstDay('2026-11-18', { every: 'week', interval: 1, weekdays: [2] })).toBe('2026-11-24');
  expect(firstDay('2026-11-18', { every: 'month', interval: 1, monthly: 'lastDay' })).toBe('2026-11-30');
  expect(firstDay('2026-11-18', { every: 'year', interval: 1, count: 2 })).toBe('2026-11-18');
});

describe('over changes of the clocks in Amsterdam', () => {
  test.each([
    ['2027-03-28T10:00', '2027-03-28T11:30'],
    ['2026-10-25T10:00', '2026-10-25T11:30'],
  ])('a weekly meeting stays at its time: %s', (start, end) => {
    const meeting = { ...night, start: '2026-03-22T10:00', end: '2026-03-22T11:30' };
    expect(spanOn(meeting, start.slice(0, 10))).toEqual({ allDay: false, start, end });
  });

  test('a night shift ends at its time, with an hour less or more', () => {
    const shift = { ...night, start: '2026-03-20T22:00', end: '2026-03-21T06:00' };
    expect(spanOn(shift, '2026-03-28')).toMatchObject({ start: '2026-03-28T22:00', end: '2026-03-29T06:00' });
  });

  test('a time that does not exist comes an hour later, with its length', () => {
    expect(spanOn(night, '2026-03-29')).toEqual({ allDay: false, start: '2026-03-29T03:30', end: '2026-03-29T04:00' });
    expect(spanOn(night, '2026-10-25')).toMatchObject({ start: '2026-10-25T02:30', end: '2026-10-25T03:00' });
  });

  test('whole days stay whole days', () => {
    const day = { ...night, allDay: true, start: '2026-03-20', end: '2026-03-22' };
    expect(spanOn(day, '2026-03-28')).toEqual({ allDay: true, start: '2026-03-28', end: '2026-03-30' });
  });
});

const day = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2040-12-31') }).map(dayText);
const rule = fc
  .record({
    every: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 7 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    monthly: fc.constantFrom(...monthlyRules),
    count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    until: fc.option(day, { nil: undefined }),
  })
  .map((made) => made as Recurrence);
const next = (one: string) => dayText(dayNumber(one) + 1);

describe('for any rule', () => {
  test('a range shows what the whole shows in it, however far it is from the start', () => {
    fc.assert(
      fc.property(rule, day, day, fc.integer({ min: 1, max: 400 }), (given, start, from, length) => {
        const until = dayText(dayNumber(from) + length);
        const whole = recurrenceDays(start, given, start, until);
        expect(recurrenceDays(start, given, from, until)).toEqual(whole.filter((one) => one >= from));
      }),
    );
  });

  test('the days are in order, not before the start, within end and number, and each follows the rule', () => {
    fc.assert(
      fc.property(rule, day, (given, start) => {
        const days = recurrenceDays(start, given, start, dayText(dayNumber(start) + 3000));
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.length).toBeLessThanOrEqual(given.count ?? Number.POSITIVE_INFINITY);
        for (const one of days) {
          expect(one >= start && one <= (given.until ?? '9999')).toBe(true);
          expect(followsRule(start, given, one)).toBe(true);
          expect(happensOn(start, given, one)).toBe(true);
        }
      }),
    );
  });

  test('without a count, every day that follows the rule is there', () => {
    fc.assert(
      fc.property(rule, day, ({ count: _, ...given }, start) => {
        const until = dayText(dayNumber(start) + 800);
        const expected: string[] = [];
        for (let one = start; one < until && one <= (given.until ?? '9999'); one = next(one))
          if (followsRule(start, given, one)) expected.push(one);
        expect(recurrenceDays(start, given, start, until)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('an occurrence has the clock times of its event, except where clocks leave them out', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 15, max: 3000 }), (on, begin, length) => {
        const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 0, minutes)).toISOString().slice(0, 16);
        const event = { ...night, start: at(begin), end: at(begin + length) };
        const { start, end } = spanOn(event, on);
        expect(start < end).toBe(true);
        const inGap = (time: string) => time.slice(11, 13) === '02';
        if (!inGap(event.start)) expect(start).toBe(on + event.start.slice(10));
        if (!inGap(event.start) && !inGap(event.end)) expect(end.slice(10)).toBe(event.end.slice(10));
      }),
    );
  });
});

/** The rule again, asked of one day instead of walked through. */
function followsRule(start: string, { every, interval, weekdays, monthly = 'day' }: Recurrence, one: string): boolean {
  const date = (text: string) => text.slice(8);
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  const monday = (text: string) => dayNumber(text) - weekdayOf(text);
  switch (every) {
    case 'day':
      return (dayNumber(one) - dayNumber(start)) % interval === 0;
    case 'week':
      return (
        ((monday(one) - monday(start)) / 7) % interval === 0 &&
        (weekdays ?? [weekdayOf(start)]).includes(weekdayOf(one))
      );
    case 'month':
      if ((months(one) - months(start)) % interval !== 0) return false;
      if (monthly === 'lastDay') return isLastOfMonth(one);
      if (monthly === 'weekday') return weekdayOf(one) === weekdayOf(start) && weekOfMonth(one) === weekOfMonth(start);
      return date(one) === date(start);
    case 'year':
      return (Number(one.slice(0, 4)) - Number(start.slice(0, 4))) % interval === 0 && one.slice(5) === start.slice(5);
  }
}

test('the calendar shows occurrences that reach into a range, and none that are excepted', () => {
  const fair: CalendarEvent = {
    id: 2,
    title: 'Fair',
    start: '2026-11-02',
    end: '2026-11-05',
    allDay: true,
    color: 'pink',
    repeat: { every: 'week', interval: 1 },
    except: ['2026-11-16'],
  };
  const single: CalendarEvent = {
    ...night,
    id: 3,
    repeat: undefined,
    start: '2026-11-10T23:00',
    end: '2026-11-11T00:00',
  };
  const shown = (from: string, until: string) =>
    occurrencesIn([fair, single], from, until).map(({ event, start }) => [event.id, start]);
  expect(shown('2026-11-11', '2026-11-25')).toEqual([
    [2, '2026-11-09'],
    [2, '2026-11-23'],
  ]);
  expect(shown('2026-11-10', '2026-11-11')).toEqual([
    [2, '2026-11-09'],
    [3, '2026-11-10T23:00'],
  ]);
  expect(occurrenceOn(fair, '2026-11-16')).toBeNull();
  expect(occurrenceOn(fair, '2026-11-10')).toBeNull();
  expect(occurrenceOn(fair, '2026-11-23')).toMatchObject({ start: '2026-11-23', end: '2026-11-26', day: '2026-11-23' });
  expect(firstOccurrence({ ...fair, except: ['2026-11-02'] })).toMatchObject({ day: '2026-11-09' });
  expect(
    firstOccurrence({ ...fair, repeat: { every: 'day', interval: 1, count: 1 }, except: ['2026-11-02'] }),
  ).toBeNull();
});

test.each(frequencies)('an event that repeats by the %s ends with the years that have four digits', (every) => {
  const rule: Recurrence = { every, interval: 1 };
  expect(recurrenceDays('9999-12-20', rule, '9999-12-01', '9999-12-31')[0]).toBe('9999-12-20');
  expect(recurrenceDays('9999-12-20', rule, '9999-12-20', '10000-02-14')).toEqual([]);
  expect(recurrenceDays('9999-12-20', { ...rule, count: 999 }, '9999-12-20', '9999-12-31').length).toBeLessThan(12);
  expect(firstDay('9999-12-20', rule)).toBe('9999-12-20');
  expect(happensOn('9999-12-20', rule, '9999-12-31')).toBe(false);
});

test('the occurrences before a day are counted', () => {
  expect(countBefore('2026-11-02', { every: 'week', interval: 1 }, '2026-11-23')).toBe(3);
  expect(countBefore('2026-11-02', { every: 'week', interval: 1, count: 2 }, '2026-12-23')).toBe(2);
});
