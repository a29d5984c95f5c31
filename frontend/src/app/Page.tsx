import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { PageFallback } from '../components/Spinner';
import { useTakeover } from '../documents/useTakeover';
import { storeRecentPage } from '../features/palette/recentPages';
import { selectSession } from '../features/session/sessionSlice';
import type { KnownPage } from '../navigation/pages';
import { GuestsOnly } from './GuestsOnly';
import type { RootState } from './hooks';
import { componentOf } from './loadedComponents';
import { loadPage } from './pageModules';
import { useRouteAnnouncement } from './routeAnnouncement';

/** Shows a page: loads its code and texts, sets the title, and redirects users who may not open it. */
export function Page({ page }: { readonly page: KnownPage }) {
  const { t } = useTranslation('layout');
  const title = t(page.titleKey);
  useEffect(() => {
    document.title = `${title} · Polder`;
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
 * Whose page it is: what somebody has entered is not for whoever comes next. While React takes a document over too, as
 * a page that is drawn for a guest first would be thrown away with what was pressed in it.
 */
function useAccount(): string | null {
  const store = useStore<RootState>();
  const read = () => selectSession(store.getState()).sub;
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Stands beside a page's content: it is there once the content is. */
function RouteAnnouncer({ page, title }: { readonly page: KnownPage; readonly title: string }) {
  useRouteAnnouncement(page.path, title, (path) => {
    if (page.group) storeRecentPage(path);
  });
  useTakeover();
  return null;
}
