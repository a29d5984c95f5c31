import type { ImportedEvent } from './splitEmptySeries';

/**
 * Tells of one event of a file after the other whether it is there already. Each that is present answers for one of the
 * file: two viewings at the same time, in two places, are two.
 * @param present the events of the calendar
 */
export function knownEvents(present: readonly ImportedEvent[]): (event: ImportedEvent, uid: string) => boolean {
  const left = [...present];
  const read: { readonly event: ImportedEvent; readonly uid: string }[] = [];
  return (event, uid) => {
    if (read.some((other) => other.uid === uid && isSame(event, other.event))) return true;
    read.push({ event, uid });
    const place = left.findIndex((other) => isSame(event, other));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
}

export const isSame = (one: ImportedEvent, other: ImportedEvent): boolean =>
  one.title === other.title &&
  one.start === other.start &&
  one.end === other.end &&
  one.allDay === other.allDay &&
  one.repeat?.every === other.repeat?.every;
