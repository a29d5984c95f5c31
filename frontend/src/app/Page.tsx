import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { PageFallback } from '../components/Spinner';
import { useTakeover } from '../documents/useTakeover';
import { storeRecentPage } from '../features/palette/public/recentPages';
import { selectAccountId, selectIsSignedIn } from '../features/session/public/session';
import { brandName } from '../lib/brand';
import { paths } from '../lib/paths';
import { safeReturnPath } from '../lib/safeReturnPath';
import type { KnownPage } from '../navigation/pages';
import { useAppSelector, useAppStore } from './hooks';
import { componentOf } from './loadedComponents';
import { loadPage } from './pageModules';
import { useRouteAnnouncement } from './routeAnnouncement';

/** Shows a page: loads its code and texts, sets the title, and redirects users who may not open it. */
export function Page({ page }: { readonly page: KnownPage }) {
  const { t } = useTranslation('layout');
  const title = t(page.titleKey);
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);

  const account = useAccount();
  const Content = componentOf(loadPage(page));
  const shown = (
    <Suspense fallback={<PageFallback />}>
      <Content key={account} />
      <RouteAnnouncer page={page} title={title} />
    </Suspense>
  );
  return page.access === 'guest' ? <GuestsOnly>{shown}</GuestsOnly> : shown;
}

/**
 * The account id, used as the page's key: the next user must not see what the previous one entered. Also read during
 * hydration: a page rendered for a guest first would be discarded, together with what was already pressed in it.
 */
function useAccount(): string | null {
  const store = useAppStore();
  const read = () => selectAccountId(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Rendered beside a page's content, so its effects run once the content is there. */
function RouteAnnouncer({ page, title }: { readonly page: KnownPage; readonly title: string }) {
  useRouteAnnouncement(page.path, title, (path) => {
    if (page.group) storeRecentPage(path);
  });
  useTakeover();
  return null;
}

/** Wraps the sign-in pages: redirects signed-in users to where they came from (`?from=`). */
function GuestsOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [parameters] = useSearchParams();
  return isSignedIn ? <Navigate to={safeReturnPath(parameters.get('from')) ?? paths.home} replace /> : children;
}
