import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { ancestorsOf } from '../tree';
import { selectTreeState } from '../treeSlice';

export const searchableHomes: SearchableApp = {
  page: '/apps/treeview',
  find: (state) => {
    const { tree } = selectTreeState(state);
    const nameOf = (id: string) => tree.nodes[id]?.name ?? '';
    return Object.entries(tree.nodes)
      .filter(([, { kind }]) => kind === 'home')
      .map(([id, { name }]) => ({
        id: `home ${id}`,
        kind: 'home',
        to: `/apps/treeview?${new URLSearchParams({ search: name })}`,
        title: name,
        text: ancestorsOf(tree, id).map(nameOf).join(' · '),
      }));
  },
};
