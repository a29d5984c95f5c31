import { calendarEventsSchema } from '../../../frontend/src/features/calendar/calendarEvent';
import {
  calendarReset,
  eventAdded,
  eventChanged,
  eventDeleted,
  eventMoved,
  eventNudged,
  eventPutDown,
  eventsImported,
  selectCalendarState,
  selectEvents,
  selectHeldId,
  selectLastStep,
  stepUndone,
  undoDismissed,
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
    lastStep: () => selectLastStep(getState()),
    heldId: () => selectHeldId(getState()),
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

const whole = (id: number) => ({ id, day: null });
const remove = (id: number) => eventDeleted({ occurrence: whole(id), scope: 'all' });
const tomorrow = { allDay: true, start: '2026-12-01', end: '2026-12-02' };

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
  dispatch(eventChanged({ occurrence: whole(3), draft: lunch, scope: 'all' }));
  expect(event(3)).toEqual({ ...lunch, id: 3 });
  expect(events().filter(({ id }) => id !== 3)).toEqual(others);
});

test('moves an event with its title and colour', () => {
  const { dispatch, event } = calendarStore();
  const before = event(3);
  dispatch(eventMoved({ occurrence: whole(3), span: tomorrow }));
  expect(event(3)).toEqual({ ...before, ...tomorrow });
});

test('whatever was done is undone in reverse', () => {
  const { dispatch, events, lastStep } = calendarStore();
  const states = [events()];
  const actions = [
    eventAdded(lunch),
    eventChanged({ occurrence: whole(3), draft: lunch, scope: 'all' }),
    eventMoved({ occurrence: whole(4), span: tomorrow }),
    remove(5),
    remove(6),
    eventsImported({ events: [lunch, lunch], file: 'mail.ics' }),
  ];
  for (const action of actions) {
    dispatch(action);
    states.push(events());
  }
  expect(lastStep()).toMatchObject({ done: 'imported', title: 'mail.ics', count: 2 });
  for (const state of states.reverse()) {
    expect(events()).toEqual(state);
    dispatch(stepUndone());
  }
  expect(lastStep()).toBeNull();
});

test('what was done is final once the notice is dismissed', () => {
  const { dispatch, event, lastStep } = calendarStore();
  dispatch(remove(3));
  dispatch(undoDismissed());
  expect(lastStep()).toBeNull();
  dispatch(stepUndone());
  expect(event(3)).toBeUndefined();
});

test('the steps of a move by keys are undone together, and offered for undo once it is put down', () => {
  const { dispatch, event, lastStep, heldId } = calendarStore();
  const before = event(3);
  dispatch(eventNudged({ occurrence: whole(3), span: tomorrow }));
  dispatch(eventNudged({ occurrence: whole(3), span: { ...tomorrow, end: '2026-12-03' } }));
  expect(heldId()).toBe(3);
  expect(lastStep()).toBeNull();
  dispatch(eventPutDown());
  expect(heldId()).toBeNull();
  expect(lastStep()).toMatchObject({ done: 'moved' });
  dispatch(eventNudged({ occurrence: whole(3), span: { ...tomorrow, end: '2026-12-04' } }));
  dispatch(stepUndone());
  expect(event(3)).toMatchObject({ end: '2026-12-03' });
  dispatch(stepUndone());
  expect(event(3)).toEqual(before);
});

test('of an event that repeats, one occurrence moves; undo puts it back among the others', () => {
  const { dispatch, event, events, lastStep, heldId } = calendarStore();
  dispatch(eventAdded({ ...lunch, repeat: { every: 'week', interval: 1 } }));
  const series = events().at(-1);
  if (!series) throw new Error('It was added.');
  dispatch(eventNudged({ occurrence: { id: series.id, day: '2026-11-27' }, span: tomorrow }));
  const moved = heldId() as number;
  dispatch(eventNudged({ occurrence: whole(moved), span: { ...tomorrow, end: '2026-12-03' } }));
  dispatch(eventPutDown());
  expect(event(series.id)?.except).toEqual(['2026-11-27']);
  expect(event(moved)).toMatchObject({ end: '2026-12-03', occurrence: { of: series.id, day: '2026-11-27' } });
  expect(lastStep()).toMatchObject({ isOne: true });
  dispatch(stepUndone());
  expect(events().at(-1)).toEqual(series);
});

test('an occurrence of a file is joined to its event', () => {
  const { dispatch, events } = calendarStore();
  const series = { ...lunch, repeat: { every: 'week', interval: 1 } } as const;
  dispatch(
    eventsImported({ events: [lunch, series, { ...lunch, occurrence: { of: 1, day: '2026-11-27' } }], file: 'a.ics' }),
  );
  const [one, other] = events().slice(-2);
  expect(other?.occurrence?.of).toBe(one?.id);
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
  dispatch(remove(1));
  dispatch(eventAdded(lunch));
  dispatch(calendarReset());
  expect(events()).toEqual(before);
  expect(state().steps).toEqual([]);
});

test('selects another view', () => {
  const { dispatch, state } = calendarStore();
  dispatch(viewChosen('timeGridWeek'));
  expect(state().view).toBe('timeGridWeek');
});
