import { createContext, useContext, useEffect } from 'react';
import { announce } from '../lib/announce';
import { focusHeading } from '../lib/focusHeading';
import { type FocusMark, hasMovedOn, markFocus } from '../lib/focusMark';

export interface AnnouncedRoute {
  /** The path of the current page; null until the first page is shown. */
  pathname: string | null;
  /** The last navigation and what had the focus when it started: the page may load slowly. */
  lastNavigation: { readonly pathname: string; readonly focus: FocusMark } | null;
}

export const newAnnouncedRoute = (): AnnouncedRoute => ({ pathname: null, lastNavigation: null });

export const AnnouncedRouteContext = createContext<AnnouncedRoute>(newAnnouncedRoute());

/** Call for each navigation of the router. */
export function trackNavigation(announced: AnnouncedRoute, pathname: string): void {
  if (announced.lastNavigation?.pathname !== pathname) announced.lastNavigation = { pathname, focus: markFocus() };
}

/**
 * Announces a page to screen readers and focuses its heading once it is rendered, unless the page or the user has moved
 * the focus meanwhile. Not for the first page: the browser announces a page that it loads.
 */
export function useRouteAnnouncement(pathname: string, title: string, onAnnounced: (pathname: string) => void): void {
  const announced = useContext(AnnouncedRouteContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is announced once, not again when the language changes
  useEffect(() => {
    const isFirst = announced.pathname === null;
    if (announced.pathname === pathname) return;
    announced.pathname = pathname;
    onAnnounced(pathname);
    if (isFirst) return;
    announce(title);
    if (!announced.lastNavigation || !hasMovedOn(announced.lastNavigation.focus)) focusHeading();
  }, [announced, pathname]);
}
