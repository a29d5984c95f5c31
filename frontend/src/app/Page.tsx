import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFallback } from '../components/Spinner';
import { collectTyped, replayHeldInput } from '../documents/heldInput';
import { keepRecentPage } from '../features/palette/recentPages';
import { selectSession } from '../features/session/sessionSlice';
import { useArrival } from './arrival';
import { GuestsOnly } from './GuestsOnly';
import { useAppSelector } from './hooks';
import { componentOf } from './loadedComponents';
import { loadPage } from './routes';
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
  const Content = componentOf(loadPage(route));
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
  useLayoutEffect(() => {
    collectTyped(document.getElementById('root'));
    // What an event changes within an effect is drawn after it, and React would put the old value back first.
    setTimeout(replayHeldInput);
  }, []);
  return null;
}
