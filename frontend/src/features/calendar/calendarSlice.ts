import type { PayloadAction } from '@reduxjs/toolkit';
import {
  createBundledSlice,
  emptySample,
  nextId,
  originOf,
  type PersistedPart,
  type SampleState,
  type StoredValue,
} from '../sample-data/public/slice';
import { type CalendarEvent, calendarEventsSchema, type EventSpan, isTooLate } from './calendarEvent';
import type { CalendarStep } from './calendarStep';
import type { CalendarView } from './keyStep';
import {
  alignToRule,
  changeEvent,
  deleteEvent,
  draftOf,
  type EventDraft,
  type OccurrenceRef,
  type Scope,
} from './repeat/changeSeries';
import { withLength } from './repeat/occurrences';
import { sampleEvents } from './sample';

export interface CalendarState extends SampleState<CalendarEvent> {
  view: CalendarView;
  /** What was done, for undo, the last step last. */
  steps: CalendarStep[];
  /** How often other events took the place of all: another tab's, or the sample's. */
  replacements: number;
}

/** The events of a file, before they have ids: `of` of an occurrence is the index of its event in the list. */
export type NewEvents = readonly Omit<CalendarEvent, 'id'>[];

/** Remembers the events as they are before something is done to them. */
function remember(state: CalendarState, step: Omit<CalendarStep, 'before'>): void {
  state.steps.push({ ...step, before: state.items });
}

const storedEvents: PersistedPart<CalendarEvent[]> = { name: 'calendar', version: 1, schema: calendarEventsSchema };

function initialState(stored: StoredValue<CalendarEvent[]>): CalendarState {
  const others = { status: 'ready', view: 'dayGridMonth' } as const;
  const items = 'value' in stored ? stored.value : sampleEvents();
  return { ...emptySample, ...others, items, origin: originOf(stored), steps: [], replacements: 0 };
}

const { actions, selectors } = createBundledSlice({
  part: storedEvents,
  initialState,
  select: ({ items }) => items,
  // The events are no longer those that were changed.
  replace: (state, items) => {
    Object.assign(state, { items, steps: [], replacements: state.replacements + 1 });
  },
  // An occurrence that was changed has its series' id, and the series its day.
  mergesItems: false,
  resetName: 'calendarReset',
  reducers: {
    viewChosen: (state, { payload }: PayloadAction<CalendarView>) => {
      state.view = payload;
    },
    eventAdded: (state, { payload }: PayloadAction<EventDraft>) => {
      remember(state, { done: 'added', title: payload.title });
      state.items = [...state.items, { ...alignToRule(payload), id: nextId(state) }];
    },
    /** Adds the events of a file. */
    eventsImported: (state, { payload: { events, file } }: PayloadAction<{ events: NewEvents; file: string }>) => {
      remember(state, { done: 'imported', title: file, count: events.length });
      const first = nextId(state);
      const added = events.map((event, index) => ({
        ...event,
        id: first + index,
        ...(event.occurrence && { occurrence: { ...event.occurrence, of: first + event.occurrence.of } }),
      }));
      state.items = [...state.items, ...added];
    },
    eventChanged: (
      state,
      { payload }: PayloadAction<{ occurrence: OccurrenceRef; draft: EventDraft; scope: Scope }>,
    ) => {
      const { occurrence, draft, scope } = payload;
      remember(state, { done: 'changed', title: draft.title });
      state.items = [...changeEvent(state.items, occurrence, draft, scope, nextId(state))];
    },
    /** Moves an event, or one occurrence of it, or changes its length. */
    eventMoved: (state, { payload }: PayloadAction<{ occurrence: OccurrenceRef; span: EventSpan }>) =>
      move(state, payload.occurrence, payload.span, false),
    /** Moves it by a key; the steps until it is put down are undone together. */
    eventNudged: (state, { payload }: PayloadAction<{ occurrence: OccurrenceRef; span: EventSpan }>) =>
      move(state, payload.occurrence, payload.span, true),
    eventPutDown: (state) => {
      const last = state.steps.at(-1);
      if (last?.isHeld) last.isHeld = false;
    },
    eventDeleted: (state, { payload }: PayloadAction<{ occurrence: OccurrenceRef; scope: Scope }>) => {
      const { occurrence, scope } = payload;
      const event = state.items.find(({ id }) => id === occurrence.id);
      if (!event) return;
      remember(state, { done: 'deleted', title: event.title });
      state.items = [...deleteEvent(state.items, occurrence, scope)];
    },
    stepUndone: (state) => {
      const step = state.steps.pop();
      if (step) state.items = step.before;
    },
    calendarReset: (state) => {
      // Another tab's reset comes here too, and an event may be open.
      const replacements = state.replacements + 1;
      Object.assign(state, { items: sampleEvents(), origin: 'mock', steps: [], replacements });
    },
    /** Makes what was done final: it can no longer be undone. */
    undoDismissed: (state) => {
      state.steps = [];
    },
  },
  selectors: {
    selectEvents: (state) => state.items,
    /** The step that undo would take back; none while an event is held, whose Escape takes it back. */
    selectLastStep: (state) => {
      const last = state.steps.at(-1);
      return last?.isHeld ? null : (last ?? null);
    },
    /** The id of the event that is being moved by keys, once it has moved; null for none. */
    selectHeldId: (state) => {
      const last = state.steps.at(-1);
      return last?.isHeld ? (last.movedId ?? null) : null;
    },
  },
});

function move(state: CalendarState, occurrence: OccurrenceRef, span: EventSpan, isHeld: boolean): void {
  const draft = draftOf(state.items, occurrence);
  if (!draft || isTooLate(span.end)) return;
  const newId = nextId(state);
  const isNext = isHeld && state.steps.at(-1)?.isHeld;
  const movedId = occurrence.day === null ? occurrence.id : newId;
  if (!isNext) remember(state, { done: 'moved', title: draft.title, isOne: occurrence.day !== null, movedId, isHeld });
  state.items = [...changeEvent(state.items, occurrence, { ...draft, ...withLength(span, draft) }, 'one', newId)];
}

export const {
  viewChosen,
  eventAdded,
  eventsImported,
  eventChanged,
  eventMoved,
  eventNudged,
  eventPutDown,
  eventDeleted,
  stepUndone,
  undoDismissed,
  calendarReset,
} = actions;

export const { selectState: selectCalendarState, selectEvents, selectLastStep, selectHeldId } = selectors;
