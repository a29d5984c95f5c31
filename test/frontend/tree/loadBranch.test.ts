import { fetchArchive } from '../../../frontend/src/features/tree/fetchArchive';
import { isValidTree, type Tree, withBranch } from '../../../frontend/src/features/tree/tree';
import { loadBranch, selectFailedBranch, selectTreeState } from '../../../frontend/src/features/tree/treeSlice';
import { makeAppStore } from '../sample-data/makeAppStore';

jest.mock('../../../frontend/src/features/tree/fetchArchive', () => ({ fetchArchive: jest.fn() }));
const archive = jest.mocked(fetchArchive);
const branch = {
  nodes: { sold: { name: 'Sold', kind: 'street' as const }, villa: { name: 'Villa', kind: 'home' as const } },
  children: { archive: ['sold'], sold: ['villa'] },
};

function openStore() {
  const { dispatch, getState } = makeAppStore();
  return { dispatch, getState, tree: () => selectTreeState(getState()).tree };
}

/** Has another tab store its tree, which the browser tells this one. */
function changeElsewhere(tree: Tree): void {
  localStorage.setItem('polder.guest.apps.tree', JSON.stringify({ version: 1, value: tree }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'polder.guest.apps.tree' }));
}

beforeEach(() => localStorage.clear());

test('a branch that another tab has loaded meanwhile stays as that one changed it', async () => {
  let answer = (_: typeof branch) => {};
  archive.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { dispatch, getState, tree } = openStore();
  const loading = dispatch(loadBranch('archive'));
  const loaded = withBranch(tree(), 'archive', branch);
  const wijnhaven = [...(loaded.children.wijnhaven ?? []), 'villa'];
  const elsewhere = { ...loaded, children: { ...loaded.children, sold: [], wijnhaven } };
  changeElsewhere(elsewhere);
  answer(branch);
  await loading;
  expect(tree()).toEqual(elsewhere);
  expect(isValidTree(tree())).toBe(true);
  expect(selectTreeState(getState()).branches).toEqual({});
});

test('a branch that failed to load is not told of once another tab has loaded it', async () => {
  archive.mockRejectedValue(new Error('offline'));
  const { dispatch, getState, tree } = openStore();
  await dispatch(loadBranch('archive'));
  expect(selectFailedBranch(getState())).toBe('archive');
  changeElsewhere(withBranch(tree(), 'archive', branch));
  expect(selectFailedBranch(getState())).toBeUndefined();
});
