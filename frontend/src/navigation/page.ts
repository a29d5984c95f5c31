import type { ParseKeys } from 'i18next';
import type { Texts } from '../lib/translationTypes';

/** The sidebar's groups. */
export type PageGroup = 'dashboards' | 'apps' | 'administration' | 'components' | 'forms' | 'data' | 'pages';

/** What surrounds a page: `main` has topbar, sidebar, breadcrumbs and footer; `blank` is a card on a plain background. */
export type LayoutName = 'main' | 'blank';

/** A page as router, sidebar, breadcrumbs, titles, palette and search know it. app/pageModules.ts has its code. */
export interface Page {
  readonly path: string;
  readonly titleKey: ParseKeys<'layout'>;
  readonly layout: LayoutName;
  /** The sidebar's group; a page without a group is not in the sidebar. */
  readonly group?: PageGroup;
  /** The page of which this one shows a detail: breadcrumbs lead there, and the sidebar has only that page. */
  readonly parent?: string;
  /** What the palette calls a new item of the page, which then opens with `?new=1`. */
  readonly newKey?: ParseKeys<'layout'>;
  /** Translation files (locales/<language>/<name>.json) that the page needs. */
  readonly texts: readonly Texts[];
  /** Shows numbers or dates as soon as it is drawn: formatters are prepared before that (lib/intl.ts). */
  readonly hasFigures?: true;
  /** As high as the window, such as a list beside a detail: there is no footer below it. */
  readonly fillsWindow?: true;
  /** By default everybody may open the page. `guest` redirects signed-in users to where they came from. */
  readonly access?: 'guest';
}

/** Pages of the main layout that stand together in the sidebar, with what they have in common. */
export const inGroup = <const Path extends string>(
  all: Pick<Page, 'hasFigures'> & { readonly group: PageGroup },
  pages: readonly (Omit<Page, 'path' | 'layout' | 'group'> & { readonly path: Path })[],
) => pages.map((page) => ({ ...page, ...all, layout: 'main' as const }));
