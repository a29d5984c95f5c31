/** @jest-environment <rootDir>/test/frontend/amsterdam-environment.cjs */
import { type EventSpan, isTooLate, readMoment } from '../../../frontend/src/features/calendar/calendarEvent';
import {
  endAfter,
  lastDayOf,
  lengthenSpan,
  moveSpan,
  nextHour,
  type Step,
  startSpan,
  withAllDay,
} from '../../../frontend/src/features/calendar/changeSpan';
import { withLength } from '../../../frontend/src/features/calendar/repeat/occurrences';
import { writeDay, writeMinute } from '../../../frontend/src/lib/days';

const meeting: EventSpan = { allDay: false, start: '2026-11-20T10:00', end: '2026-11-20T11:00' };
const fair: EventSpan = { allDay: true, start: '2026-11-30', end: '2026-12-02' };

describe('moments', () => {
  it.each(['2026-11-20', '2026-02-28', '2024-02-29'])('%s is a day', (text) => {
    expect(writeDay(readMoment(text) as Date)).toBe(text);
  });

  it('formats a parsed minute as it was written', () => {
    expect(writeMinute(readMoment('2026-11-20T09:05') as Date)).toBe('2026-11-20T09:05');
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-11-31', '20 November', '2026-11-20T09:60', '2026-11-20T09:05:00Z'])(
    '%j is none',
    (text) => {
      expect(readMoment(text)).toBeNull();
    },
  );
});

test('what begins or ends after the last day has a day to show, and is too late', () => {
  const days = { allDay: true, start: '9999-12-30', end: endAfter('9999-12-31') };
  expect([lastDayOf(days), isTooLate(days.end), isTooLate(endAfter('9999-12-30'))]).toEqual([
    '9999-12-31',
    true,
    false,
  ]);
  expect(['9999-12-31T00:00', 'T09:00', ''].some(isTooLate)).toBe(false);
  const pushed = startSpan(meeting, '9999-12-31T23:30');
  expect([pushed.end, isTooLate(pushed.end)]).toEqual(['9999-12-31T23:59', true]);
});

describe('moving', () => {
  it.each<[string, EventSpan, Step, Partial<EventSpan>]>([
    ['by a day', meeting, { days: 1 }, { start: '2026-11-21T10:00', end: '2026-11-21T11:00' }],
    ['by a week back', meeting, { days: -7 }, { start: '2026-11-13T10:00', end: '2026-11-13T11:00' }],
    ['by a quarter', meeting, { minutes: 15 }, { start: '2026-11-20T10:15', end: '2026-11-20T11:15' }],
    ['past midnight', meeting, { minutes: 14 * 60 }, { start: '2026-11-21T00:00', end: '2026-11-21T01:00' }],
    ['whole days over a month', fair, { days: 1 }, { start: '2026-12-01', end: '2026-12-03' }],
    ['whole days by whole days only', fair, { minutes: 15 }, { start: '2026-11-30', end: '2026-12-02' }],
  ])('goes %s', (_, span, step, expected) => {
    expect(moveSpan(span, step)).toEqual({ ...span, ...expected });
  });
});

describe('in the night in which the clocks go from two to three', () => {
  const night: EventSpan = { allDay: false, start: '2027-03-27T02:30', end: '2027-03-27T03:00' };

  it('an event whose start is left out keeps its length', () => {
    const moved = moveSpan(night, { days: 1 });
    expect(withLength(moved, night)).toEqual({ allDay: false, start: '2027-03-28T03:30', end: '2027-03-28T04:00' });
    expect(withLength(meeting, night)).toBe(meeting);
  });

  it('a quarter before three is a quarter before two', () => {
    const three = { allDay: false, start: '2027-03-28T03:00', end: '2027-03-28T04:00' };
    expect(moveSpan(three, { minutes: -15 })).toMatchObject({ start: '2027-03-28T01:45' });
    expect(moveSpan({ ...three, start: '2027-03-28T01:45' }, { minutes: 15 })).toMatchObject({
      start: '2027-03-28T03:00',
    });
  });
});

describe('changing the length', () => {
  it.each<[string, EventSpan, Step, string]>([
    ['longer by a quarter', meeting, { minutes: 15 }, '2026-11-20T11:15'],
    ['longer by a day', meeting, { days: 1 }, '2026-11-21T11:00'],
    ['shorter, down to a quarter', meeting, { minutes: -600 }, '2026-11-20T10:15'],
    ['whole days longer', fair, { days: 1 }, '2026-12-03'],
    ['whole days shorter, down to one', fair, { days: -9 }, '2026-12-01'],
  ])('makes it %s', (_, span, step, end) => {
    expect(lengthenSpan(span, step)).toEqual({ ...span, end });
  });
});

describe('whole days', () => {
  it('include every day of the event', () => {
    expect(withAllDay(meeting, true)).toEqual({ allDay: true, start: '2026-11-20', end: '2026-11-21' });
    const night = { allDay: false, start: '2026-11-20T22:00', end: '2026-11-21T02:00' };
    expect(withAllDay(night, true)).toEqual({ allDay: true, start: '2026-11-20', end: '2026-11-22' });
  });

  it('end the day before when the event ends at midnight', () => {
    const evening = { allDay: false, start: '2026-11-20T20:00', end: '2026-11-21T00:00' };
    expect(withAllDay(evening, true)).toEqual({ allDay: true, start: '2026-11-20', end: '2026-11-21' });
  });

  it('become an hour of the first day', () => {
    expect(withAllDay(fair, false)).toEqual({ allDay: false, start: '2026-11-30T09:00', end: '2026-11-30T10:00' });
    expect(withAllDay(fair, true)).toBe(fair);
  });

  it('show their last day as the end', () => {
    expect(lastDayOf(fair)).toBe('2026-12-01');
    expect(endAfter('2026-12-31')).toBe('2027-01-01');
  });
});

it('a new event starts at the next whole hour, also past midnight', () => {
  expect(nextHour(new Date(2026, 10, 20, 23, 40))).toEqual({
    allDay: false,
    start: '2026-11-21T00:00',
    end: '2026-11-21T01:00',
  });
});

// A date field says each year that is passed through while one is typed: 0002, 0020, 0202, 2027.
test.each(['0002-12-25', '0020-12-25', '0202-12-25', '2027-12-25'])(
  'the last day %p is read back as it was typed',
  (day) => {
    const span = { allDay: true, start: '2026-11-20', end: endAfter(day) };
    expect(lastDayOf(span)).toBe(day);
  },
);

test('a year below 100 is in the first century', () => {
  expect(writeMinute(readMoment('0026-11-20T09:30') as Date)).toBe('0026-11-20T09:30');
});

describe('a new start', () => {
  const until = (span: EventSpan, start: string) => startSpan(span, start);

  it('leaves a later end unchanged', () => {
    expect(until(meeting, '2026-11-20T10:30')).toEqual({ ...meeting, start: '2026-11-20T10:30' });
  });

  it('moves an earlier end, retaining the length', () => {
    expect(until(meeting, '2026-12-01T09:00')).toEqual({
      ...meeting,
      start: '2026-12-01T09:00',
      end: '2026-12-01T10:00',
    });
    expect(until(fair, '2026-12-24')).toEqual({ ...fair, start: '2026-12-24', end: '2026-12-26' });
  });

  it('gives an empty span an hour, or a day', () => {
    const none = { ...meeting, start: '' };
    expect(until(none, '2026-11-20T12:00')).toMatchObject({ end: '2026-11-20T13:00' });
    expect(until({ ...fair, start: '' }, '2026-12-24')).toMatchObject({ end: '2026-12-25' });
  });

  it('leaves the end unchanged while the start is incomplete', () => {
    expect(until(meeting, '')).toEqual({ ...meeting, start: '' });
  });
});
