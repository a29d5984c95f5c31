import type { DatesSetInfo } from '@fullcalendar/react/public-api';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { writeDay } from '../../lib/days';
import type { CalendarHandle } from './CalendarGrid';
import { readMoment } from './calendarEvent';
import { viewChosen } from './calendarSlice';
import type { CalendarView } from './keyStep';
import { dayWithin, rangeAround, showToday } from './shownDates';
import { useCalendarAddress } from './useCalendarAddress';

export interface CalendarNavigationSettings {
  readonly calendar: RefObject<CalendarHandle | null>;
  /** The section around the calendar, which can have the focus. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Whether the calendar is rendered yet. */
  readonly isDrawn: boolean;
  /** When the event begins that the page opens with, if there is one. */
  readonly openedStart: string | undefined;
}

/** The dates that the calendar shows, and what shows others. */
export function useCalendarNavigation({ calendar, surface, isDrawn, openedStart }: CalendarNavigationSettings) {
  const dispatch = useAppDispatch();
  const [title, setTitle] = useState('');
  const opensAt = useRef(openedStart).current;
  const { first, onDates: storeInAddress } = useCalendarAddress(calendar, isDrawn);
  const firstDay = opensAt ?? first.day ?? writeDay(new Date());
  const [range, setRange] = useState(() => rangeAround(readMoment(firstDay) as Date, readMoment(firstDay) as Date));
  const [chosenDay, setChosenDay] = useState(() => writeDay(new Date()));

  const isToShowToday = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has the events of its dates by then
  useEffect(() => {
    if (isToShowToday.current) showToday(surface);
    isToShowToday.current = false;
  }, [range, surface]);

  const goTo = (day: string) => {
    const grid = calendar.current?.getApi();
    const moment = readMoment(day);
    if (grid && moment && (moment < grid.view.activeStart || moment >= grid.view.activeEnd)) grid.gotoDate(moment);
  };
  const step = (where: 'previous' | 'today' | 'next') => {
    const grid = calendar.current?.getApi();
    if (where === 'today') grid?.today();
    else if (where === 'next') grid?.next();
    else grid?.prev();
  };
  const showView = (view: CalendarView) => {
    dispatch(viewChosen(view));
    calendar.current?.getApi().changeView(view);
  };
  const openDay = (day: Date) => {
    calendar.current?.getApi().changeView('timeGridDay', day);
    // The number that had the focus is no longer rendered.
    surface.current?.focus({ preventScroll: true });
  };
  /** FullCalendar shows other dates. */
  const onDates = (dates: DatesSetInfo) => {
    // What follows is drawn in a task of its own: the grid, which is just drawn, takes a phone long enough.
    startTransition(() => {
      setTitle(dates.view.title);
      setRange(rangeAround(dates.view.activeStart, dates.view.activeEnd));
      setChosenDay((day) => dayWithin(day, dates.view.currentStart, dates.view.currentEnd));
    });
    // A day's number opens that day.
    dispatch(viewChosen(dates.view.type as CalendarView));
    storeInAddress(dates);
    isToShowToday.current = dates.view.type === 'listMonth';
  };
  return {
    title,
    /** The days whose events the calendar is given. */
    range,
    firstView: first.view,
    firstDay,
    /** The day whose events a phone lists below the month. */
    chosenDay,
    chooseDay: setChosenDay,
    goTo,
    step,
    showView,
    openDay,
    onDates,
  };
}
