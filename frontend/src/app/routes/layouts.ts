/** What stands around a page. */
export const layouts = {
  /** Topbar, sidebar, breadcrumbs, footer. */
  main: () => import('../../layouts/MainLayout'),
  /** A card on calm ground. */
  blank: () => import('../../layouts/BlankLayout'),
};
export type LayoutName = keyof typeof layouts;
