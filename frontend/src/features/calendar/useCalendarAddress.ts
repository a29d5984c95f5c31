import type { DatesSetInfo, ViewApi } from '@fullcalendar/react/public-api';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { readDay, writeDay } from '../../lib/days';
import type { CalendarHandle } from './CalendarGrid';
import { lastDay, readMoment } from './calendarEvent';
import type { CalendarView } from './keyStep';

/** The views' names in the address. */
const names = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' } as const;

/** The part of the calendar that the address specifies; undefined where it is absent or invalid. */
export interface Shown {
  readonly view: CalendarView | undefined;
  /** A day within the dates shown; default: today. */
  readonly day: string | undefined;
}

/** The address is untrusted input. */
export function readShown(parameters: URLSearchParams): Shown {
  const day = parameters.get('date') ?? '';
  const view = Object.entries(names).find(([name]) => name === parameters.get('view'))?.[1];
  return { view, day: readDay(day) && day <= lastDay ? day : undefined };
}

/** The search parameters for what is shown: none for the current month. */
export function writeShown(now: URLSearchParams, view: CalendarView, start: Date, end: Date, today: Date) {
  const written = new URLSearchParams(now);
  const name = Object.entries(names).find(([, one]) => one === view)?.[0];
  if (name && view !== names.month) written.set('view', name);
  else written.delete('view');
  if (today < start || today >= end) written.set('date', writeDay(start));
  else written.delete('date');
  return written;
}

const keyOf = ({ view = names.month, day = '' }: Shown) => `${view} ${day}`;

/**
 * Stores view and date in the address, so that a reload shows the same dates and Back the previous ones.
 * @param isDrawn whether the calendar is rendered yet
 * @returns the initial view and date, and the function to call when the calendar shows other dates
 */
export function useCalendarAddress(calendar: RefObject<CalendarHandle | null>, isDrawn: boolean) {
  const [parameters] = useSearchParams();
  const update = useUpdateSearchParams();
  const shown = readShown(parameters);
  const first = useRef(shown).current;
  const isMounted = useRef(false);
  const { view = names.month, day } = shown;
  const shownKey = keyOf(shown);
  /** What the calendar has written and the page has not shown yet. */
  const written = useRef<string[]>([]);

  const write = ({ type, currentStart, currentEnd }: ViewApi, options: { replace: boolean }) =>
    update((now) => {
      const next = writeShown(now, type as CalendarView, currentStart, currentEnd, new Date());
      const key = keyOf(readShown(next));
      if (key !== keyOf(readShown(now))) written.current.push(key);
      return next;
    }, options);
  const latestWrite = useRef(write);
  latestWrite.current = write;

  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!isDrawn || !api) return;
    if (!isMounted.current) {
      isMounted.current = true;
      latestWrite.current(api.view, { replace: true });
      return;
    }
    // What it wrote itself is no reason to change: meanwhile it may already show something else.
    const own = written.current.lastIndexOf(shownKey);
    written.current.splice(0, own + 1);
    if (own >= 0) return;
    // Update the calendar on Back and Forward.
    const { type, currentStart, currentEnd } = api.view;
    const moment = (day && readMoment(day)) || new Date();
    if (type !== view || moment < currentStart || moment >= currentEnd) api.changeView(view, moment);
  }, [calendar, isDrawn, view, day, shownKey]);

  const onDates = (dates: DatesSetInfo) => {
    if (isMounted.current) latestWrite.current(dates.view, { replace: false });
  };
  return { first, onDates };
}
