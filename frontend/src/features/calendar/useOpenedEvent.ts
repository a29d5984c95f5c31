import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../../components/useSelectedIdParam';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { readDay } from '../../lib/days';
import type { CalendarEvent } from './calendarEvent';
import { isSameValue } from './followGiven';
import { draftOf, type EventDraft, type OccurrenceRef } from './repeat/changeSeries';
import { firstOccurrence } from './repeat/occurrences';

/** The event that is open, as its dialog shows it. */
export interface OpenedEvent {
  readonly event: CalendarEvent;
  readonly occurrence: OccurrenceRef;
  readonly draft: EventDraft;
  /** Whether another tab deleted it, or reset the events, while it was open: what is typed is nowhere else. */
  readonly isGone?: boolean;
}

/**
 * The event that the address names, and of one that repeats the day: `?id=3&on=2026-11-20`, default: the first.
 * @param replacements how often the events were replaced (calendarSlice.ts)
 */
export function useOpenedEvent(events: readonly CalendarEvent[], replacements: number) {
  const [parameters] = useSearchParams();
  const change = useUpdateSearchParams();
  const id = readId(parameters.get('id'));
  const on = readDay(parameters.get('on'));
  const last = useRef<{ readonly address: string; readonly opened: OpenedEvent; readonly replacements: number }>(null);
  const opened = useMemo((): OpenedEvent | null => {
    const address = `${id} ${on}`;
    const found = findOpened(events, id, on);
    const known = last.current?.address === address ? last.current : null;
    const isReplaced = known !== null && known.replacements < replacements;
    if (isReplaced && !isSameValue(found?.occurrence, known.opened.occurrence)) return gone(known.opened, events);
    last.current = found && { address, opened: found, replacements };
    return found;
  }, [events, replacements, id, on]);
  const name = useCallback(
    (named: OccurrenceRef | null, replace: boolean) =>
      change(
        (now) => {
          const others = [...now].filter(([key]) => key !== 'id' && key !== 'on');
          const own = named ? [['id', String(named.id)], ...(named.day ? [['on', named.day]] : [])] : [];
          return new URLSearchParams([...own, ...others] as [string, string][]);
        },
        // Closed at once: the page would show another time of the event while the address follows.
        { replace, flushSync: named === null },
      ),
    [change],
  );
  const show = useCallback((occurrence: OccurrenceRef) => name(occurrence, false), [name]);
  const close = useCallback(() => name(null, true), [name]);
  return { opened, show, close };
}

function findOpened(events: readonly CalendarEvent[], id: number | null, on: string | null): OpenedEvent | null {
  const event = events.find((one) => one.id === id);
  if (!event) return null;
  const first = () => ({ id: event.id, day: firstOccurrence(event)?.day ?? null });
  for (const occurrence of [{ id: event.id, day: event.repeat ? on : null }, first()]) {
    const draft = event.repeat && occurrence.day === null ? null : draftOf(events, occurrence);
    if (draft) return { event, occurrence, draft };
  }
  return null;
}

/** An event that was deleted, as it was; of one that goes on repeating, the one time. */
function gone({ draft, ...opened }: OpenedEvent, events: readonly CalendarEvent[]): OpenedEvent {
  const { repeat: _, ...once } = draft;
  return { ...opened, draft: events.some(({ id }) => id === opened.event.id) ? once : draft, isGone: true };
}
