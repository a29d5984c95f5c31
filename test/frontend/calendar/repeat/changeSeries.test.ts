/** @jest-environment <rootDir>/test/frontend/amsterdam-environment.cjs */
import { type CalendarEvent, calendarEventsSchema } from '../../../../frontend/src/features/calendar/calendarEvent';
import {
  alignToRule,
  changeEvent,
  deleteEvent,
  draftOf,
  type EventDraft,
  type Scope,
  scopesFor,
} from '../../../../frontend/src/features/calendar/repeat/changeSeries';
import { occurrencesIn } from '../../../../frontend/src/features/calendar/repeat/occurrences';

const meeting: CalendarEvent = {
  id: 1,
  title: 'Team',
  start: '2026-11-02T09:00',
  end: '2026-11-02T09:30',
  allDay: false,
  color: 'blue',
  repeat: { every: 'week', interval: 1 },
};
const other: CalendarEvent = {
  id: 2,
  title: 'Lunch',
  start: '2026-11-18T12:00',
  end: '2026-11-18T13:00',
  allDay: false,
  color: 'green',
};

const shown = (events: readonly CalendarEvent[]) =>
  occurrencesIn(events, '2026-11-01', '2026-12-08')
    .map(({ event, start }) => `${start} ${event.title}`)
    .sort();
const change = (events: readonly CalendarEvent[], day: string, changed: Partial<EventDraft>, scope: Scope) => {
  const occurrence = { id: 1, day };
  const draft = { ...(draftOf(events, occurrence) as EventDraft), ...changed };
  const after = changeEvent(events, occurrence, draft, scope, 50);
  // What is stored can be read again.
  expect(calendarEventsSchema.safeParse(JSON.parse(JSON.stringify(after))).data).toEqual([...after]);
  return after;
};
const at = (day: string, time: string) => ({ start: `${day}T${time}`, end: `${day}T${time.slice(0, 3)}45` });

test('the draft of an occurrence has its day, and there is none for a day without one', () => {
  expect(draftOf([meeting], { id: 1, day: '2026-11-16' })).toMatchObject({ start: '2026-11-16T09:00' });
  expect(draftOf([meeting], { id: 1, day: '2026-11-17' })).toBeNull();
  expect(draftOf([meeting], { id: 9, day: null })).toBeNull();
});

test('changing one leaves the others; its place in the rule is remembered', () => {
  const after = change([meeting, other], '2026-11-16', { title: 'Moved', ...at('2026-11-17', '10:00') }, 'one');
  expect(shown(after)).toEqual([
    '2026-11-02T09:00 Team',
    '2026-11-09T09:00 Team',
    '2026-11-17T10:00 Moved',
    '2026-11-18T12:00 Lunch',
    '2026-11-23T09:00 Team',
    '2026-11-30T09:00 Team',
    '2026-12-07T09:00 Team',
  ]);
  expect(after.at(-1)).toEqual({
    id: 50,
    title: 'Moved',
    ...at('2026-11-17', '10:00'),
    allDay: false,
    color: 'blue',
    occurrence: { of: 1, day: '2026-11-16' },
  });
});

test('changing this and later ones ends the event before, and begins another', () => {
  const after = change([meeting], '2026-11-23', { title: 'Team, new time', ...at('2026-11-24', '11:00') }, 'following');
  expect(shown(after)).toEqual([
    '2026-11-02T09:00 Team',
    '2026-11-09T09:00 Team',
    '2026-11-16T09:00 Team',
    '2026-11-24T11:00 Team, new time',
    '2026-12-01T11:00 Team, new time',
  ]);
});

test('changing all moves each as far as the one that was changed, deleted ones too', () => {
  const withGap = deleteEvent([meeting], { id: 1, day: '2026-11-09' }, 'one');
  const after = change(withGap, '2026-11-16', { title: 'Team!', ...at('2026-11-18', '10:00') }, 'all');
  expect(shown(after)).toEqual([
    '2026-11-04T10:00 Team!',
    '2026-11-18T10:00 Team!',
    '2026-11-25T10:00 Team!',
    '2026-12-02T10:00 Team!',
  ]);
  expect(after).toHaveLength(1);
});

/** Mondays and Wednesdays, ten times; Monday 16 November was deleted. */
const twice: CalendarEvent = {
  ...meeting,
  repeat: { every: 'week', interval: 1, weekdays: [1, 3], count: 10 },
  except: ['2026-11-16'],
};
const days = (events: readonly CalendarEvent[], from = '2026-09-01', until = '2027-02-01') =>
  occurrencesIn(events, from, until)
    .map(({ start }) => start.slice(5, 10))
    .sort();
const toThursday = { ...at('2026-11-12', '09:00'), repeat: { ...twice.repeat, weekdays: [1, 4] } } as EventDraft;

test('one weekday of several moves alone, and what was deleted stays deleted', () => {
  const mondays = ['11-02', '11-09', '11-23', '11-30'];
  const all = change([twice], '2026-11-11', toThursday, 'all');
  expect(days(all)).toEqual([...mondays, '11-05', '11-12', '11-19', '11-26', '12-03'].sort());
  const later = change([twice], '2026-11-11', toThursday, 'following');
  expect(days(later)).toEqual([...mondays, '11-04', '11-12', '11-19', '11-26', '12-03'].sort());
  const wednesday = change([{ ...twice, except: ['2026-11-18'] }], '2026-11-11', toThursday, 'all');
  expect(days(wednesday)).not.toContain('11-19');
});

test('a weekday that moves behind another leaves that one in place', () => {
  const toFriday = { ...at('2026-11-13', '09:00'), repeat: { ...twice.repeat, weekdays: [3, 5] } } as EventDraft;
  const later = change([twice], '2026-11-09', toFriday, 'following');
  expect(days(later)).toEqual(['11-02', '11-04', '11-11', '11-13', '11-18', '11-25', '11-27', '12-02', '12-04']);
  // Every week has both: moving one to the other moves none.
  const same = change([twice], '2026-11-11', at('2026-11-09', '10:00'), 'all');
  expect(days(same)).toEqual(days([twice]));
});

test('whole weeks move every weekday', () => {
  expect(days(change([twice], '2026-11-11', at('2026-11-18', '09:00'), 'all')).slice(0, 3)).toEqual([
    '11-09',
    '11-11',
    '11-16',
  ]);
  const biweekly = { ...twice, repeat: { ...twice.repeat, every: 'week', interval: 2, weekdays: [3, 7], count: 4 } };
  const moved = { ...at('2026-11-09', '09:00'), repeat: { ...biweekly.repeat, weekdays: [1, 3] } } as EventDraft;
  const start = { start: '2026-11-04T09:00', end: '2026-11-04T09:30', except: ['2026-11-18'] };
  expect(days(change([{ ...biweekly, ...start } as CalendarEvent], '2026-11-08', moved, 'all'))).toEqual([
    '11-09',
    '11-11',
    '11-23',
  ]);
});

test.each<[string, string, Partial<EventDraft>, string[]]>([
  ['2026-11-05', 'first Wednesday', { ...at('2026-11-04', '09:00') }, ['10-07', '11-04', '01-06']],
  [
    '2026-11-05',
    'first Sunday',
    { ...at('2026-11-01', '09:00'), repeat: { every: 'month', interval: 1, monthly: 'weekday', count: 2 } },
    ['10-04', '11-01'],
  ],
  [
    '2026-11-05',
    'last day of the month before',
    { ...at('2026-10-31', '09:00'), repeat: { every: 'month', interval: 1 } },
    ['10-31', '12-31', '01-31'],
  ],
])('the first Thursday of a month, changed on %s, becomes the %s', (day, _, draft, expected) => {
  const monthly: CalendarEvent = {
    ...meeting,
    start: '2026-10-01T09:00',
    end: '2026-10-01T09:30',
    except: ['2026-12-03'],
    repeat: { every: 'month', interval: 1, monthly: 'weekday' },
  };
  expect(days(change([monthly], day, draft, 'all'))).toEqual(expected.toSorted());
});

test('weeks that become months are on the weekday of the occurrence that was changed', () => {
  const third: EventDraft['repeat'] = { every: 'month', interval: 1, monthly: 'weekday' };
  const after = change([{ ...meeting, except: ['2026-11-09'] }], '2026-11-16', { repeat: third }, 'all');
  expect(days(after)).toEqual(['11-16', '12-21', '01-18'].sort());
});

test('a year’s last day of February stays one', () => {
  const yearly: CalendarEvent = {
    ...meeting,
    start: '2027-03-01T09:00',
    end: '2027-03-01T09:30',
    repeat: { every: 'year', interval: 1 },
  };
  const after = change([yearly], '2028-03-01', at('2028-02-29', '09:00'), 'all');
  expect(after[0]?.start).toBe('2028-02-29T09:00');
});

test('a changed occurrence keeps its time when all are changed, and takes over the rest', () => {
  const one = change([meeting], '2026-11-16', at('2026-11-17', '10:00'), 'one');
  const after = change(one, '2026-11-02', { title: 'Renamed', color: 'pink' }, 'all');
  expect(after[1]).toMatchObject({ title: 'Renamed', color: 'pink', start: '2026-11-17T10:00' });
  expect(after[1]?.occurrence).toEqual({ of: 1, day: '2026-11-16' });
});

test('a changed occurrence follows the part that it belongs to', () => {
  const one = change([meeting], '2026-11-30', at('2026-12-01', '10:00'), 'one');
  const after = changeEvent(
    one,
    { id: 1, day: '2026-11-16' },
    { ...(draftOf(one, { id: 1, day: '2026-11-16' }) as EventDraft), title: 'Later' },
    'following',
    60,
  );
  expect(shown(after)).toEqual([
    '2026-11-02T09:00 Team',
    '2026-11-09T09:00 Team',
    '2026-11-16T09:00 Later',
    '2026-11-23T09:00 Later',
    '2026-12-01T10:00 Later',
    '2026-12-07T09:00 Later',
  ]);
  expect(after.find(({ id }) => id === 50)?.occurrence).toEqual({ of: 60, day: '2026-11-30' });
});

test('a rule that no longer names a changed occurrence leaves it as an event of its own', () => {
  const one = change([meeting], '2026-11-16', at('2026-11-17', '10:00'), 'one');
  const after = change(one, '2026-11-02', { repeat: { every: 'month', interval: 1 } }, 'all');
  expect(shown(after)).toEqual(['2026-11-02T09:00 Team', '2026-11-17T10:00 Team', '2026-12-02T09:00 Team']);
  expect(after[1]).not.toHaveProperty('occurrence');
});

test('a number of times is shared by both parts', () => {
  const five = { ...meeting, repeat: { every: 'week', interval: 1, count: 5 } } as const;
  const after = change([five], '2026-11-16', { title: 'Rest' }, 'following');
  expect(shown(after)).toHaveLength(5);
  expect(after.map(({ repeat }) => repeat)).toEqual([
    { every: 'week', interval: 1, until: '2026-11-15' },
    { every: 'week', interval: 1, count: 3 },
  ]);
  expect(
    shown(change([five], '2026-11-16', { repeat: { every: 'week', interval: 1, count: 2 } }, 'following')),
  ).toHaveLength(4);
});

test('without a rule, one event is left', () => {
  const after = change([{ ...meeting, except: ['2026-11-09'] }], '2026-11-02', { repeat: undefined }, 'all');
  expect(after).toEqual([{ ...other, ...meeting, repeat: undefined, id: 1, except: undefined }].map(defined));
});
const defined = (event: CalendarEvent) => JSON.parse(JSON.stringify(event));

test('deletes one, this and later ones, or all with what was changed of them', () => {
  const changed = change([meeting, other], '2026-11-30', { title: 'Changed' }, 'one');
  const occurrence = { id: 1, day: '2026-11-16' };
  expect(shown(deleteEvent(changed, occurrence, 'one'))).not.toContain('2026-11-16T09:00 Team');
  expect(shown(deleteEvent(changed, occurrence, 'following'))).toEqual([
    '2026-11-02T09:00 Team',
    '2026-11-09T09:00 Team',
    '2026-11-18T12:00 Lunch',
  ]);
  expect(deleteEvent(changed, occurrence, 'all')).toEqual([other]);
  expect(deleteEvent(changed, { id: 1, day: '2026-11-02' }, 'following')).toEqual([other]);
  expect(shown(deleteEvent(changed, { id: 50, day: null }, 'all'))).not.toContain('2026-11-30T09:00 Changed');
  expect(deleteEvent(changed, { id: 2, day: null }, 'all')).toHaveLength(2);
});

test('an event goes with its last occurrence, however that is deleted', () => {
  const twice: CalendarEvent = { ...meeting, repeat: { every: 'week', interval: 1, count: 2 } };
  const second = deleteEvent([twice, other], { id: 1, day: '2026-11-02' }, 'one');
  expect(shown(second)).toEqual(['2026-11-09T09:00 Team', '2026-11-18T12:00 Lunch']);
  for (const scope of ['one', 'following', 'all'] as const)
    expect(deleteEvent(second, { id: 1, day: '2026-11-09' }, scope)).toEqual([other]);
});

test('an event without occurrences of its own stays as long as one that was changed', () => {
  const once: CalendarEvent = { ...meeting, repeat: { every: 'week', interval: 1, count: 1 } };
  const after = change([once, other], '2026-11-02', { title: 'Moved', ...at('2026-11-03', '10:00') }, 'one');
  expect(after.map(({ id }) => id)).toEqual([1, 2, 50]);
  expect(deleteEvent(after, { id: 50, day: null }, 'all')).toEqual([other]);
});

test('later ones that are changed leave no event of which all earlier ones were deleted', () => {
  const late = deleteEvent([meeting], { id: 1, day: '2026-11-02' }, 'one');
  const after = change(late, '2026-11-09', { title: 'Later' }, 'following');
  expect(after.map(({ id }) => id)).toEqual([50]);
});

test('asks only what makes a difference', () => {
  expect(scopesFor(other, null)).toEqual(['all']);
  expect(scopesFor(meeting, '2026-11-16')).toEqual(['one', 'following', 'all']);
  expect(scopesFor(meeting, '2026-11-16', true)).toEqual(['following', 'all']);
  expect(scopesFor(meeting, '2026-11-02')).toEqual(['one', 'all']);
  expect(scopesFor(meeting, '2026-11-02', true)).toEqual(['all']);
});

test('an event begins on the first day that its rule names', () => {
  const draft = alignToRule({ ...meeting, repeat: { every: 'week', interval: 1, weekdays: [3] } });
  expect(draft).toMatchObject({ start: '2026-11-04T09:00', end: '2026-11-04T09:30' });
  expect(alignToRule(other)).toBe(other);
});

test('a changed occurrence that is made to repeat no longer goes with the event that it came from', () => {
  const apart = change([meeting], '2026-11-16', { title: 'Review' }, 'one');
  const draft = {
    ...(draftOf(apart, { id: 50, day: null }) as EventDraft),
    repeat: { every: 'day', interval: 7 } as const,
  };
  const after = changeEvent(apart, { id: 50, day: null }, draft, 'all', 51);
  const left = deleteEvent(after, { id: 1, day: '2026-11-02' }, 'all');
  expect(shown(left)).toEqual(
    ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'].map((day) => `${day}T09:00 Review`),
  );
});

test('what no longer repeats is left on the day of the occurrence that was changed', () => {
  expect(shown(change([meeting], '2026-11-23', { repeat: undefined }, 'all'))).toEqual(['2026-11-23T09:00 Team']);
});

test('another title on the day on which the clocks change moves no time of the series', () => {
  const night: CalendarEvent = {
    ...meeting,
    start: '2026-03-25T02:30',
    end: '2026-03-25T03:00',
    repeat: { every: 'day', interval: 1 },
  };
  expect(draftOf([night], { id: 1, day: '2026-03-29' })).toMatchObject({ start: '2026-03-29T03:30' });
  const longer = change([night], '2026-03-29', { end: '2026-03-29T05:00' }, 'all');
  expect(longer).toMatchObject([{ start: '2026-03-25T02:30', end: '2026-03-25T05:00' }]);
  const after = change([night], '2026-03-29', { title: 'Backup' }, 'all');
  const starts = occurrencesIn(after, '2026-03-28', '2026-04-01').map(({ start }) => start);
  expect(starts).toEqual(['2026-03-28T02:30', '2026-03-29T03:30', '2026-03-30T02:30', '2026-03-31T02:30']);
});
