import { Suspense } from 'react';
import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom';
import { PageFallback } from '../components/Spinner';
import { paths } from '../lib/paths';
import type { LayoutName } from '../navigation/page';
import { type KnownPage, pages } from '../navigation/pages';
import { layouts } from './layouts';
import { componentOf } from './loadedComponents';
import { Page } from './Page';
import { PageError } from './PageError';
import { Root } from './Root';
import { newVisit, noteDeparture, type Visit } from './routeAnnouncement';
import { UnknownAddress } from './UnknownAddress';

/**
 * The pages of navigation/pages.ts as a router.
 * @param isBuilt true where the page's document is on the screen: it stays where the person, or a reload, has scrolled it
 */
export function createRouter(isBuilt = false) {
  const visit = newVisit();
  const router = createBrowserRouter(routeObjects(visit), isBuilt ? { hydrationData: { loaderData: {} } } : {});
  router.subscribe(({ location }) => noteDeparture(visit, location.pathname));
  return router;
}

/** The same for one page, where there is no address bar: while documents are built (src/documents). */
export const createRouterAt = (path: string) =>
  createMemoryRouter(routeObjects(newVisit()), { initialEntries: [path] });

const routeObjects = (visit: Visit): RouteObject[] => [
  {
    element: <Root visit={visit} />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      withLayout('main'),
      withLayout('blank'),
      { path: '*', element: <UnknownAddress /> },
    ],
  },
];

function withLayout(name: LayoutName): RouteObject {
  const Layout = componentOf(layouts[name]);
  return {
    element: (
      <Suspense fallback={<PageFallback />}>
        <Layout />
      </Suspense>
    ),
    errorElement: <PageError />,
    children: pages.filter(({ layout }) => layout === name).map(pageObject),
  };
}

const pageObject = (page: KnownPage): RouteObject => ({
  path: page.path,
  element: <Page page={page} key={page.path} />,
  errorElement: <PageError />,
});
