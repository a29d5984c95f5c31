import type { LayoutName } from '../navigation/page';
import type { LoadComponent } from './loadedComponents';
import { addMainReducers } from './store';

/** What surrounds a page, by name. */
export const layouts: Readonly<Record<LayoutName, LoadComponent>> = {
  main: async () => {
    const [layout, { mainReducers }] = await Promise.all([import('../layouts/MainLayout'), import('./mainReducers')]);
    addMainReducers(mainReducers);
    return layout;
  },
  blank: () => import('../layouts/BlankLayout'),
};
