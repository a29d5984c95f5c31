import { fetchArchive } from '../../../frontend/src/features/tree/fetchArchive';
import { checkStateOf, countHomes, isValidTree, leavesOf, type Tree } from '../../../frontend/src/features/tree/tree';
import {
  changeUndone,
  checksCleared,
  loadBranch,
  nodeAdded,
  nodeDeleted,
  nodeMoved,
  nodeRenamed,
  nodesExpanded,
  nodeToggled,
  selectFailedBranch,
  selectTreeFound,
  selectTreeState,
  treeReset,
  treeSearched,
} from '../../../frontend/src/features/tree/treeSlice';
import { makeAppStore, storedBy } from '../sample-data/makeAppStore';

jest.mock('../../../frontend/src/features/tree/fetchArchive', () => ({ fetchArchive: jest.fn() }));
const archive = jest.mocked(fetchArchive);
const branch = {
  nodes: { sold: { name: 'Sold', kind: 'street' as const }, villa: { name: 'Villa', kind: 'home' as const } },
  children: { archive: ['sold'], sold: ['villa'] },
};

function openStore() {
  const { dispatch, getState } = makeAppStore();
  return { dispatch, getState, state: () => selectTreeState(getState()), tree: () => selectTreeState(getState()).tree };
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  localStorage.clear();
  archive.mockReset();
});

test('the sample is a valid tree with some checked homes and a branch that is not loaded', () => {
  const { tree, state } = openStore();
  expect(state()).toMatchObject({ origin: 'mock', search: '', branches: {} });
  expect(checkStateOf(tree(), 'herengracht')).toBe('all');
  expect(checkStateOf(tree(), 'amsterdam')).toBe('some');
  expect(tree().children.archive).toBeUndefined();
});

test('the first change is persisted and survives a reload', () => {
  const { dispatch } = openStore();
  dispatch(nodeToggled('utrecht'));
  leavePage();
  expect(storedBy('tree').value.checked).toContain('voorstraat-44');
  const again = openStore();
  expect(checkStateOf(again.tree(), 'utrecht')).toBe('all');
  expect(again.state().origin).toBe('stored');
});

test.each([
  ['no tree at all', { nodes: {}, children: {}, checked: [], expanded: [] }],
  ['another shape', { nodes: 4 }],
])('a stored %s gives way to the sample, with a notice', (_, value) => {
  localStorage.setItem('polder.guest.apps.tree', JSON.stringify({ version: 1, value }));
  expect(openStore().state().origin).toBe('damaged');
});

test('a lazy branch loads on request, once', async () => {
  archive.mockResolvedValue(branch);
  const { dispatch, state, tree } = openStore();
  const loading = dispatch(loadBranch('archive'));
  expect(state().branches).toEqual({ archive: 'loading' });
  void dispatch(loadBranch('archive'));
  await loading;
  expect(state().branches).toEqual({});
  expect(tree().children.archive).toEqual(['sold']);
  await dispatch(loadBranch('archive'));
  expect(archive).toHaveBeenCalledTimes(1);
});

test('a branch that fails to load stores and rethrows the error, and can be retried', async () => {
  archive.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(branch);
  const { dispatch, state, tree } = openStore();
  await expect(dispatch(loadBranch('archive')).unwrap()).rejects.toMatchObject({ message: 'offline' });
  expect(state().branches).toEqual({ archive: 'failed' });
  await dispatch(loadBranch('archive'));
  expect(state().branches).toEqual({});
  expect(tree().nodes.villa?.name).toBe('Villa');
});

test('a move expands the new folder and can be undone', () => {
  const { dispatch, tree } = openStore();
  const before = tree().children;
  dispatch(nodeMoved({ id: 'voorstraat-44', position: { parent: 'oudegracht', index: 0 } }));
  expect(tree().children.oudegracht?.[0]).toBe('voorstraat-44');
  expect(tree().expanded).toContain('oudegracht');
  dispatch(changeUndone());
  expect(tree().children).toEqual(before);
});

test('a checked street without homes is no home, and is unchecked when one moves into it', () => {
  const { dispatch, tree } = openStore();
  const [moving = '', ...others] = tree().children.oudegracht ?? [];
  for (const id of tree().children.voorstraat ?? []) dispatch(nodeDeleted(id));
  expect(countHomes(tree(), leavesOf(tree(), 'utrecht'))).toBe(1 + others.length);
  dispatch(nodeToggled('voorstraat'));
  const { checked } = tree();
  expect(checked).toContain('voorstraat');
  dispatch(nodeMoved({ id: moving, position: { parent: 'voorstraat', index: 0 } }));
  expect(tree().checked).toEqual(checked.filter((id) => id !== 'voorstraat'));
  dispatch(changeUndone());
  expect(tree().checked).toEqual(checked);
});

test('undoing a move keeps what was checked and unchecked since', () => {
  const { dispatch, tree } = openStore();
  const before = tree();
  dispatch(nodeMoved({ id: 'wijnhaven-23-b', position: { parent: 'wijnhaven', index: 2 } }));
  dispatch(nodeToggled('utrecht'));
  dispatch(nodeToggled('wijnhaven-23-a'));
  const { checked } = tree();
  dispatch(changeUndone());
  expect(tree().children).toEqual(before.children);
  expect(tree().checked).toEqual(checked);
});

test('expands, clears the checks, searches and resets', () => {
  const { dispatch, getState, tree, state } = openStore();
  dispatch(nodesExpanded(['utrecht', 'utrecht']));
  expect(tree().expanded).toEqual(['utrecht']);
  dispatch(checksCleared());
  expect(tree().checked).toEqual([]);
  dispatch(treeSearched('javastraat 79'));
  expect([...(selectTreeFound(getState())?.shown ?? [])].sort()).toEqual(['amsterdam', 'javastraat', 'javastraat-79']);
  dispatch(treeReset());
  expect(state()).toMatchObject({ search: '', origin: 'mock' });
  expect(tree().checked).toHaveLength(4);
});

describe('editing nodes', () => {
  test('a new home is last in its street, which is expanded; undo removes it with its first name', () => {
    const { dispatch, tree, state } = openStore();
    const before = tree();
    const { payload } = dispatch(nodeAdded({ parent: 'lijnbaan', kind: 'home' }, 'New home'));
    expect(tree().children.lijnbaan?.at(-1)).toBe(payload.id);
    expect(tree().expanded).toContain('lijnbaan');
    dispatch(nodeRenamed({ id: payload.id, name: '  Lijnbaan 44  ', isNew: true }));
    expect(tree().nodes[payload.id]).toEqual({ name: 'Lijnbaan 44', kind: 'home' });
    expect(state().lastChange).toMatchObject({ kind: 'added', id: payload.id });
    dispatch(changeUndone());
    expect(tree().nodes).toEqual(before.nodes);
    expect(tree().children).toEqual(before.children);
  });

  test.each(['', '   ', 'Rotterdam'])('an empty or unchanged name changes nothing: "%s"', (name) => {
    const { dispatch, tree, state } = openStore();
    const before = tree();
    dispatch(nodeRenamed({ id: 'rotterdam', name }));
    expect(tree()).toBe(before);
    expect(state().lastChange).toBeNull();
  });

  test('deleting takes all that a node holds, with its checks; undo brings all of it back', () => {
    const { dispatch, tree } = openStore();
    const before = tree();
    dispatch(nodeDeleted('amsterdam'));
    expect(Object.keys(tree().nodes).filter((id) => /herengracht|javastraat|amsterdam/.test(id))).toEqual([]);
    expect(tree().checked).toEqual(['wijnhaven-23-a']);
    expect(isValidTree(tree())).toBe(true);
    dispatch(changeUndone());
    expect(tree()).toEqual(before);
  });

  test('undoing a deletion checks again what it unchecked, beside what was checked since', () => {
    const { dispatch, tree } = openStore();
    dispatch(nodeDeleted('wijnhaven-23-a'));
    dispatch(nodeToggled('voorstraat-44'));
    dispatch(changeUndone());
    expect(tree().checked).toEqual(expect.arrayContaining(['wijnhaven-23-a', 'voorstraat-44']));
  });

  test('a street that was checked while it had no homes is not, once it has them again', () => {
    const { dispatch, tree } = openStore();
    const homes = tree().children.voorstraat ?? [];
    for (const home of homes) dispatch(nodeDeleted(home));
    dispatch(nodeToggled('voorstraat'));
    dispatch(changeUndone());
    expect(tree().checked).not.toContain('voorstraat');
  });

  test('a deletion can still be undone after a branch was loaded, which stays', async () => {
    const { dispatch, tree } = openStore();
    archive.mockResolvedValue(branch);
    dispatch(nodeDeleted('wijnhaven-23-a'));
    await dispatch(loadBranch('archive'));
    dispatch(changeUndone());
    expect(tree().nodes['wijnhaven-23-a']).toBeDefined();
    expect(tree().children.archive).toEqual(['sold']);
    expect(isValidTree(tree())).toBe(true);
  });

  test('a branch that arrives after its folder was deleted is ignored', async () => {
    const { dispatch, tree } = openStore();
    archive.mockResolvedValue(branch);
    const loading = dispatch(loadBranch('archive'));
    dispatch(nodeDeleted('archive'));
    await loading;
    expect(isValidTree(tree())).toBe(true);
    expect(tree().nodes.sold).toBeUndefined();
    dispatch(changeUndone());
    expect(tree().children.archive).toEqual(['sold']);
  });

  test('a branch that failed to load is not told of while its folder is deleted', async () => {
    const { dispatch, getState } = openStore();
    archive.mockRejectedValue(new Error('offline'));
    await dispatch(loadBranch('archive'));
    expect(selectFailedBranch(getState())).toBe('archive');
    dispatch(nodeDeleted('archive'));
    expect(selectFailedBranch(getState())).toBeUndefined();
    dispatch(changeUndone());
    expect(selectFailedBranch(getState())).toBe('archive');
  });
});

/** Has another tab store its tree, which the browser tells this one. */
function changeElsewhere(tree: Tree): void {
  localStorage.setItem('polder.guest.apps.tree', JSON.stringify({ version: 1, value: tree }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'polder.guest.apps.tree' }));
}

test('a deletion can be undone after another tab opens folders and checks homes, which stays', () => {
  const { dispatch, state, tree } = openStore();
  dispatch(nodeDeleted('lijnbaan'));
  leavePage();
  const keysReversed = Object.fromEntries(Object.entries(tree().nodes).reverse());
  changeElsewhere({ ...tree(), nodes: keysReversed, expanded: ['utrecht'], checked: ['voorstraat-44'] });
  expect(state().lastChange).toMatchObject({ kind: 'deleted', id: 'lijnbaan' });
  dispatch(changeUndone());
  expect(tree().nodes.lijnbaan).toBeDefined();
  expect(tree().expanded).toEqual(['utrecht']);
  expect(tree().checked).toContain('voorstraat-44');
});

test.each<[string, (tree: Tree) => Partial<Tree>]>([
  ['renames', ({ nodes }) => ({ nodes: { ...nodes, utrecht: { name: 'Utreg', kind: 'city' } } })],
  ['moves', ({ children }) => ({ children: { ...children, root: [...(children.root ?? [])].reverse() } })],
  [
    'adds',
    ({ nodes, children }) => ({
      nodes: { ...nodes, delft: { name: 'Delft', kind: 'city' } },
      children: { ...children, root: [...(children.root ?? []), 'delft'] },
    }),
  ],
])('an undo would take back what another tab %s, and goes', (_, change) => {
  const { dispatch, state, tree } = openStore();
  dispatch(nodeDeleted('lijnbaan'));
  leavePage();
  changeElsewhere({ ...tree(), ...change(tree()) });
  expect(state().lastChange).toBeNull();
});
