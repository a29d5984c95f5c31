import { type EventSpan, readMoment } from './calendarEvent';

/** The events of a day (`2026-11-20`), also those that began before: of the whole day first, then by their start. */
export function eventsOfDay<Event extends EventSpan>(events: readonly Event[], day: string): Event[] {
  const from = readMoment(day);
  if (!from) return [];
  const until = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1);
  return events
    .filter(({ start, end }) => {
      const [begin, stop] = [readMoment(start), readMoment(end)];
      if (!begin || !stop || begin >= until) return false;
      // An event without a length is on the day of its start.
      return stop > from || (begin >= from && begin.getTime() === stop.getTime());
    })
    .sort((one, other) => Number(other.allDay) - Number(one.allDay) || compare(one.start, other.start));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
