import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Texts } from '../../lib/translationTypes';
import type { LayoutName } from './layouts';

/** The sidebar's groups. */
export type RouteGroup = 'dashboards' | 'apps' | 'components' | 'forms' | 'data' | 'pages';

/** A page: everything that router, sidebar, breadcrumbs, titles and palette know of it. */
export interface PageRoute {
  path: string;
  titleKey: ParseKeys<'layout'>;
  load: () => Promise<{ default: ComponentType }>;
  layout: LayoutName;
  /** The sidebar's group; a page without one is not in the sidebar. */
  group?: RouteGroup;
  /** Texts (locales/<language>/<name>.json) to load along with the page. */
  texts: Texts[];
  /** Left out, everybody may open the page. `guest` sends those who are signed in back to where they came from. */
  access?: 'guest';
}

/** Pages of the main layout that stand together in the sidebar. */
export const inGroup = (group: RouteGroup, pages: Omit<PageRoute, 'layout' | 'group'>[]): PageRoute[] =>
  pages.map((page) => ({ ...page, group, layout: 'main' }));
