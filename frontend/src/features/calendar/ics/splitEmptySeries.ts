import type { CalendarEvent } from '../calendarEvent';
import { firstOccurrence } from '../repeat/occurrences';

/** In `occurrence`, `of` is the index of the event that repeats in the list of them. */
export type ImportedEvent = Omit<CalendarEvent, 'id'>;

interface Split {
  readonly events: readonly ImportedEvent[];
  readonly empty: readonly ImportedEvent[];
}

/** Separates the events that repeat and never happen, as all their dates are excluded: no view could show them. */
export function splitEmptySeries(all: readonly ImportedEvent[]): Split {
  const replaced = new Set(all.map(({ occurrence }) => occurrence?.of));
  const isEmpty = (event: ImportedEvent, index: number) =>
    event.repeat !== undefined && !replaced.has(index) && firstOccurrence({ ...event, id: index }) === null;
  const empty = all.filter(isEmpty);
  if (empty.length === 0) return { events: all, empty };
  const gone = new Set(empty);
  const kept = all.filter((event) => !gone.has(event));
  const newIndex = new Map(kept.map((event, index) => [event, index]));
  const events = kept.map((event): ImportedEvent => {
    const series = event.occurrence && all[event.occurrence.of];
    const of = series && newIndex.get(series);
    return event.occurrence && of !== undefined ? { ...event, occurrence: { ...event.occurrence, of } } : event;
  });
  return { events, empty };
}
