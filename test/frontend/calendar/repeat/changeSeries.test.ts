import { type CalendarEvent, calendarEventsSchema } from '../../../../frontend/src/features/calendar/calendarEvent';
import {
  aligned,
  changeEvent,
  deleteEvent,
  draftOf,
  type EventDraft,
  type Scope,
  scopesFor,
} from '../../../../frontend/src/features/calendar/repeat/changeSeries';
import { occurrencesIn } from '../../../../frontend/src/features/calendar/repeat/occurrences';

const meeting: CalendarEvent = {
  ...{ id: 1, title: 'Team', start: '2026-11-02T09:00', end: '2026-11-02T09:30', allDay: false, color: 'blue' },
  repeat: { every: 'week', interval: 1 },
};
const other: CalendarEvent = {
  ...{ id: 2, title: 'Lunch', start: '2026-11-18T12:00', end: '2026-11-18T13:00', allDay: false, color: 'green' },
};

const shown = (events: readonly CalendarEvent[]) =>
  occurrencesIn(events, '2026-11-01', '2026-12-08')
    .map(({ event, start }) => `${start} ${event.title}`)
    .sort();
const change = (events: readonly CalendarEvent[], day: string, changed: Partial<EventDraft>, scope: Scope) => {
  const place = { id: 1, day };
  const after = changeEvent(events, place, { ...(draftOf(events, place) as EventDraft), ...changed }, scope, 50);
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
    ...{ id: 50, title: 'Moved', ...at('2026-11-17', '10:00'), allDay: false, color: 'blue' },
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
  const place = { id: 1, day: '2026-11-16' };
  expect(shown(deleteEvent(changed, place, 'one'))).not.toContain('2026-11-16T09:00 Team');
  expect(shown(deleteEvent(changed, place, 'following'))).toEqual([
    '2026-11-02T09:00 Team',
    '2026-11-09T09:00 Team',
    '2026-11-18T12:00 Lunch',
  ]);
  expect(deleteEvent(changed, place, 'all')).toEqual([other]);
  expect(deleteEvent(changed, { id: 1, day: '2026-11-02' }, 'following')).toEqual([other]);
  expect(shown(deleteEvent(changed, { id: 50, day: null }, 'all'))).not.toContain('2026-11-30T09:00 Changed');
  expect(deleteEvent(changed, { id: 2, day: null }, 'all')).toHaveLength(2);
});

test('asks only what makes a difference', () => {
  expect(scopesFor(other, null)).toEqual(['all']);
  expect(scopesFor(meeting, '2026-11-16')).toEqual(['one', 'following', 'all']);
  expect(scopesFor(meeting, '2026-11-16', true)).toEqual(['following', 'all']);
  expect(scopesFor(meeting, '2026-11-02')).toEqual(['one', 'all']);
  expect(scopesFor(meeting, '2026-11-02', true)).toEqual(['all']);
});

test('an event begins on the first day that its rule names', () => {
  const draft = aligned({ ...meeting, repeat: { every: 'week', interval: 1, weekdays: [3] } });
  expect(draft).toMatchObject({ start: '2026-11-04T09:00', end: '2026-11-04T09:30' });
  expect(aligned(other)).toBe(other);
});
