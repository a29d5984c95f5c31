import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Announcer } from '../components/Announcer';
import { selectIsLocked } from '../features/session/sessionSlice';
import { lockScreenFrom, paths } from '../lib/paths';
import { pageAt } from '../navigation/pages';
import { useAppSelector } from './hooks';
import { type Visit, VisitContext } from './routeAnnouncement';

// Without it a page works as well; a reload tries again.
const GlobalOverlays = lazy<ComponentType>(() => import('./GlobalOverlays').catch(() => ({ default: Nothing })));

/** What is on every page, in either layout; and, while the screen is locked, the one way to any of them. */
export function Root({ visit }: { readonly visit: Visit }) {
  const isLocked = useAppSelector(selectIsLocked);
  const { pathname, search, hash, state } = useLocation();
  const ownPath = pageAt(pathname)?.path ?? pathname;
  const address = ownPath + search + hash;
  const isShut = isLocked && ownPath !== paths.lockScreen;
  return (
    <VisitContext value={visit}>
      {isShut && <Navigate to={lockScreenFrom(address)} replace />}
      {/* A page has one address: what asks where one is compares it letter by letter. */}
      {!isShut && ownPath !== pathname && <Navigate to={address} state={state} replace />}
      {!isShut && ownPath === pathname && <Outlet />}
      {/* What was said last belongs to what is put away when the screen is locked. */}
      <Announcer key={String(isLocked)} />
      <Suspense>
        <GlobalOverlays />
      </Suspense>
      <ScrollRestoration />
    </VisitContext>
  );
}

function Nothing(): null {
  return null;
}
