import { createContext, useContext, useEffect } from 'react';
import { announce } from '../lib/announce';

/** The address of the page shown last; null until the first page is shown. */
export interface Visit {
  pathname: string | null;
}

export const VisitContext = createContext<Visit>({ pathname: null });

/**
 * To be called by what appears together with a page. A page that a person went to is announced, and its heading gets
 * the focus, unless the page itself put it somewhere; the first page leaves both to the browser, which loaded it.
 */
export function useArrival(pathname: string, title: string, onArrival: (pathname: string) => void): void {
  const visit = useContext(VisitContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once, in whichever language
  useEffect(() => {
    const isFirst = visit.pathname === null;
    if (visit.pathname === pathname) return;
    visit.pathname = pathname;
    onArrival(pathname);
    if (isFirst) return;
    announce(title);
    focusHeading();
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
