import { createContext, useContext, useEffect } from 'react';
import { announce } from '../lib/announce';
import { type FocusMark, hasMovedOn, markFocus } from '../lib/focusMark';

export interface Visit {
  /** The address of the page shown last; null until the first page is shown. */
  pathname: string | null;
  /** Where the person last went, and what had the focus then: the page may take its time to load. */
  departure: { readonly pathname: string; readonly focus: FocusMark } | null;
}

export const newVisit = (): Visit => ({ pathname: null, departure: null });

export const VisitContext = createContext<Visit>(newVisit());

/** To be called for each step of the router. */
export function noteDeparture(visit: Visit, pathname: string): void {
  if (visit.departure?.pathname !== pathname) visit.departure = { pathname, focus: markFocus() };
}

/**
 * To be called by what appears together with a page. A page that a person went to is announced, and its heading gets
 * the focus, unless the page itself put it somewhere or the person did meanwhile; the first page leaves both to the browser, which loaded it.
 */
export function useRouteAnnouncement(pathname: string, title: string, onArrival: (pathname: string) => void): void {
  const visit = useContext(VisitContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once, in whichever language
  useEffect(() => {
    const isFirst = visit.pathname === null;
    if (visit.pathname === pathname) return;
    visit.pathname = pathname;
    onArrival(pathname);
    if (isFirst) return;
    announce(title);
    if (!visit.departure || !hasMovedOn(visit.departure.focus)) focusHeading();
  }, [visit, pathname]);
}

function focusHeading(): void {
  const main = document.querySelector('main');
  const place = document.activeElement;
  if (place && place !== main && main?.contains(place)) return;
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
