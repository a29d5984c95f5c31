import { matchRoutes } from 'react-router';
import { administrationPages } from './administrationPages';
import { appsPages } from './appsPages';
import { componentsPages } from './componentsPages';
import { dashboardsPages } from './dashboardsPages';
import { dataPages } from './dataPages';
import { formsPages } from './formsPages';
import type { Page, PageGroup } from './page';
import { samplePages } from './samplePages';
import { sessionPages } from './sessionPages';

const table = [
  ...dashboardsPages,
  ...appsPages,
  ...administrationPages,
  ...componentsPages,
  ...formsPages,
  ...dataPages,
  ...samplePages,
  ...sessionPages,
];

export type PagePath = (typeof table)[number]['path'];

/** The paths of the pages with sidebar and topbar. */
export type MainPath = Extract<(typeof table)[number], { readonly layout: 'main' }>['path'];

/** A {@link Page} whose path is known to have a module (app/pageModules.ts). */
export type KnownPage = Page & { readonly path: PagePath };

/** All pages. The sidebar shows groups, and the pages in a group, in this order. */
export const pages: readonly KnownPage[] = table;

/** The page at a path, as the router finds it: capitals and slashes at the end are ignored. */
export const pageAt = (pathname: string): KnownPage | undefined =>
  pages.find(({ path }) => path === pathname) ?? matchRoutes([...pages], pathname)?.[0]?.route;

/** The pages of the sidebar by group, in the table's order. */
export function pagesByGroup(all: readonly Page[] = pages): [PageGroup, Page[]][] {
  const groups = new Map<PageGroup, Page[]>();
  for (const page of all) {
    if (page.group && !page.parent) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return [...groups];
}
