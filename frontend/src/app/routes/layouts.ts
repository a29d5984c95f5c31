import { addMainReducers } from '../store';

/** What stands around a page. */
export const layouts = {
  /** Topbar, sidebar, breadcrumbs, footer. */
  main: async () => {
    const [layout, { mainReducers }] = await Promise.all([
      import('../../layouts/MainLayout'),
      import('../mainReducers'),
    ]);
    addMainReducers(mainReducers);
    return layout;
  },
  /** A card on calm ground. */
  blank: () => import('../../layouts/BlankLayout'),
};
export type LayoutName = keyof typeof layouts;
