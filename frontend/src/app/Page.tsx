import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { PageFallback } from '../components/Spinner';
import { useTakeover } from '../documents/useTakeover';
import { storeRecentPage } from '../features/palette/recentPages';
import { selectSession } from '../features/session/sessionSlice';
import { GuestsOnly } from './GuestsOnly';
import type { RootState } from './hooks';
import { componentOf } from './loadedComponents';
import { useRouteAnnouncement } from './routeAnnouncement';
import { loadPage } from './routes';
import type { PageRoute } from './routes/page-route';

/** One page of the route table: loads its code and texts, names it, and lets in whom it is for. */
export function Page({ route }: { route: PageRoute }) {
  const { t } = useTranslation('layout');
  const title = t(route.titleKey);
  useEffect(() => {
    document.title = `${title} · Polder`;
  }, [title]);

  const account = useAccount();
  const Content = componentOf(loadPage(route));
  const page = (
    <Suspense fallback={<PageFallback />}>
      <Content key={account} />
      <RouteAnnouncer route={route} title={title} />
    </Suspense>
  );
  return route.access === 'guest' ? <GuestsOnly>{page}</GuestsOnly> : page;
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
function RouteAnnouncer({ route, title }: { route: PageRoute; title: string }) {
  useRouteAnnouncement(route.path, title, (path) => {
    if (route.group) storeRecentPage(path);
  });
  useTakeover();
  return null;
}
