import i18next from 'i18next';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFallback } from '../components/Spinner';
import { GuestsOnly } from './GuestsOnly';
import type { PageRoute } from './routes/page-route';

/** One page of the route table: loads its code and texts, names it, and lets in whom it is for. */
export function Page({ route }: { route: PageRoute }) {
  const { t } = useTranslation('layout');
  const title = t(route.titleKey);
  useEffect(() => {
    document.title = `${title} · Polder`;
  }, [title]);

  const Content = contentOf(route);
  const page = (
    <Suspense fallback={<PageFallback />}>
      <Content />
    </Suspense>
  );
  return route.access === 'guest' ? <GuestsOnly>{page}</GuestsOnly> : page;
}

const contents = new Map<PageRoute, LazyExoticComponent<ComponentType>>();

function contentOf(route: PageRoute): LazyExoticComponent<ComponentType> {
  let content = contents.get(route);
  if (!content) {
    content = lazy(async () => {
      const [page] = await Promise.all([route.load(), i18next.loadNamespaces(route.texts)]);
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
