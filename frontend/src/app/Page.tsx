import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFallback } from '../components/Spinner';
import { keepRecentPage } from '../features/palette/recentPages';
import { selectSession } from '../features/session/sessionSlice';
import { loadTexts } from '../lib/loadTexts';
import { useArrival } from './arrival';
import { GuestsOnly } from './GuestsOnly';
import { useAppSelector } from './hooks';
import type { PageRoute } from './routes/page-route';

/** One page of the route table: loads its code and texts, names it, and lets in whom it is for. */
export function Page({ route }: { route: PageRoute }) {
  const { t } = useTranslation('layout');
  const title = t(route.titleKey);
  useEffect(() => {
    document.title = `${title} · Polder`;
  }, [title]);

  // What somebody has entered on a page is not for whoever comes next.
  const account = useAppSelector((state) => selectSession(state).sub);
  const Content = contentOf(route);
  const page = (
    <Suspense fallback={<PageFallback />}>
      <Content key={account} />
      <Arrival route={route} title={title} />
    </Suspense>
  );
  return route.access === 'guest' ? <GuestsOnly>{page}</GuestsOnly> : page;
}

/** Stands beside a page's content: it is there once the content is. */
function Arrival({ route, title }: { route: PageRoute; title: string }) {
  useArrival(route.path, title, (path) => {
    if (route.group) keepRecentPage(path);
  });
  return null;
}

const contents = new Map<PageRoute, LazyExoticComponent<ComponentType>>();

function contentOf(route: PageRoute): LazyExoticComponent<ComponentType> {
  let content = contents.get(route);
  if (!content) {
    content = lazy(async () => {
      const [page] = await Promise.all([route.load(), loadTexts(route.texts)]);
      return page;
    });
    contents.set(route, content);
  }
  return content;
}

/** Lets a page that failed to load be asked for again. */
export function forgetPage(route: PageRoute): void {
  contents.delete(route);
}
