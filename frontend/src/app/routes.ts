import { matchRoutes } from 'react-router-dom';
import { loadTexts } from '../lib/loadTexts';
import { type LoadComponent, loadAhead } from './loadedComponents';
import { appsRoutes } from './routes/apps';
import { componentsRoutes } from './routes/components';
import { dashboardsRoutes } from './routes/dashboards';
import { dataRoutes } from './routes/data';
import { formsRoutes } from './routes/forms';
import { layouts } from './routes/layouts';
import type { PageRoute, RouteGroup } from './routes/page-route';
import { pagesRoutes } from './routes/pages';
import { sessionRoutes } from './routes/session';

/** All pages. The sidebar shows groups, and the pages in a group, in this order. */
export const routes: PageRoute[] = [
  ...dashboardsRoutes,
  ...appsRoutes,
  ...componentsRoutes,
  ...formsRoutes,
  ...dataRoutes,
  ...pagesRoutes,
  ...sessionRoutes,
];

/** The page that the router shows at a path, if any: capitals and a slash at the end make no difference to it. */
export const routeAt = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => path === pathname) ?? matchRoutes(routes, pathname)?.[0]?.route;

const pageLoads = new Map<PageRoute, LoadComponent>();

/** What loads a page's code together with its texts; the same function each time. */
export function loadPage(route: PageRoute): LoadComponent {
  const load =
    pageLoads.get(route) ??
    (async () => {
      const [page] = await Promise.all([route.load(), loadTexts(route.texts)]);
      return page;
    });
  pageLoads.set(route, load);
  return load;
}

/** Starts loading a page's code; {@link preload} or the router asks again, and meets what went wrong. */
export function startLoading({ layout, load }: PageRoute): void {
  for (const part of [layouts[layout], load]) part().catch(() => undefined);
}

/** Loads a page and its layout, so that they are there when the router asks for them. */
export async function preload(route: PageRoute): Promise<void> {
  await Promise.all([loadAhead(layouts[route.layout]), loadAhead(loadPage(route))]);
}

/** The pages that are in the sidebar, by group, in the table's order. */
export function routesByGroup(table: PageRoute[]): [RouteGroup, PageRoute[]][] {
  const groups = new Map<RouteGroup, PageRoute[]>();
  for (const route of table) {
    if (route.group) groups.set(route.group, [...(groups.get(route.group) ?? []), route]);
  }
  return [...groups];
}
