import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../../components/useSelectedIdParam';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { readDay } from '../../lib/days';
import type { CalendarEvent } from './calendarEvent';
import { draftOf, type EventDraft, type OccurrenceRef } from './repeat/changeSeries';
import { firstOccurrence } from './repeat/occurrences';

/** The event that is open, as its dialog shows it. */
export interface OpenedEvent {
  readonly event: CalendarEvent;
  readonly occurrence: OccurrenceRef;
  readonly draft: EventDraft;
}

/** The event that the address names, and of one that repeats the day: `?id=3&on=2026-11-20`, default: the first. */
export function useOpenedEvent(events: readonly CalendarEvent[]) {
  const [parameters] = useSearchParams();
  const change = useUpdateSearchParams();
  const id = readId(parameters.get('id'));
  const on = readDay(parameters.get('on'));
  const opened = useMemo((): OpenedEvent | null => {
    const event = events.find((one) => one.id === id);
    if (!event) return null;
    const first = () => ({ id: event.id, day: firstOccurrence(event)?.day ?? null });
    for (const occurrence of [{ id: event.id, day: event.repeat ? on : null }, first()]) {
      const draft = event.repeat && occurrence.day === null ? null : draftOf(events, occurrence);
      if (draft) return { event, occurrence, draft };
    }
    return null;
  }, [events, id, on]);
  const name = useCallback(
    (named: OccurrenceRef | null, replace: boolean) =>
      change(
        (now) => {
          const others = [...now].filter(([key]) => key !== 'id' && key !== 'on');
          const own = named ? [['id', String(named.id)], ...(named.day ? [['on', named.day]] : [])] : [];
          return new URLSearchParams([...own, ...others] as [string, string][]);
        },
        { replace },
      ),
    [change],
  );
  const show = useCallback((occurrence: OccurrenceRef) => name(occurrence, false), [name]);
  const close = useCallback(() => name(null, true), [name]);
  return { opened, show, close };
}
