import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  deleteAt,
  emptySample,
  nextId,
  type PersistedSlice,
  persistFailed,
  persistSlice,
  readPersisted,
  type SampleState,
  selectorsInApps,
  storageChanged,
  undoDeletion,
} from '../sample-data/public/slice';
import { type CalendarEvent, calendarEventsSchema, type EventSpan } from './calendarEvent';
import type { CalendarView } from './keyStep';
import { sampleEvents } from './sample';

/** The calendar makes no requests: its sample data is bundled with the page. */
export interface CalendarState extends SampleState<CalendarEvent> {
  view: CalendarView;
  /** The event last dragged, as it was before; null when there is nothing to undo. */
  dragged: CalendarEvent | null;
}

const storedEvents: PersistedSlice<CalendarEvent[]> = { name: 'calendar', version: 1, schema: calendarEventsSchema };

function initialState(): CalendarState {
  const stored = readPersisted(storedEvents);
  return {
    ...emptySample,
    ...(stored.found === 'value'
      ? { items: stored.value, origin: 'stored' }
      : { items: sampleEvents(), origin: stored.found === 'damaged' ? 'damaged' : 'mock' }),
    status: 'ready',
    view: 'dayGridMonth',
    dragged: null,
  };
}

const calendarSlice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    viewChosen: (state, { payload }: PayloadAction<CalendarView>) => {
      state.view = payload;
    },
    eventAdded: (state, { payload }: PayloadAction<Omit<CalendarEvent, 'id'>>) => {
      state.items.push({ ...payload, id: nextId(state) });
    },
    /** Adds the events of a file. */
    eventsImported: (state, { payload }: PayloadAction<readonly Omit<CalendarEvent, 'id'>[]>) => {
      for (const event of payload) state.items.push({ ...event, id: nextId(state) });
    },
    eventChanged: (state, { payload }: PayloadAction<CalendarEvent>) => {
      state.items = state.items.map((event) => (event.id === payload.id ? payload : event));
    },
    /** Moves an event or changes its length. */
    eventRescheduled: (state, { payload }: PayloadAction<{ id: number; span: EventSpan }>) => {
      state.items = state.items.map((event) => (event.id === payload.id ? { ...event, ...payload.span } : event));
    },
    /** Moves an event by pointer, which can happen by mistake: it can be undone. */
    eventDragged: (state, { payload }: PayloadAction<{ id: number; span: EventSpan }>) => {
      const before = state.items.find(({ id }) => id === payload.id);
      if (!before) return;
      state.dragged = { ...before };
      state.deletion = null;
      Object.assign(before, payload.span);
    },
    dragUndone: (state) => {
      const { dragged } = state;
      const event = state.items.find(({ id }) => id === dragged?.id);
      if (event && dragged) Object.assign(event, { start: dragged.start, end: dragged.end, allDay: dragged.allDay });
      state.dragged = null;
    },
    eventDeleted: (state, { payload }: PayloadAction<number>) => {
      state.dragged = null;
      deleteAt(
        state,
        state.items.findIndex(({ id }) => id === payload),
      );
    },
    eventDeletionUndone: (state) => undoDeletion(state),
    eventUndoDismissed: (state) => {
      state.deletion = null;
      state.dragged = null;
    },
    calendarReset: (state) => {
      state.items = sampleEvents();
      state.origin = 'mock';
      state.deletion = null;
      state.dragged = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(persistFailed, (state, { payload }) => {
        if (payload.part === storedEvents.name) state.unsaved = true;
      })
      .addCase(storageChanged, (state, { payload }) => {
        if (payload.part === storedEvents.name)
          Object.assign(state, { items: payload.value, deletion: null, dragged: null });
      }),
  selectors: {
    selectCalendarState: (state) => state,
    selectEvents: (state) => state.items,
  },
});

export const {
  viewChosen,
  eventAdded,
  eventsImported,
  eventChanged,
  eventRescheduled,
  eventDragged,
  dragUndone,
  eventDeleted,
  eventDeletionUndone,
  eventUndoDismissed,
  calendarReset,
} = calendarSlice.actions;

export const { selectCalendarState, selectEvents } = selectorsInApps(calendarSlice);

// Use the selector: before the first action the state is undefined, and that has to be persisted as well.
persistSlice(storedEvents, { select: (state) => selectCalendarState(state).items });
