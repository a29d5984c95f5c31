import type { RefObject } from 'react';
import { daysAfter, writeDay } from '../../lib/days';
import { isTooLate, readMoment } from './calendarEvent';
import type { DayRange } from './shownEvents';

/** In days: the next view is there before FullCalendar says that it shows it. */
const margin = 45;

/** The days whose events are given to the calendar, for the days that it shows. */
export function rangeAround(from: Date, until: Date): DayRange {
  const after = writeDay(daysAfter(until, margin));
  return { from: writeDay(daysAfter(from, -margin)), until: isTooLate(after) ? '9999-12-31' : after };
}

/** The time that it is now, on another day. */
export function nowOn(day: string): Date {
  const [now, moment] = [new Date(), readMoment(day) ?? new Date()];
  moment.setHours(now.getHours(), now.getMinutes());
  return moment;
}

/** A day that is shown: the given one, else today, else the first. */
export function dayWithin(day: string, from: Date, until: Date): string {
  const isShown = (one: string) => one >= writeDay(from) && one < writeDay(until);
  return [day, writeDay(new Date())].find(isShown) ?? writeDay(from);
}

/** Scrolls the list of a month to today, or to the next day with events. */
export function showToday(surface: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const days = [...(surface.current?.querySelectorAll<HTMLElement>('.calendar-list-day') ?? [])];
    const today = writeDay(new Date());
    const next = days.find(({ dataset }) => (dataset.date ?? '') >= today);
    if (!next || !days.some(({ dataset }) => (dataset.date ?? '').slice(0, 7) === today.slice(0, 7))) return;
    const scroller = scrollerOf(next);
    scroller?.scrollBy({ top: next.getBoundingClientRect().top - scroller.getBoundingClientRect().top });
  });
}

/** The element that scrolls the list. FullCalendar gives it no name. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  return !parent || getComputedStyle(parent).overflowY !== 'visible' ? parent : scrollerOf(parent);
}
