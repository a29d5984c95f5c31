import {
  loadNotes,
  noteAdded,
  noteDeleted,
  noteDeletionUndone,
  noteSelected,
  noteUpdated,
  selectEmptyNoteId,
  selectNotesState,
} from '../../../frontend/src/features/notes/notesSlice';
import { changeElsewhere, makeAppStore } from '../sample-data/makeAppStore';

const today = { datef: '2026-11-20' };

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadNotes()).unwrap();
  const notes = () => selectNotesState(getState());
  return {
    dispatch,
    notes,
    note: (id: number) => notes().items.find((one) => one.id === id),
    ids: () => notes().items.map(({ id }) => id),
    emptyId: () => selectEmptyNoteId(getState()),
    write: (id: number, ...titles: string[]) => {
      for (const title of titles) dispatch(noteUpdated({ id, title, html: undefined }));
    },
  };
}

beforeEach(() => localStorage.clear());

test('a note that is emptied and left is deleted, and undo brings back its text', async () => {
  const { dispatch, note, notes, write } = await loadedStore();
  dispatch(noteSelected(3));
  const { title = '' } = note(3) ?? {};
  write(3, title.slice(0, 20), title.slice(0, 1), '', 'x', ' ');
  dispatch(noteSelected(2));
  expect(note(3)).toBeUndefined();
  expect(notes().deletion?.item.title).toBe(title);
  dispatch(noteDeletionUndone());
  expect(note(3)?.title).toBe(title);
  expect(notes().selected).toBe(3);
});

test('so it is when it is deleted by its button', async () => {
  const { dispatch, note, write } = await loadedStore();
  dispatch(noteSelected(3));
  const { title } = note(3) ?? {};
  write(3, '');
  dispatch(noteDeleted(3));
  dispatch(noteDeletionUndone());
  expect(note(3)?.title).toBe(title);
});

test('its formatting comes back too', async () => {
  const { dispatch, note, write } = await loadedStore();
  const rich = { title: 'Keys\nat ten', html: '<p>at <b>ten</b></p>' };
  dispatch(noteAdded(today));
  dispatch(noteUpdated({ id: 5, ...rich }));
  write(5, '');
  dispatch(noteSelected(1));
  dispatch(noteDeletionUndone());
  expect(note(5)).toMatchObject(rich);
});

test('what was written in a new note and taken out again comes back; a blank one goes without a word', async () => {
  const { dispatch, note, notes, write } = await loadedStore();
  dispatch(noteAdded(today));
  dispatch(noteUpdated({ id: 5, color: 'danger' }));
  write(5, ' ');
  dispatch(noteSelected(1));
  expect(note(5)).toBeUndefined();
  expect(notes().deletion).toBeNull();
  dispatch(noteAdded(today));
  write(5, 'Order', 'Order keys', '');
  dispatch(noteSelected(1));
  dispatch(noteDeletionUndone());
  expect(note(5)?.title).toBe('Order keys');
});

test('an emptied note is not taken for a new one', async () => {
  const { dispatch, note, notes, emptyId, write } = await loadedStore();
  dispatch(noteSelected(3));
  write(3, '');
  expect(emptyId()).toBe(5);
  dispatch(noteAdded(today));
  expect(notes().selected).toBe(5);
  expect(notes().deletion?.item.id).toBe(3);
  expect(note(5)).toMatchObject({ title: '', ...today });
});

test('a note that another tab emptied is not lost here', async () => {
  const { dispatch, note, notes } = await loadedStore();
  dispatch(noteSelected(3));
  changeElsewhere(
    'notes',
    notes().items.map((one) => (one.id === 3 ? { ...one, title: '' } : one)),
  );
  dispatch(noteSelected(2));
  dispatch(noteDeletionUndone());
  expect(note(3)?.title).toContain('Rent review');
});

test('a deletion beside another tab’s blank note leaves that alone', async () => {
  const { dispatch, notes, ids } = await loadedStore();
  changeElsewhere('notes', [...notes().items, { id: 5, title: '', color: 'info', deleted: false, ...today }]);
  dispatch(noteSelected(4));
  dispatch(noteDeleted(4));
  dispatch(noteSelected(3));
  expect(ids()).toEqual([1, 2, 3, 5]);
});

test('after a reset, nothing of the text before is remembered', async () => {
  const { dispatch, notes, write } = await loadedStore();
  dispatch(noteSelected(3));
  write(3, 'Mine');
  await dispatch(loadNotes({ reset: true })).unwrap();
  expect(JSON.stringify(notes())).not.toContain('Mine');
});
