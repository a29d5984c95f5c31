import { waitFor } from '@testing-library/react';
import { createStore } from '../../../frontend/src/app/store';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import type { Note } from '../../../frontend/src/features/notes/note';
import { loadNotes, noteUpdated, selectNotesState } from '../../../frontend/src/features/notes/notesSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { makeAppStore, storedBy } from './makeAppStore';

const fromThere: Note = { id: 9, title: 'From there', color: 'info', datef: '2026-11-20', deleted: false };

/** Has another tab store the notes, null to discard them, which the browser tells this one. */
function changeElsewhere(notes: unknown, owner = 'guest'): void {
  const key = `polder.${owner}.apps.notes`;
  if (notes === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ version: 1, value: notes }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Has the next GET wait until the returned function is called. */
function holdGet(): () => void {
  const get = http.get.bind(http);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.spyOn(http, 'get').mockImplementationOnce(async (path) => {
    await held;
    return get(path);
  });
  return release;
}

function openNotes() {
  const { dispatch, getState } = makeAppStore();
  return { dispatch, notes: () => selectNotesState(getState()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['nothing is', undefined],
  ['what cannot be read is', 'damaged'],
])('what another tab stores while %s stored and the sample loads is kept, and shown', async (_, before) => {
  if (before) localStorage.setItem('polder.guest.apps.notes', before);
  const release = holdGet();
  const { dispatch, notes } = openNotes();
  const loading = dispatch(loadNotes()).unwrap();
  changeElsewhere([fromThere]);
  release();
  await loading;
  expect(storedBy('notes').value).toEqual([fromThere]);
  expect(notes()).toMatchObject({ items: [fromThere], origin: 'stored' });
});

test('what another tab stores after its reset is kept here, where the reset is slower', async () => {
  changeElsewhere([]);
  const { dispatch, notes } = openNotes();
  await dispatch(loadNotes()).unwrap();
  const release = holdGet();
  changeElsewhere(null);
  expect(notes().status).toBe('loading');
  changeElsewhere([fromThere]);
  release();
  await waitFor(() => expect(notes().status).toBe('ready'));
  expect(storedBy('notes').value).toEqual([fromThere]);
  expect(notes()).toMatchObject({ items: [fromThere], origin: 'stored' });
});

test('a reset discards what another tab stores while the sample loads', async () => {
  const release = holdGet();
  const { dispatch, notes } = openNotes();
  const loading = dispatch(loadNotes({ reset: true })).unwrap();
  changeElsewhere([fromThere]);
  release();
  await loading;
  expect(storedBy('notes')).toBeNull();
  expect(notes()).toMatchObject({ items: { length: 4 }, origin: 'mock' });
});

test('a reset that is begun before signing in costs the account no edits', async () => {
  const { dispatch } = createStore(defaultLayout);
  await dispatch(loadNotes()).unwrap();
  dispatch(noteUpdated({ id: 1, title: 'Changed', html: undefined }));
  changeElsewhere([fromThere], 'account.anna');
  const release = holdGet();
  const loading = dispatch(loadNotes({ reset: true }));
  dispatch(signedIn({ email: 'anna@example.com', sub: 'anna' }));
  release();
  await loading;
  expect(localStorage.getItem('polder.account.anna.apps.notes')).toContain('From there');
});
