import { excerptOf, headingOf, type Note, readColour } from '../../../frontend/src/features/notes/note';
import {
  loadNotes,
  noteAdded,
  noteColoursFiltered,
  noteDeleted,
  noteDeletionUndone,
  notePinToggled,
  noteSelected,
  notesSearched,
  noteTextUndone,
  noteUndoDismissed,
  noteUpdated,
  selectCurrentNote,
  selectNotes,
  selectNotesState,
} from '../../../frontend/src/features/notes/notesSlice';
import { storageChanged } from '../../../frontend/src/features/sample-data/persistEdits';
import { describeDeletion, describeSampleList } from '../sample-data/describeSampleList';
import { makeAppStore } from '../sample-data/makeAppStore';

async function loadedStore() {
  const { dispatch, getState } = makeAppStore();
  await dispatch(loadNotes()).unwrap();
  return {
    dispatch,
    notes: () => selectNotesState(getState()),
    found: () => selectNotes(getState()).map(({ id }) => id),
    shown: () => selectCurrentNote(getState())?.id,
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describeSampleList<Note>({
  path: '/api/data/notes/NotesData',
  count: 4,
  fields: ['id', 'title', 'color', 'datef', 'deleted'],
  load: loadNotes,
  select: selectNotesState,
  searched: notesSearched,
  edit: noteUpdated({ id: 1, color: 'success' }),
});
describeDeletion<Note>({
  load: loadNotes,
  select: selectNotesState,
  deleted: noteDeleted,
  undone: noteDeletionUndone,
  dismissed: noteUndoDismissed,
});

test('the sample notes have every colour once, and none is deleted', async () => {
  const { notes } = await loadedStore();
  expect(
    notes()
      .items.map(({ color }) => color)
      .sort(),
  ).toEqual(['danger', 'info', 'success', 'warning']);
  expect(notes().items.some((note) => note.deleted)).toBe(false);
});

test('a restored note is selected', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(noteDeleted(2));
  dispatch(noteDeletionUndone());
  expect(shown()).toBe(2);
});

test('initially selects note 1, with an empty search', async () => {
  const { notes, shown, found } = await loadedStore();
  expect(notes().selected).toBe(1);
  expect(notes().search).toBe('');
  expect(shown()).toBe(1);
  expect(found()).toEqual([1, 2, 3, 4]);
});

test('selecting a note shows it', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(noteSelected(3));
  expect(shown()).toBe(3);
});

test('finds the notes with all words, ignoring case and accents', async () => {
  const { dispatch, found } = await loadedStore();
  dispatch(notesSearched('RÉNT review'));
  expect(found()).toEqual([3]);
});

test('adding appends a note that is not deleted, and selects it', async () => {
  const { dispatch, notes, shown } = await loadedStore();
  dispatch(noteAdded({ datef: '2026-11-20' }));
  expect(notes().items.at(-1)).toEqual({ id: 5, title: '', color: 'info', datef: '2026-11-20', deleted: false });
  expect(shown()).toBe(5);
});

test('an empty note is not added twice, and is removed when another is shown', async () => {
  const { dispatch, notes, shown } = await loadedStore();
  dispatch(noteAdded({ datef: '2026-11-20' }));
  dispatch(noteDeleted(1));
  dispatch(noteAdded({ datef: '2026-11-20' }));
  expect(notes().items.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(shown()).toBe(5);
  dispatch(noteSelected(5));
  expect(notes().items).toHaveLength(4);
  dispatch(noteSelected(2));
  expect(notes().items.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('updating changes one named field of the note with the given id, and nothing else', async () => {
  const { dispatch, notes } = await loadedStore();
  const before = notes().items;
  dispatch(noteUpdated({ id: 2, color: 'success' }));
  expect(notes().items[1]).toEqual({ ...before[1], color: 'success', changed: expect.any(String) });
  expect(notes().items.filter(({ id }) => id !== 2)).toEqual(before.filter(({ id }) => id !== 2));
});

test('deleting removes the note from the list and selects its neighbour', async () => {
  const { dispatch, notes, shown } = await loadedStore();
  dispatch(noteSelected(2));
  dispatch(noteDeleted(2));
  expect(notes().items.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(shown()).toBe(3);
});

test('deleting another note does not change the selection', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(noteDeleted(4));
  expect(shown()).toBe(1);
});

test('deleting the last note selects the one before it; deleting all selects none', async () => {
  const { dispatch, shown } = await loadedStore();
  dispatch(noteSelected(4));
  dispatch(noteDeleted(4));
  expect(shown()).toBe(3);
  for (const id of [1, 2, 3]) dispatch(noteDeleted(id));
  expect(shown()).toBeUndefined();
});

test('an unknown note is neither changed nor deleted', async () => {
  const { dispatch, notes } = await loadedStore();
  const before = notes().items;
  dispatch(noteUpdated({ id: 99, title: 'x', html: undefined }));
  dispatch(noteDeleted(99));
  expect(notes().items).toEqual(before);
  expect(notes().deletion).toBeNull();
});

test('the first non-blank line is a note’s heading, the rest its excerpt', () => {
  const note = (title: string): Note => ({ id: 1, title, color: 'info', datef: '2026-11-20', deleted: false });
  expect(headingOf(note('\n  Viewing \n\nThursday\nat noon'))).toBe('Viewing');
  expect(excerptOf(note('\n  Viewing \n\nThursday\nat noon'))).toBe('Thursday at noon');
  expect(headingOf(note(' \n '))).toBe('');
});

test('pinned notes are first, then those changed last, then the others in their order', async () => {
  const { dispatch, found, notes } = await loadedStore();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  dispatch(noteUpdated({ id: 3, color: 'info' }));
  jest.setSystemTime(Date.parse('2026-11-20T10:01Z'));
  dispatch(noteUpdated({ id: 2, title: 'Changed', html: undefined }));
  expect(found()).toEqual([2, 3, 1, 4]);
  dispatch(notePinToggled(4));
  expect(found()).toEqual([4, 2, 3, 1]);
  expect(notes().items[3]).not.toHaveProperty('changed');
  dispatch(notePinToggled(4));
  expect(found()).toEqual([2, 3, 1, 4]);
});

test('a filter by colour leaves the notes of that colour, and a new note has it', async () => {
  const { dispatch, found, notes } = await loadedStore();
  const red = notes()
    .items.filter(({ color }) => color === 'danger')
    .map(({ id }) => id);
  dispatch(noteColoursFiltered('danger'));
  expect(found()).toEqual(red);
  dispatch(noteAdded({ datef: '2026-11-20', color: 'danger' }));
  expect(found()).toEqual([...red, 5]);
});

test.each([
  ['danger', 'danger'],
  ['Danger', null],
  ['', null],
  [null, null],
])('the colour %p in an address is %p', (text, expected) => {
  expect(readColour(text)).toBe(expected);
});

test('undo of a lost text keeps a new title, and is over once another tab wrote or another note is opened', async () => {
  const { dispatch, notes } = await loadedStore();
  const titleOf = () => notes().items.find(({ id }) => id === 1)?.title;
  const lose = () => {
    dispatch(noteUpdated({ id: 1, title: 'Shop\n[ ] milk\n[ ] bread', html: undefined }));
    dispatch(noteUpdated({ id: 1, title: 'Shop\n[ ] bread', html: undefined, loss: 'checklist.itemRemoved' }));
  };
  lose();
  dispatch(noteUpdated({ id: 1, title: 'Market\n[ ] bread', html: undefined }));
  dispatch(noteUpdated({ id: 1, color: 'danger' }));
  dispatch(noteTextUndone());
  expect(titleOf()).toBe('Market\n[ ] milk\n[ ] bread');
  expect(notes().lost).toBeNull();

  lose();
  const value = notes().items.map((note) => (note.id === 1 ? { ...note, title: 'Shop\nFrom elsewhere' } : note));
  dispatch(storageChanged({ part: 'notes', value }));
  dispatch(noteTextUndone());
  expect(titleOf()).toBe('Shop\nFrom elsewhere');

  lose();
  dispatch(noteSelected(2));
  expect(notes().lost).toBeNull();
});
