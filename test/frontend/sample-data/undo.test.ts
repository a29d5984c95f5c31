import {
  loadNotes,
  noteAdded,
  noteDeleted,
  noteDeletionUndone,
  noteUndoDismissed,
  selectNotesState,
} from '../../../frontend/src/features/notes/notesSlice';
import { nextId } from '../../../frontend/src/features/sample-data/sampleList';
import { makeAppStore } from './makeAppStore';

// The notes stand for every app: all are made of the same parts.
async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadNotes()).unwrap();
  const notes = () => selectNotesState(getState());
  return { dispatch, notes, ids: () => notes().items.map(({ id }) => id) };
}

beforeEach(() => localStorage.clear());

test('an item added after a deletion has a unique id when the deletion is undone', async () => {
  const { dispatch, notes, ids } = await loadedStore();
  dispatch(noteDeleted(3));
  dispatch(noteDeleted(4));
  expect(nextId(notes())).toBe(5);
  dispatch(noteAdded({ datef: '2026-11-20' }));
  expect(notes().selected).toBe(5);
  dispatch(noteDeletionUndone());
  dispatch(noteDeletionUndone());
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
});

test('deletions that follow each other are undone one by one, the last first', async () => {
  const { dispatch, notes, ids } = await loadedStore();
  for (const id of [2, 3, 1]) dispatch(noteDeleted(id));
  dispatch(noteDeletionUndone());
  expect(ids()).toEqual([1, 4]);
  expect(notes().deletion?.item.id).toBe(3);
  dispatch(noteDeletionUndone());
  dispatch(noteDeletionUndone());
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(notes().deletion).toBeNull();
});

test('accepting a deletion accepts those before it', async () => {
  const { dispatch, notes } = await loadedStore();
  for (const id of [2, 3]) dispatch(noteDeleted(id));
  dispatch(noteUndoDismissed());
  expect(notes().deletion).toBeNull();
});
