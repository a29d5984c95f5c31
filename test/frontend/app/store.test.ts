import { createStore, initialState, stateOfDocument } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { sampleTree } from '../../../frontend/src/features/tree/sample';

test('what the store has with the same content is hydrated as the store’s own object', () => {
  const store = createStore({ ...defaultLayout });
  const { session, ...others } = stateOfDocument(store);
  const { session: known, ...stored } = store.getState();
  expect({ session, ...others }).toEqual(initialState());
  for (const name of Object.keys(others) as (keyof typeof others)[]) expect(others[name]).toBe(stored[name]);
  // The document is a guest's; whose this browser is, is not known yet.
  expect([session.status, known.status]).toEqual(['guest', 'unknown']);
});

test('the document has the sample, whatever this browser stores', async () => {
  const stored = { nodes: {}, children: { root: [] }, checked: [], expanded: [] };
  localStorage.setItem('polder.guest.apps.tree', JSON.stringify({ version: 1, value: stored }));
  const { selectTreeState } = await import('../../../frontend/src/features/tree/treeSlice');
  const store = createStore({ ...defaultLayout });
  expect(selectTreeState(stateOfDocument(store))).toMatchObject({ origin: 'mock', tree: sampleTree() });
  expect(selectTreeState(store.getState())).toMatchObject({ origin: 'stored', tree: stored });
});

test('where this browser has other settings, the document’s are hydrated', () => {
  const store = createStore({ ...defaultLayout, rightToLeft: true });
  expect(stateOfDocument(store).layout).toEqual(defaultLayout);
});
