import { Suspense } from 'react';
import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router';
import { PageFallback } from '../components/Spinner';
import { paths } from '../lib/paths';
import type { LayoutName } from '../navigation/page';
import { type KnownPage, pages } from '../navigation/pages';
import { layouts } from './layouts';
import { componentOf } from './loadedComponents';
import { Page } from './Page';
import { PageError } from './PageError';
import { Root } from './Root';
import { type AnnouncedRoute, newAnnouncedRoute, trackNavigation } from './routeAnnouncement';
import { UnknownAddress } from './UnknownAddress';

/**
 * Creates the router for the pages of navigation/pages.ts.
 * @param isBuilt whether a built document is on the screen: its scroll position stays
 */
export function createRouter(isBuilt = false) {
  const announced = newAnnouncedRoute();
  const router = createBrowserRouter(routeObjects(announced), isBuilt ? { hydrationData: { loaderData: {} } } : {});
  router.subscribe(({ location }) => trackNavigation(announced, location.pathname));
  return router;
}

export type Router = ReturnType<typeof createRouter>;

/** The router for one page without an address bar, to render documents at build time (src/documents). */
export const createRouterAt = (path: string) =>
  createMemoryRouter(routeObjects(newAnnouncedRoute()), { initialEntries: [path] });

const routeObjects = (announced: AnnouncedRoute): RouteObject[] => [
  {
    element: <Root announced={announced} />,
    children: [
      { path: '/', element: <Navigate to={paths.home} replace /> },
      withLayout('main'),
      withLayout('blank'),
      { path: '*', element: <UnknownAddress /> },
    ],
  },
];

function withLayout(name: LayoutName): RouteObject {
  return {
    element: (
      <Suspense fallback={<PageFallback />}>
        <Layout name={name} />
      </Suspense>
    ),
    errorElement: <PageError layout={name} />,
    children: pages.filter(({ layout }) => layout === name).map(pageObject),
  };
}

/** Looked up when it is rendered, as it may be loaded again after it failed. */
function Layout({ name }: { readonly name: LayoutName }) {
  const Component = componentOf(layouts[name]);
  return <Component />;
}

const pageObject = (page: KnownPage): RouteObject => ({
  path: page.path,
  element: <Page page={page} key={page.path} />,
  errorElement: <PageError />,
});
