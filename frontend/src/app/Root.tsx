import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { OutdatedContext } from '../components/outdated';
import { selectIsReplaced } from '../features/connection/public/connection';
import { selectIsLocked } from '../features/session/public/session';
import { regionId, type Urgency } from '../lib/announce';
import { lockScreenFrom, paths } from '../lib/paths';
import { pageAt } from '../navigation/pages';
import { useAppSelector } from './hooks';
import { type AnnouncedRoute, AnnouncedRouteContext } from './routeAnnouncement';

// Pages work without it. A reload retries.
const GlobalOverlays = lazy<ComponentType>(() => import('./GlobalOverlays').catch(() => ({ default: Nothing })));

/** Wraps every page of both layouts. While the screen is locked, redirects all of them to the lock screen. */
export function Root({ announced }: { readonly announced: AnnouncedRoute }) {
  const isLocked = useAppSelector(selectIsLocked);
  const isReplaced = useAppSelector(selectIsReplaced);
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const ownPath = pageAt(pathname)?.path ?? pathname;
  const address = ownPath + search + hash;
  const isHidden = isLocked && ownPath !== paths.lockScreen;
  return (
    <AnnouncedRouteContext value={announced}>
      {isHidden && <Navigate to={lockScreenFrom({ ...location, pathname: ownPath })} replace />}
      {/* Each page has exactly one address, as the current page is found by comparing strings. */}
      {!isHidden && ownPath !== pathname && <Navigate to={address} state={state} replace />}
      {!isHidden && ownPath === pathname && (
        <OutdatedContext value={isReplaced}>
          <Outlet />
        </OutdatedContext>
      )}
      {/* The last announcement may quote data that locking the screen removes. */}
      <Announcer key={String(isLocked)} />
      <Suspense>
        <GlobalOverlays />
      </Suspense>
      <ScrollRestoration />
    </AnnouncedRouteContext>
  );
}

function Nothing(): null {
  return null;
}

const urgencies: Urgency[] = ['polite', 'assertive'];

/** Where announce() speaks: regions that are on the page before there is anything to say, as screen readers need it. */
function Announcer() {
  return urgencies.map((urgency) => (
    <div key={urgency} id={regionId(urgency)} aria-live={urgency} aria-atomic="true" className="visually-hidden" />
  ));
}
