import { calendarEventsSchema } from '../../../frontend/src/features/calendar/calendarEvent';
import {
  calendarReset,
  dragUndone,
  eventAdded,
  eventChanged,
  eventDeleted,
  eventDeletionUndone,
  eventDragged,
  eventRescheduled,
  eventUndoDismissed,
  selectCalendarState,
  selectEvents,
  viewChosen,
} from '../../../frontend/src/features/calendar/calendarSlice';
import { sampleEvents } from '../../../frontend/src/features/calendar/sample';
import { makeAppStore } from '../sample-data/makeAppStore';

const storageKey = 'polder.guest.apps.calendar';

function calendarStore() {
  const { dispatch, getState } = makeAppStore();
  const events = () => selectEvents(getState());
  return {
    dispatch,
    events,
    state: () => selectCalendarState(getState()),
    event: (id: number) => events().find((event) => event.id === id),
  };
}

const lunch = {
  title: 'Lunch',
  start: '2026-11-20T12:00',
  end: '2026-11-20T13:00',
  allDay: false,
  color: 'green',
} as const;

beforeEach(() => localStorage.clear());

test('initially shows a month with the sample', () => {
  const { state } = calendarStore();
  expect(state()).toMatchObject({ view: 'dayGridMonth', origin: 'mock', status: 'ready' });
  expect(state().items.length).toBeGreaterThan(10);
});

test.each(['2026-11-20', '2026-02-01', '2028-02-29', '2026-12-31'])('the sample fills the week of %s', (day) => {
  const today = new Date(`${day}T12:00`);
  const events = sampleEvents(today);
  expect(calendarEventsSchema.safeParse(events).success).toBe(true);
  const near = events.filter(({ start }) => Math.abs(Date.parse(start) - today.getTime()) < 7 * 86_400_000);
  expect(near.length).toBeGreaterThan(4);
  for (const { start, end } of events) expect(end > start).toBe(true);
});

test('adds an event with a unique id', () => {
  const { dispatch, events } = calendarStore();
  const ids = events().map(({ id }) => id);
  dispatch(eventAdded(lunch));
  expect(events().at(-1)).toEqual({ ...lunch, id: Math.max(...ids) + 1 });
});

test('changes one event and no other', () => {
  const { dispatch, event, events } = calendarStore();
  const others = events().filter(({ id }) => id !== 3);
  dispatch(eventChanged({ ...lunch, id: 3 }));
  expect(event(3)).toEqual({ ...lunch, id: 3 });
  expect(events().filter(({ id }) => id !== 3)).toEqual(others);
});

test('moves an event with its title and colour', () => {
  const { dispatch, event } = calendarStore();
  const before = event(3);
  dispatch(eventRescheduled({ id: 3, span: { allDay: true, start: '2026-12-01', end: '2026-12-02' } }));
  expect(event(3)).toEqual({ ...before, allDay: true, start: '2026-12-01', end: '2026-12-02' });
});

test('deleting removes an event; undo restores it at its index', () => {
  const { dispatch, events } = calendarStore();
  const before = events();
  dispatch(eventDeleted(3));
  expect(events()).toHaveLength(before.length - 1);
  dispatch(eventDeletionUndone());
  expect(events()).toEqual(before);
});

test('a deletion is final once the notice is dismissed', () => {
  const { dispatch, event } = calendarStore();
  dispatch(eventDeleted(3));
  dispatch(eventUndoDismissed());
  dispatch(eventDeletionUndone());
  expect(event(3)).toBeUndefined();
});

test('stored events are restored', () => {
  localStorage.setItem(storageKey, JSON.stringify({ version: 1, value: [{ ...lunch, id: 1 }] }));
  const { state } = calendarStore();
  expect(state()).toMatchObject({ origin: 'stored', items: [{ ...lunch, id: 1 }] });
});

test.each([
  'not JSON',
  JSON.stringify({ version: 1, value: [{ ...lunch, id: 1, start: 'tomorrow' }] }),
  JSON.stringify({ version: 1, value: [{ ...lunch, id: 1, color: 'url(x)' }] }),
])('damaged ones are replaced by the sample, with a notice: %s', (kept) => {
  localStorage.setItem(storageKey, kept);
  const { state } = calendarStore();
  expect(state().origin).toBe('damaged');
  expect(state().items.length).toBeGreaterThan(10);
});

test('a reset restores the sample', () => {
  const { dispatch, events, state } = calendarStore();
  const before = events();
  dispatch(eventDeleted(1));
  dispatch(eventAdded(lunch));
  dispatch(calendarReset());
  expect(events()).toEqual(before);
  expect(state().deletion).toBeNull();
});

test('selects another view', () => {
  const { dispatch, state } = calendarStore();
  dispatch(viewChosen('timeGridWeek'));
  expect(state().view).toBe('timeGridWeek');
});

test('a drag is undone, and with it nothing else', () => {
  const { dispatch, event, events, state } = calendarStore();
  const [first, second] = events();
  if (!first || !second) throw new Error('The sample has events.');
  const span = { start: '2026-11-20T08:00', end: '2026-11-20T09:00', allDay: false };
  dispatch(eventDragged({ id: first.id, span }));
  expect(event(first.id)).toEqual({ ...first, ...span });
  dispatch(eventChanged({ ...first, ...span, title: 'Renamed' }));
  dispatch(dragUndone());
  expect(event(first.id)).toEqual({ ...first, title: 'Renamed' });
  dispatch(eventDragged({ id: first.id, span }));
  dispatch(eventDeleted(second.id));
  expect(state().dragged).toBeNull();
});
