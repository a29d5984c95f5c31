import { waitFor } from '@testing-library/react';
import { createStore } from '../../../frontend/src/app/store';
import { loadChats, selectChatState } from '../../../frontend/src/features/chat/chatSlice';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import type { Note } from '../../../frontend/src/features/notes/note';
import { loadNotes, noteUpdated, selectNotesState } from '../../../frontend/src/features/notes/notesSlice';
import { http } from '../../../frontend/src/features/sample-data/http';
import { signedIn } from '../../../frontend/src/features/session/sessionSlice';
import { loadTickets, selectTicketsState } from '../../../frontend/src/features/tickets/ticketsSlice';
import { setStorageOwner } from '../../../frontend/src/lib/accountStorage';
import { makeAppStore, storedBy } from './makeAppStore';

type AppStore = ReturnType<typeof makeAppStore>;

const fromThere: Note = { id: 9, title: 'From there', color: 'info', datef: '2026-11-20', deleted: false };

/** Has another tab store a part of an app, null to discard it, which the browser tells this one. */
function changeElsewhere(value: unknown, owner = 'guest', part = 'notes'): void {
  const key = `polder.${owner}.apps.${part}`;
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ version: 1, value }));
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

beforeEach(() => {
  localStorage.clear();
  setStorageOwner(null);
});
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

test.each([
  ['chat', async ({ dispatch }: AppStore) => dispatch(loadChats()).unwrap(), selectChatState],
  ['tickets', async ({ dispatch }: AppStore) => dispatch(loadTickets()).unwrap(), selectTicketsState],
] as const)(
  'what is drafted after a reset stays in another tab of %s, where it is slower',
  async (app, load, select) => {
    changeElsewhere([], 'guest', app);
    const store = makeAppStore();
    await load(store);
    const state = () => select(store.getState());
    const release = holdGet();
    changeElsewhere(null, 'guest', app);
    changeElsewhere({ 1: 'Begun since' }, 'guest', `${app}-drafts`);
    release();
    await waitFor(() => expect(state().status).toBe('ready'));
    expect(state().drafts).toEqual({ 1: 'Begun since' });
  },
);

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

test('a reset of the chats that is begun before signing in costs the account no draft', async () => {
  const { dispatch, getState } = createStore(defaultLayout);
  await dispatch(loadChats()).unwrap();
  changeElsewhere({ 1: 'Begun by Anna' }, 'account.anna', 'chat-drafts');
  const release = holdGet();
  const loading = dispatch(loadChats({ reset: true }));
  dispatch(signedIn({ email: 'anna@example.com', sub: 'anna' }));
  release();
  await loading;
  expect(selectChatState(getState()).drafts).toEqual({ 1: 'Begun by Anna' });
});
