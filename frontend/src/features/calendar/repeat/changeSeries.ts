import type { CalendarEvent } from '../calendarEvent';
import { moveSeries, type SeriesMove } from './moveSeries';
import { firstOccurrence, occurrenceOn, spanOn } from './occurrences';
import { countBefore, dayNumber, dayText, firstDay, happensOn, type Recurrence } from './recurrence';

/** Which occurrences of an event a change is for. */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** What a person edits of an event. */
export type EventDraft = Omit<CalendarEvent, 'id' | 'except' | 'occurrence'>;

/** An event, or its occurrence of a day. */
export interface OccurrenceRef {
  readonly id: number;
  /** Null for the event itself. */
  readonly day: string | null;
}

type Events = readonly CalendarEvent[];

/** The event, or its occurrence of the day, as a person edits it; null if there is none. */
export function draftOf(events: Events, { id, day }: OccurrenceRef): EventDraft | null {
  const event = events.find((one) => one.id === id);
  if (!event) return null;
  const { id: _, except: __, occurrence: ___, ...draft } = event;
  if (!event.repeat || day === null) return draft;
  const found = occurrenceOn(event, day);
  return found && { ...draft, start: found.start, end: found.end };
}

/** An event as it is stored: if it repeats, it begins on the first day that its rule names. */
export function alignToRule<Draft extends EventDraft>(draft: Draft): Draft {
  if (!draft.repeat) return draft;
  const start = draft.start.slice(0, 10);
  const day = firstDay(start, draft.repeat);
  return day === start ? draft : { ...draft, ...spanOn(draft, day) };
}

/**
 * Changes one occurrence, which becomes an event of its own in place of it, the occurrences from it on, which become
 * another event, or all of them.
 * @param newId for an event that is added
 */
export const changeEvent = (
  events: Events,
  occurrence: OccurrenceRef,
  draft: EventDraft,
  scope: Scope,
  newId: number,
): Events => withoutEmpty(afterChange(events, occurrence, draft, scope, newId));

/** Deletes one occurrence, those from it on, or the whole event. Changed occurrences go with those that they replace. */
export const deleteEvent = (events: Events, occurrence: OccurrenceRef, scope: Scope): Events =>
  withoutEmpty(afterDeletion(events, occurrence, scope));

/** Without events that repeat and have no occurrence left, also no changed one: nobody could open or delete them. */
const withoutEmpty = (events: Events): Events =>
  events.filter(
    (event) => !event.repeat || firstOccurrence(event) || events.some(({ occurrence }) => occurrence?.of === event.id),
  );

function afterChange(
  events: Events,
  { id, day }: OccurrenceRef,
  draft: EventDraft,
  scope: Scope,
  newId: number,
): Events {
  const event = events.find((one) => one.id === id);
  if (!event) return events;
  if (!event.repeat || day === null)
    return events.map((one) => (one === event ? { ...keptFields(event, draft), ...alignToRule(draft), id } : one));
  if (scope === 'one') {
    const { repeat: _, ...single } = draft;
    const own = { ...single, id: newId, occurrence: { of: event.id, day } };
    return [...events.map((one) => (one === event ? without(event, day) : one)), own];
  }
  const isFirst = countBefore(event.start.slice(0, 10), event.repeat, day) === 0;
  return scope === 'all' || isFirst ? changeAll(events, event, day, draft) : split(events, event, day, draft, newId);
}

function afterDeletion(events: Events, { id, day }: OccurrenceRef, scope: Scope): Events {
  const event = events.find((one) => one.id === id);
  if (!event?.repeat || day === null || scope === 'all')
    return events.filter((one) => one.id !== id && (!event?.repeat || one.occurrence?.of !== id));
  if (scope === 'one') return events.map((one) => (one === event ? without(event, day) : one));
  const ended = endBefore(event, day);
  return events
    .filter(({ occurrence }) => occurrence?.of !== id || occurrence.day < day)
    .flatMap((one) => (one === event ? (ended ?? []) : one));
}

/** An event without its occurrence of a day. */
const without = (event: CalendarEvent, day: string): CalendarEvent => ({
  ...event,
  except: [...(event.except ?? []), day].sort(),
});

/**
 * What a change of the other fields leaves as it is. One that repeats by itself no longer stands in place of an occurrence:
 * it would be changed and deleted with those.
 */
const keptFields = ({ occurrence }: CalendarEvent, { repeat }: EventDraft) =>
  occurrence && !repeat ? { occurrence } : undefined;

/** An event whose last occurrence is before a day; null if none is left. */
function endBefore(event: CalendarEvent, day: string): CalendarEvent | null {
  const { repeat, start, except = [] } = event;
  if (!repeat || countBefore(start.slice(0, 10), repeat, day) === 0) return null;
  const { count: _, ...rule } = repeat;
  return {
    ...event,
    ...exceptions(except.filter((one) => one < day)),
    repeat: { ...rule, until: dayText(dayNumber(day) - 1) },
  };
}

const exceptions = (days: readonly string[]) => ({ except: days.length > 0 ? [...days] : undefined });

/**
 * A change of an occurrence for all: where its time was not changed it is that of its event. On the day on which the clocks
 * change, another one may be shown.
 */
function forAll(event: CalendarEvent, day: string, draft: EventDraft): EventDraft {
  const { start, end } = occurrenceOn(event, day) ?? event;
  const last = dayText(dayNumber(day) + dayNumber(event.end) - dayNumber(event.start));
  return {
    ...draft,
    ...(draft.start === start && { start: day + event.start.slice(10) }),
    ...(draft.end === end && { end: last + event.end.slice(10) }),
  };
}

/** Changes all occurrences as the one of a day was changed; without a rule, that one is left, on its day. */
function changeAll(events: Events, event: CalendarEvent, day: string, changedOne: EventDraft): Events {
  const { id } = event;
  const draft = forAll(event, day, changedOne);
  const { moved, firstFrom } = moveSeries(event, { ...draft, day });
  if (!draft.repeat) return withExceptions(events, event, { ...changedOne, id }, moved, '');
  const changed = alignToRule({ ...draft, ...spanOn(draft, firstFrom(event.start.slice(0, 10))) });
  return withExceptions(events, event, { ...changed, id }, moved, '');
}

/** Ends an event before a day, and begins another one there. */
function split(events: Events, event: CalendarEvent, day: string, draft: EventDraft, newId: number): Events {
  const { moved, firstFrom } = moveSeries(event, { ...draft, day });
  const before = countBefore(event.start.slice(0, 10), event.repeat as Recurrence, day);
  // A number of times that was not changed is that of both together.
  const isSameCount = draft.repeat?.count !== undefined && draft.repeat.count === event.repeat?.count;
  const repeat = isSameCount ? { ...draft.repeat, count: (draft.repeat?.count ?? 0) - before } : draft.repeat;
  const begun = { ...draft, ...spanOn(draft, firstFrom(day)), repeat: repeat as Recurrence | undefined };
  return withExceptions(events, event, { ...alignToRule(begun), id: newId }, moved, day);
}

/**
 * Puts a changed event in place of another from a day on, with the exceptions of the other. What was deleted stays
 * deleted; a changed occurrence keeps its own time, and takes over what was changed besides. One that the new rule does
 * not name is an event of its own from now on, so that nothing is lost.
 * @param moved the day to which an occurrence moves
 * @param from the first day of what is replaced; empty for all
 */
function withExceptions(
  events: Events,
  event: CalendarEvent,
  changed: CalendarEvent,
  moved: SeriesMove['moved'],
  from: string,
): Events {
  const start = changed.start.slice(0, 10);
  const isNamed = (day: string) => changed.repeat !== undefined && happensOn(start, changed.repeat, day);
  const except = (event.except ?? []).filter((day) => day >= from).flatMap((day) => moved(day) ?? []);
  const next = clean({ ...changed, ...exceptions(except.filter(isNamed)) });
  const earlier = from === '' ? null : endBefore(event, from);
  const fields = changedFields(event, changed);
  const kept = events.map((one) => {
    if (one === event) return earlier ? clean(earlier) : next;
    const { occurrence, ...rest } = one;
    if (occurrence?.of !== event.id || occurrence.day < from) return one;
    const day = moved(occurrence.day);
    return clean({ ...rest, ...fields, ...(day !== null && isNamed(day) && { occurrence: { of: next.id, day } }) });
  });
  return earlier ? [...kept, next] : kept;
}

/** What was changed besides the time. */
function changedFields(before: CalendarEvent, after: CalendarEvent): Partial<CalendarEvent> {
  const names = (['title', 'color', 'description', 'place', 'people'] as const).filter(
    (name) => before[name] !== after[name],
  );
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** Without fields that have no value, which would not be stored. */
const clean = (event: CalendarEvent): CalendarEvent =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as CalendarEvent;

/**
 * For which occurrences a change may be meant; with one scope there is nothing to ask.
 * @param isRuleChanged a single occurrence has no rule
 */
export function scopesFor(event: CalendarEvent, day: string | null, isRuleChanged = false): readonly Scope[] {
  if (!event.repeat || day === null) return ['all'];
  const isFirst = countBefore(event.start.slice(0, 10), event.repeat, day) === 0;
  return scopes.filter((scope) => (scope !== 'one' || !isRuleChanged) && (scope !== 'following' || !isFirst));
}
